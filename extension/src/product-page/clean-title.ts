/** Words for formats, which stores add to titles. */
const FORMATS =
  'paperback|hardcover|hardback|mass market(?: paperback)?|trade paperback|kindle(?: edition)?|e-?book|epub|audio ?book|audio cd|unabridged|large print|board book|taschenbuch|gebunden(?:e ausgabe)?|broschiert|hörbuch(?:-download)?|(?:livre )?(?:broché|relié|audio)|(?:livre de )?poche|tapa (?:blanda|dura)|libro|copertina (?:flessibile|rigida)|brossura|capa (?:comum|dura)|pocket|inbunden|häftad|paperback edition'
const IN_BRACKETS = new RegExp(
  `\\s*[([](?:(?:${FORMATS})[^)\\]]{0,20}|buch|book|livre)[)\\]]\\s*$`,
  'iu',
)
const AFTER_DASH = new RegExp(`\\s*[-–—|,:]\\s*(?:${FORMATS})\\s*$`, 'iu')
/** `- (Chronicles of Dune) by Frank Herbert`, as Target writes series and author. */
const SERIES_AND_AUTHOR = /\s+[-–—]\s+(?:\([^)]{1,80}\)\s*)?by\s+[^,()|]{2,60}$/iu
const SERIES = /\s+[-–—]\s+\([^)]{1,80}\)$/u

const BY = '(?:by|von|par|av|af|door|przez)'

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * A word of letters and digits only: `lanternstreet`. Accents of Latin letters do not matter; marks of other scripts,
 * the signs of `C++` and `C#`, and what stands between digits do.
 */
export function squeezed(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '·')
    .replace(/[^\p{L}\p{N}\p{M}+#·]/gu, '')
}

/** Whether a text names the site: by its own name or by its host. */
export function isSiteName(text: string, site: string | null, url: string): boolean {
  const name = squeezed(text).replace(/^the/, '')
  const host = new URL(url).hostname.replace(/^(?:www|m|app|store|shop)\./, '')
  const ofHost = squeezed(host.split('.').slice(0, -1).join('')).replace(/^the/, '')
  return (
    (site !== null && name === squeezed(site).replace(/^the/, '')) ||
    name === squeezed(host) ||
    (name.length > 2 && (ofHost === name || (ofHost.length > 3 && name.startsWith(ofHost))))
  )
}

interface TitleSource {
  readonly authors: readonly string[]
  readonly site: string | null
  readonly url: string
}

function withoutSite(title: string, { site, url }: TitleSource): string {
  const [, rest, last] = /^(.*\S)\s*(?:\||\s[-–—:]|:)\s+([^|]{2,40})$/.exec(title) ?? []
  if (rest && last && isSiteName(last, site, url))
    return withoutSite(rest, { authors: [], site, url })
  const [, first, after] = /^([^:：]{2,30})[:：]\s*(\S.*)$/.exec(title) ?? []
  return first && after && isSiteName(first, site, url) ? after : title
}

/**
 * A book's title without what the site adds to it: its own name, the format, the author.
 *
 * @example cleanTitle('Dune by Frank Herbert (Paperback)', { authors: ['Frank Herbert'], site: null, url }) // 'Dune'
 */
export function cleanTitle(title: string, source: TitleSource): string {
  const plain = withoutSite(title, source)
  const bare = plain.replace(IN_BRACKETS, '').replace(AFTER_DASH, '')
  const withoutSeries = bare.replace(SERIES_AND_AUTHOR, '').replace(SERIES, '')
  const names = source.authors.map(escaped).join('|')
  const byAuthor = new RegExp(`[\\s,]+[-–—]?\\s*(?:${BY}\\s+)?(?:${names})$`, 'iu')
  const cleaned = names ? withoutSeries.replace(byAuthor, '') : withoutSeries
  return cleaned.replace(IN_BRACKETS, '').trim() || title
}
