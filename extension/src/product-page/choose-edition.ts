import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { isbnsIn, listIsbns } from './book-numbers.ts'
import { squeezed } from './clean-title.ts'
import type { EditionFacts, ItemFacts, PageFacts } from './extract/page-facts.ts'
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

/** Every edition of the page's own items, in the order of the page. */
export function listEditions(items: readonly ItemFacts[]): Edition[] {
  return items.flatMap((item) => [item, ...item.editions]).flatMap(toEditions)
}

/** Whether the visitor has chosen an edition: in the address, or in the page's form. */
function isChosen({ url, format }: Edition, facts: PageFacts): boolean {
  const wanted = variantIn(facts.url)
  const variant = variantIn(url)
  if (wanted) return variant === wanted
  return facts.chosen.some(
    ({ value }) => value === variant || (format !== null && squeezed(value) === squeezed(format)),
  )
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
 * Whether the visitor has chosen a format, in the form or in the address, and this edition has another. Data
 * that name no format are of the first one in the form.
 */
function isOfOtherFormat({ format }: Edition, { chosen, url }: PageFacts): boolean {
  const named = [...new URL(url).searchParams].filter(([name]) => /format/i.test(name))
  const wanted = [...chosen.map(({ value }) => value), ...named.map(([, value]) => value)].flatMap(
    (text) => formatIn(text) ?? [],
  )
  const own = format === null ? undefined : formatIn(format)
  if (own) return wanted.length > 0 && !wanted.includes(own)
  return chosen.some(({ value, before }) => formatIn(value) && before.some(formatIn))
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
  const [first] = editions
  if (!first || items.some(hasSeveralNumbers)) return undefined
  if (hasOtherVariants(items, facts) || isOfOtherFormat(first, facts)) return undefined
  return areAllOfOneBook(items.flatMap((item) => listEditions([item]).slice(0, 1)))
    ? first
    : undefined
}
