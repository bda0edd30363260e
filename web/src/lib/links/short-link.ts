import type { Slug } from '@everyshelf/domain/links'

/** Uses the origin of the Global Link, since the page's own may differ. */
export function toShortLink(slug: Slug, globalLink: string | null): string {
  return `${new URL(globalLink ?? location.href).origin}/go/${slug}`
}
