import { randomInt } from 'node:crypto'
import { PUBLIC_ID_LENGTH, type PublicId } from '@everyshelf/domain/links'

const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ROW_ID_LENGTH = 20

/** Creates a random row id of 20 letters and digits (about 103 bits). */
export function createRowId(): string {
  return randomText(ROW_ID_LENGTH)
}

/** Creates a random id for a user in links. It reveals nothing about the account. */
export function createPublicId(): PublicId {
  return randomText(PUBLIC_ID_LENGTH) as PublicId
}

function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS_AND_DIGITS[randomInt(36)]).join('')
}
