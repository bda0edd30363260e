import { randomBytes } from 'node:crypto'
import { isReservedSlug, type Slug, slugFromBytes } from '@everyshelf/domain/links'

const SLUG_BYTES = 16

/** Tests pass their own bytes. */
export function createSlug(drawBytes: (length: number) => Uint8Array = randomBytes): Slug {
  for (;;) {
    const slug = slugFromBytes(drawBytes(SLUG_BYTES))
    if (slug && !isReservedSlug(slug, 'link')) return slug
  }
}
