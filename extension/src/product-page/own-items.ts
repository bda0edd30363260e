import { cleanTitle, isSiteName, squeezed } from './clean-title.ts'
import type { ItemFacts, PageFacts } from './extract/page-facts.ts'
import { comparePage } from './page-addresses.ts'

/** What stores write around a title and its author, in the languages of the core marketplaces. */
const AROUND_TITLES = new Set(
  [
    'by von par av af door przez de di buy order kaufen bestellen acheter comprar comprare online read review',
    'book buch livre libro bog bok boek ebook paperback hardcover hardback taschenbuch gebunden edition ausgabe',
  ].flatMap((words) => words.split(' ')),
)

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** A window's title, which almost always ends with the site's name, without its last part. */
function withoutLastPart(title: string): string {
  return title.replace(/\s+[-–—|·]\s+[^-–—|·]+$/u, '')
}

/** The texts that say what the page is about. Titles count only where no heading does. */
function listPageNames({ names, url }: PageFacts): string[] {
  const headings = names.headings.filter((heading) => !isSiteName(heading, names.site, url))
  const titles = squeezed(names.titles.join(' '))
  const titled = headings.filter((heading) => titles.includes(squeezed(heading)))
  if (titled.length > 0) return titled
  const [first] = headings
  if (first) return [first]
  const cleaned = names.titles.map((title) =>
    cleanTitle(title, { authors: [], site: names.site, url }),
  )
  return [...cleaned, ...names.titles.slice(-1).map(withoutLastPart)]
}

/** `A Novel` and the like at the end of a title. Other subtitles may be those of a companion. */
function withoutGenre(title: string): string {
  return title.replace(
    /(?:[:：]|\s[-–—])\s*(?:(?:an?|eine?|une?|una|um|en)\s)?(?:novel|novella|memoir|mystery|thriller|roman|kriminalroman|krimi|novela|romanzo|romance)$/iu,
    '',
  )
}

/** What is no edition of the book that it is named after. */
const COMPANION =
  /study guide|workbook|summary|analysis|companion|(?:german|french|spanish|english|deutsche|englische) (?:edition|ausgabe)/i

/** The parts of a name: its title, subtitle, series, author. */
function partsOf(name: string): string[] {
  return name.split(/\s[-–—|·]\s|[:：([|]/u)
}

/** Everyone whom the page or an item names as an author. */
function listAuthors({ authors }: ItemFacts, { headline, items }: PageFacts): string[] {
  const inHead = items.filter(({ source }) => source === 'meta').flatMap((meta) => meta.authors)
  return [...authors, ...headline.authors, ...inHead]
}

/** The words around a title in a longer text; undefined if the text does not contain the title. */
function wordsAround(longer: string, title: string): string[] | undefined {
  const inner = ` ${wordsOf(title).join(' ')} `
  const outer = ` ${wordsOf(longer).join(' ')} `
  const isContained = inner.trim() !== '' && outer.includes(inner)
  return isContained ? outer.replace(inner, ' ').split(' ').filter(Boolean) : undefined
}

/** Whether one text is the title and the other, around it, names its authors and says what stores say. */
function addsAuthors(longer: string, title: string, authors: readonly string[]): boolean {
  const known = new Set(authors.flatMap(wordsOf))
  const around = wordsAround(longer, title) ?? []
  return (
    around.some((word) => known.has(word)) &&
    around.every((word) => known.has(word) || AROUND_TITLES.has(word))
  )
}

/** How surely a page's name is the item's: 2 if they are equal, 1 if one only adds to the other, else 0. */
function compareNames(item: ItemFacts, pageName: string, facts: PageFacts): number {
  const name = item.name ?? ''
  const onPage = squeezed(pageName)
  if (squeezed(name) === onPage) return 2
  const authors = listAuthors(item, facts)
  const source = { authors, site: facts.names.site, url: facts.url }
  const cleaned = cleanTitle(name, source)
  const shown = cleanTitle(pageName, source)
  const [title = '', ...inBrackets] = name.split(/[(（[]/)
  const adds =
    squeezed(withoutGenre(cleaned)) === squeezed(shown) ||
    squeezed(cleaned) === squeezed(withoutGenre(shown)) ||
    // Series and format stand in brackets; what follows a colon may be the title of a companion.
    (squeezed(title) === onPage && !COMPANION.test(inBrackets.join(' '))) ||
    addsAuthors(pageName, name, authors) ||
    addsAuthors(name, pageName, authors)
  return adds ? 1 : 0
}

/** Whether two names have a word in common that is longer than an article. */
function shareWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one).filter((word) => word.length > 3 || /[^a-z]/.test(word)))
  return wordsOf(other).some((word) => words.has(word))
}

/** How surely the page is about an item: 0 if nothing says so. */
function rank(item: ItemFacts, facts: PageFacts, pageNames: readonly string[]): number {
  if (!item.isSubject) return 0
  const page = comparePage(item.url, facts)
  if (page === 'other') return 0
  const names = pageNames.map((name) => compareNames(item, name, facts))
  const named = item.hasHeading ? 2 : Math.max(0, ...names)
  if (named > 0) return named + 1
  // Its address alone is not enough: some templates give every item the address of the page.
  const isSimilar = pageNames.some(
    (name) =>
      shareWord(name, item.name ?? '') && COMPANION.test(name) === COMPANION.test(item.name ?? ''),
  )
  return page === 'same' && item.source === 'json-ld' && isSimilar ? 1 : 0
}

/** Whether meta elements are of this page: they are in its head, but it may be the head of the page before. */
function describesPage(meta: ItemFacts, facts: PageFacts, pageNames: readonly string[]): boolean {
  if (!meta.isSubject || comparePage(meta.url, facts) === 'other') return false
  const { site } = facts.names
  if (!meta.name || pageNames.length === 0 || isSiteName(meta.name, site, facts.url)) return true
  return [meta.name, ...partsOf(meta.name)].some((name) =>
    pageNames.some((pageName) => compareNames({ ...meta, name }, pageName, facts) > 0),
  )
}

/** Items without a name, when a page describes nothing else and they agree on one number. */
function listNameless(
  items: readonly ItemFacts[],
  facts: PageFacts,
  isNamed: boolean,
): ItemFacts[] {
  const possible = items.filter(
    ({ isSubject, name, url }) =>
      isSubject && (!isNamed || name === null) && comparePage(url, facts) !== 'other',
  )
  const numbers = new Set(possible.flatMap(({ isbns }) => isbns.slice(0, 1)))
  return possible.length === 1 || numbers.size === 1 ? possible : []
}

/**
 * The items that the page is about: those whose name or address is the page's own. If there are several, they
 * describe the same thing. All other items on the page are about something else, whatever their markup says.
 */
export function listOwnItems(facts: PageFacts): ItemFacts[] {
  const pageNames = listPageNames(facts)
  const metas = facts.items.filter(({ source }) => source === 'meta')
  const items = facts.items.filter(({ source }) => source !== 'meta')
  const ranks = items.map((item) => rank(item, facts, pageNames))
  const best = Math.max(0, ...ranks)
  const own =
    best > 0
      ? items.filter((_, index) => ranks[index] === best)
      : listNameless(items, facts, pageNames.length > 0)
  // In markup, the heading shows which of several things of one name the page is about.
  const hasHolder = own.some(({ hasHeading }) => hasHeading)
  const shown = own.filter(
    ({ source, hasHeading }) => hasHeading || !hasHolder || source === 'json-ld',
  )
  return [...shown, ...metas.filter((meta) => describesPage(meta, facts, pageNames))]
}
