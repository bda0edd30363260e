import { authorPagePath } from '@everyshelf/domain/author-pages'
import { parseServiceUrl, parseSlug, type Slug } from '@everyshelf/domain/links'
import type { ReportedKind } from './schema.ts'

/** What readers can report, by its address. */
export interface ReportedAddress {
  readonly kind: ReportedKind
  readonly slug: Slug
}

const PAGE = /^\/(by|series)\/([^/?#]+)/

/**
 * Reads the address of a link, an author page, or a series, with or without this site's origin. A text
 * without slashes is the slug of a link.
 *
 * @example parseReportedAddress('/by/ada-lind', origin) // { kind: 'author-page', slug: 'ada-lind' }
 */
export function parseReportedAddress(text: string, origin: string): ReportedAddress | undefined {
  const url = parseServiceUrl(text, origin)
  if (url?.slug) return { kind: 'link', slug: url.slug }
  const [, folder, address] = PAGE.exec(url?.target ?? text.trim()) ?? []
  const slug = parseSlug(address ?? (url ? '' : text))
  if (!slug) return undefined
  if (folder === undefined) return { kind: 'link', slug }
  return { kind: folder === 'by' ? 'author-page' : 'series', slug }
}

/** @example reportedPath({ kind: 'series', slug: 'salt' }) // '/series/salt' */
export function reportedPath({ kind, slug }: ReportedAddress): string {
  if (kind === 'author-page') return authorPagePath(slug)
  return kind === 'series' ? `/series/${slug}` : `/go/${slug}`
}
