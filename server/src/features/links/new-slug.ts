import { randomBytes } from 'node:crypto'
import { type Slug, slugFromBytes } from '@everyshelf/domain/links'

const SLUG_BYTES = 16

export function createSlug(): Slug {
  for (;;) {
    const slug = slugFromBytes(randomBytes(SLUG_BYTES))
    if (slug) return slug
  }
}
