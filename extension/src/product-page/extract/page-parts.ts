import { cleanText } from './page-text.ts'

const HEADING = 'h1, h2, h3, h4, h5, h6, [role="heading"]'

/** A title that is no heading: stores and dashboards mark it by its class, schema.org by its property. */
const TITLE = '[itemprop~="name" i], [class*="title" i], img[alt], b, strong, a[href]'

const NAMED_TITLE = '[class*="title" i]:not([class*="subtitle" i], h1, :has(h1))'
const MAX_ASCENT = 4

/** One entry of a list. */
const ENTRY = 'li, tr, [data-asin]'

/** Parts of a page that are about the site. */
const SITE_PARTS = 'nav, header, footer, [role="navigation"], [hidden], script, style, template'

function withWord(words: string, ...attributes: readonly string[]): string[] {
  return words
    .split(' ')
    .flatMap((word) => attributes.map((attribute) => `[${attribute}*="${word}" i]`))
}

/**
 * The parts of a page that are not about its subject. Classes and IDs are mostly English, whatever the
 * store's language; the rest are words that stores in the core marketplaces use.
 */
const OTHER_PARTS = [
  'nav, footer, aside, blockquote, [role="complementary"], [itemprop~="review" i]',
  'li:has(h2, h3, h4), li:has([itemprop~="name" i]), article + article, article:has(+ article)',
  ...withWord('review', 'class', 'id', 'data-testid').map(
    (one) => `${one}:not([class*="preview" i])`,
  ),
  ...withWord(
    'comment related recommend similar also- bought upsell',
    'class',
    'id',
    'data-testid',
  ),
  ...withWord('cross-sell crosssell carousel slider sponsored testimonial', 'class', 'id'),
  ...withWord('bewertung rezension empfehl recens relacion correlat similai opini', 'class', 'id'),
].join()

/** Descriptions are prose, which may name any book. */
const PROSE = [
  '[itemprop~="description" i]',
  ...withWord('descri beschreib beskriv omschrijv synopsis sinopsis', 'class', 'id'),
  ...withWord('blurb klappentext summary truncate', 'class', 'id'),
].join()

/** What contains the page's heading, or the whole page, is about the page's subject. */
const WHOLE = 'html, body, main, :has(h1)'

/** Whether an element is in such a part of the page. */
function isInside(element: Element, selector: string): boolean {
  const part = element.closest(selector)
  if (!part?.matches(WHOLE)) return part !== null
  return part.parentElement !== null && isInside(part.parentElement, selector)
}

/** Whether an element is in the site's menus, or is not shown. A header with the page's heading is not. */
export function isInSitePart(element: Element): boolean {
  return isInside(element, SITE_PARTS)
}

/** Whether an element is in a description. */
export function isInProse(element: Element): boolean {
  return isInside(element, PROSE)
}

/** A heading, or an element that contains nothing else that leads anywhere. */
function headingIn(element: Element): Element | null {
  if (element.matches(HEADING)) return element
  const [heading, second] = Array.from(element.querySelectorAll(HEADING))
  if (!heading || second) return null
  const links = Array.from(element.querySelectorAll('a[href]'))
  return links.every((link) => link.contains(heading) || heading.contains(link)) ? heading : null
}

function headingBefore(element: Element, within: Element): Element | null {
  let at: Element | null = element
  while (at && at !== within) {
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
      const heading = headingIn(before)
      if (heading) return heading
    }
    at = at.parentElement
  }
  return null
}

/** The only heading of the closest part that has one; of several, the one above the element. */
function findHeading(element: Element): Element | null {
  for (let part = element.parentElement; part; part = part.parentElement) {
    const [heading, second] = Array.from(part.querySelectorAll(HEADING))
    if (heading) return second ? headingBefore(element, part) : heading
  }
  return null
}

/** Whether the heading leads to a page of its own, as the title of another product does. */
function isUnderLink(element: Element): boolean {
  const heading = findHeading(element)
  if (!heading || heading.localName === 'h1') return false
  const link = heading.closest('a[href]') ?? heading.querySelector('a[href]')
  return link !== null && !link.getAttribute('href')?.startsWith('#')
}

/** Whether an element is in a part of the page that is not about the page's subject. */
export function isInOtherPart(element: Element): boolean {
  return isInside(element, OTHER_PARTS) || isUnderLink(element)
}

function titleIn(part: Element | null, selector: string, element: Element): string | null {
  for (const title of Array.from(part?.querySelectorAll(selector) ?? [])) {
    if (title.contains(element) || title.querySelector(selector)) continue
    const text = cleanText(title.getAttribute('alt') ?? title.textContent)
    if (text && /\p{L}{2}/u.test(text) && !/^[^:：]{1,20}[:：]/.test(text)) return text
  }
  return null
}

/** The title of an entry without a heading: what its list marks as one, or a class names so. */
function findEntryTitle(element: Element): string | null {
  const inEntry = titleIn(element.closest(ENTRY), TITLE, element)
  let part = element.parentElement
  for (let step = 0; !inEntry && part && step < MAX_ASCENT; step++) {
    const title = titleIn(part, NAMED_TITLE, element)
    if (title) return title
    part = part.parentElement
  }
  return inEntry
}

/** The text of the heading that an element stands under; null when that is the page's only h1. */
export function headingOf(element: Element): string | null {
  const heading = findHeading(element)
  const isMain = heading?.localName === 'h1' && !hasSeveralHeadings(element)
  return isMain || !heading ? findEntryTitle(element) : cleanText(heading.textContent)
}

function hasSeveralHeadings(element: Element): boolean {
  return element.ownerDocument.querySelectorAll('h1').length > 1
}

/** The page's h1 elements without the site's logo, which is often one. The first is the page's own. */
export function listHeadings(document: Document): Element[] {
  return Array.from(document.querySelectorAll('h1')).filter(
    (heading) => !heading.closest('a[href="/"]') && !heading.querySelector('a[href="/"]'),
  )
}
