import { randomBytes } from 'node:crypto'
import { type Slug, slugFromBytes } from '@everyshelf/domain/links'

const SLUG_BYTES = 16
const ROW_ID_BYTES = 12

export function createSlug(): Slug {
  for (;;) {
    const slug = slugFromBytes(randomBytes(SLUG_BYTES))
    if (slug) return slug
  }
}

/** @example createRowId() // '5f0c9a1be24d77c0a3b61e90' */
export function createRowId(): string {
  return randomBytes(ROW_ID_BYTES).toString('hex')
}
