import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { isbnsIn, listIsbns, shareNumber, shownIsbns } from './book-numbers.ts'
import { squeezed } from './clean-title.ts'
import type { Choice, EditionFacts, ItemFacts, PageFacts } from './extract/page-facts.ts'
import { comparePage, variantIn } from './page-addresses.ts'

/** An edition that a page names, with its number. */
export interface Edition {
  readonly identifier: BookIdentifier
  readonly format: string | null
  readonly url: string | null
}

function toEditions(facts: Pick<EditionFacts, 'isbns' | 'numbers' | 'format' | 'url'>): Edition[] {
  const [identifier] = isbnsIn(facts)
  return identifier ? [{ identifier, format: facts.format, url: facts.url }] : []
}

/** What stores and schema.org call each format. */
const FORMATS = [
  /^(?:kindle|e-?book|epub)/i,
  /^audio/i,
  /^(?:paperback|softcover|taschenbuch|poche|broché)/i,
  /^(?:hard(?:cover|back)|gebunden|relié)/i,
]

function formatIn(text: string): RegExp | undefined {
  return FORMATS.find((names) => names.test(text))
}

/** The end of a title in brackets or after a dash: `Title (Audiobook)`, `Title – Paperback`. */
function lastPartOf(title: string): string {
  return /(?:[([]|\s[-–—/] )([^()[\]–—/]{3,40})[)\]]?\s*$/u.exec(title)?.[1] ?? ''
}

/** The format that an item names, if only in its name. */
function ownFormatOf({ format, name }: ItemFacts): string | null {
  const named = lastPartOf(name ?? '')
  return format ?? (formatIn(named) ? named : null)
}

/** Every edition of the page's own items, in the order of the page. */
export function listEditions(items: readonly ItemFacts[]): Edition[] {
  return items
    .flatMap((item) => [{ ...item, format: ownFormatOf(item) }, ...item.editions])
    .flatMap(toEditions)
}

/** The formats that the address, the form, or the heading names. */
function listWanted({ chosen, url, names }: PageFacts): RegExp[] {
  const { pathname, searchParams, hash } = new URL(url)
  const inQuery = [...searchParams].filter(([name]) => /format|binding|edition/i.test(name))
  const inPath = [pathname.split('/').at(-1) ?? '', hash.slice(1)]
  return [
    ...chosen.map(({ value }) => value),
    ...inQuery.map(([, value]) => value),
    ...inPath.filter((part) => /^[a-z]+(?:-?book)?$/i.test(part)),
    ...names.headings.slice(0, 1).map(lastPartOf),
  ].flatMap((text) => formatIn(text) ?? [])
}

/** Whether the visitor has chosen an edition: in the address, or in the page's form. */
function isChosen({ identifier, url, format }: Edition, facts: PageFacts): boolean {
  const { searchParams } = new URL(facts.url)
  const wanted = variantIn(facts.url)
  const variant = variantIn(url)
  if (wanted) return variant === wanted
  if (shareNumber([identifier], listIsbns([...searchParams.values()]))) return true
  const isNamed = ({ value }: Choice) =>
    value === variant || (format !== null && squeezed(value) === squeezed(format))
  const own = format === null ? undefined : formatIn(format)
  return facts.chosen.some(isNamed) || (own !== undefined && listWanted(facts).includes(own))
}

/** The only edition whose number the page's details show. */
function findShown(editions: readonly Edition[], facts: PageFacts): Edition | undefined {
  const [shown, second] = shownIsbns(facts)
  return shown && !second
    ? editions.find(({ identifier }) => shareNumber([identifier], [shown]))
    : undefined
}

/** The only edition whose own page is the open one, where each edition has a page. */
function findByPage(editions: readonly Edition[], facts: PageFacts): Edition | undefined {
  const [own, second] = editions.filter(({ url }) => comparePage(url, facts) === 'same')
  return second ? undefined : own
}

/** Whether an edition is of another variant than the address chooses. */
function isOfOtherVariant({ url }: Edition, facts: PageFacts): boolean {
  const wanted = variantIn(facts.url)
  const variant = variantIn(url)
  return wanted !== null && variant !== null && variant !== wanted
}

/** The variant that the address chooses, or else the form: Shopify's ids are long numbers. */
function chosenVariant({ url, chosen }: PageFacts): string | null {
  return variantIn(url) ?? chosen.find(({ value }) => /^\d{8,}$/.test(value))?.value ?? null
}

/** Whether the page's data are of other variants, too, or only, than the chosen one. */
function hasOtherVariants(items: readonly ItemFacts[], facts: PageFacts): boolean {
  const wanted = chosenVariant(facts)
  const urls = items.flatMap((item) => [item.url, ...item.editions.map(({ url }) => url)])
  return (
    wanted !== null && urls.flatMap((url) => variantIn(url) ?? []).some((one) => one !== wanted)
  )
}

/**
 * Whether the page or the visitor's choice names a format, and this edition has another. Data
 * that name no format are of the first one in the form.
 */
function isOfOtherFormat({ format }: Edition, facts: PageFacts): boolean {
  const wanted = listWanted(facts)
  const own = format === null ? undefined : formatIn(format)
  if (own) return wanted.length > 0 && !wanted.includes(own)
  return facts.chosen.some(({ value, before }) => formatIn(value) && before.some(formatIn))
}

/** A record of a library may have the numbers of several editions, and a list those of several books. */
function hasSeveralNumbers({ isbns }: ItemFacts): boolean {
  return listIsbns(isbns).length > 1
}

function areAllOfOneBook(editions: readonly Edition[]): boolean {
  const keys = new Set(editions.map(({ identifier }) => identifierKey(identifier)))
  const formats = new Set(editions.map(({ format }) => format))
  return keys.size === 1 || (formats.size === keys.size && !formats.has(null))
}

/**
 * The edition that the page shows: the chosen one, else the first. Undefined if the address chooses one
 * that the page does not name, or if several items of the same name could be it.
 */
export function chooseEdition(items: readonly ItemFacts[], facts: PageFacts): Edition | undefined {
  const editions = listEditions(items)
  const chosen = editions.find((edition) => isChosen(edition, facts))
  if (chosen) return chosen
  const named = items.flatMap((item) => item.editions).flatMap(toEditions)
  const byPage = findByPage(named, facts)
  if (byPage && !isOfOtherVariant(byPage, facts)) return byPage
  const first = findShown(editions, facts) ?? editions[0]
  if (!first || items.some(hasSeveralNumbers)) return undefined
  if (hasOtherVariants(items, facts) || isOfOtherFormat(first, facts)) return undefined
  return areAllOfOneBook(items.flatMap((item) => listEditions([item]).slice(0, 1)))
    ? first
    : undefined
}
