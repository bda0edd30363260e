import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import { type BookFormat, findRetailerByCode } from '@everyshelf/domain/retailers'
import { parseBookFormat } from './book-format-of.ts'
import { listNotes } from './book-notes.ts'
import { listEditions } from './choose-edition.ts'
import { cleanTitle } from './clean-title.ts'
import type { PageFacts } from './extract/page-facts.ts'
import { plainChoice, toFormatChoice, uniqueFormats } from './format-choices.ts'
import type { FoundNumber, OwnFacts } from './own-number.ts'
import type { BookPage } from './recognized-page.ts'

/** Words in addresses that name the format: `/audiobook/`, `hoerbuch`, `_lydbog_`. */
const AUDIO_PATH = /audio-?(?:book|livre|libro)|luisterboek|h(?:oe|%C3%B6)rbuch|lydbog|ljudbok/i
const EBOOK_PATH = /e-?books?\b|epub/i

const FORMAT_ROW =
  /^(?:format|einband|bindung|medium|binding|reliure|formato|encuadernación|rilegatura|uitvoering|produktart|装帧|裝訂)$/i
const AUTHOR_ROW =
  /^(?:authors?|autor(?:in|en|es|a)?|autore|autori|auteurs?|autor\(es\)|auteur\(s\)|forfatter|författare|著者|作者)(?:\s*\/.*)?$/i

function findValue({ rows }: OwnFacts, label: RegExp): string | undefined {
  return rows.find((row) => label.test(row.label.trim()))?.value
}

/** The format that the page names, or else the likely one: what the retailer sells, or the address. */
function formatOf(
  identifier: BookIdentifier,
  own: OwnFacts,
  { url }: PageFacts,
  retailer: string | null,
): BookFormat {
  const sold = retailer ? findRetailerByCode(retailer)?.formats : undefined
  const { pathname } = new URL(url)
  const named = parseBookFormat(findValue(own, FORMAT_ROW) ?? '')
  if (sold?.length === 1 && sold[0]) return sold[0]
  if (own.items.some(({ types }) => types.includes('Audiobook'))) return 'audio'
  if (named !== 'print') return named
  if (AUDIO_PATH.test(pathname)) return 'audio'
  if (EBOOK_PATH.test(pathname) || isB0Asin(identifier)) return 'ebook'
  return sold?.includes('print') === false ? 'ebook' : 'print'
}

/** Title and author in the text for previews, of a site that writes `Title by Author | Site`. */
function readPreview({ names, url }: PageFacts): { title: string; authors: string[] } | undefined {
  const [whole] = names.titles
  const title = whole && cleanTitle(whole, { authors: [], site: names.site, url })
  if (!title || title === whole) return undefined
  const [, before, author] =
    /^(.+?) (?:by|von|par|av|af|door) (\p{Lu}.{1,60}?)(?:\s[-–—|].*)?$/u.exec(title) ?? []
  return before && author ? { title: before, authors: [author] } : { title, authors: [] }
}

/** The authors that the page names: in its data, beside its heading, in its details or its preview. */
function authorsOf({ items, rows }: OwnFacts, facts: PageFacts): readonly string[] {
  const described = items.find(({ authors }) => authors.length > 0)?.authors
  if (described) return described
  if (facts.headline.authors.length > 0) return facts.headline.authors
  const named = findValue({ items, rows }, AUTHOR_ROW)
  if (named && named.length <= 80) return named.split(/\s*[;,、]\s*/).slice(0, 5)
  return readPreview(facts)?.authors ?? []
}

/** A page's title as its own data, its heading or its preview has it, without what the site adds. */
export function titleOf(
  { items }: OwnFacts,
  facts: PageFacts,
  authors: readonly string[],
): string | null {
  const described = items.find(({ source, name }) => source !== 'meta' && name)?.name
  const { site, titles } = facts.names
  const title = described ?? facts.headline.title ?? readPreview(facts)?.title ?? titles[0] ?? null
  return title && cleanTitle(title, { authors, site, url: facts.url })
}

/** The recognized page of a book found anywhere but on Amazon. */
export function toBookPage(
  { identifier, evidence }: FoundNumber,
  own: OwnFacts,
  facts: PageFacts,
  retailer: string | null,
): BookPage {
  const editions = listEditions(own.items).map(toFormatChoice)
  const key = identifierKey(identifier)
  const labeled = editions.find((one) => identifierKey(one.identifier) === key && !one.isGuessed)
  // Without a format, a number says something only among others of the same kind.
  const others = uniqueFormats(
    editions.filter((one) => !one.isGuessed || editions.length > 1),
  ).filter((one) => identifierKey(one.identifier) !== key)
  const first = labeled ?? plainChoice(identifier, formatOf(identifier, own, facts, retailer))
  const formats = uniqueFormats([first, ...others])
  const authors = authorsOf(own, facts)
  const title = titleOf(own, facts, authors)
  const image = own.items.find((item) => item.image)?.image
  return {
    kind: 'book',
    identifier,
    title,
    authors,
    coverUrl: image ?? facts.headline.coverUrl,
    retailer,
    marketplace: null,
    formats,
    notes: listNotes([title, facts.headline.title], formats),
    evidence,
  }
}
