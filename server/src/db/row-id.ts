import { randomInt } from 'node:crypto'
import { PUBLIC_ID_LENGTH, type PublicId } from '@everyshelf/domain/links'

const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ROW_ID_LENGTH = 20

/** A new key of a row: random, 20 letters and digits (about 103 bits). */
export function createRowId(): string {
  return randomText(ROW_ID_LENGTH)
}

/** A new name for a user in links; nothing in it tells of the account (S3). */
export function createPublicId(): PublicId {
  return randomText(PUBLIC_ID_LENGTH) as PublicId
}

function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS_AND_DIGITS[randomInt(36)]).join('')
}
