import type { ListedBook } from './page-facts.ts'
import { cleanText, textOf, webUrl } from './page-text.ts'

const MAX_LISTED = 200
const MAX_LINKS = 3000
const MAX_TEXTS = 200
const SHOW_TEXT = 4

/** Addresses that may name a book; the popup parses them. */
const MAY_NAME_BOOK =
  /97[89]-?\d|\/(?:dp|product|isbn|asin)\/|[?&](?:asin|isbn|ean)=|\bB0[A-Z0-9]{8}\b/i
const ISBN13 = /(?<!\d)97[89][-–\s]?(?:\d[-–\s]?){9}\d(?!\d)/

/** Parts of a page that are about the site, not about books. */
const CHROME = 'nav, header, footer, [role="navigation"], [hidden], script, style, template'
const ENTRY = 'li, tr, article, [data-asin]'
const ENTRY_TITLE = 'h2, h3, h4, h5, .title a, [itemprop="name"]'

/** Link texts that name a store or a format instead of a book. */
const NO_TITLE =
  /^(?:buy|order|shop|get|pre-?order|kaufen|bestellen|acheter|comprar|amazon|kindle|paperback|hardcover|audiobook|audible|ebook|view|see|read|here|link|isbn|[\d$£€\s.,-]+$)/i

function isTitle(text: string | null): text is string {
  return text !== null && /\p{L}{2}/u.test(text) && !NO_TITLE.test(text)
}

function titleOf(link: Element): string | null {
  const own = cleanText(link.textContent)
  if (isTitle(own)) return own
  const picture = cleanText(link.querySelector('img[alt]')?.getAttribute('alt'))
  if (isTitle(picture)) return picture
  const entry = link.closest(ENTRY)
  const heading = entry && textOf(entry, ENTRY_TITLE)
  return isTitle(heading) ? heading : null
}

function readLinks(document: Document, base: string): ListedBook[] {
  return Array.from(document.querySelectorAll('a[href]'))
    .slice(0, MAX_LINKS)
    .flatMap((link) => {
      const url = webUrl(link.getAttribute('href'), base)
      if (!url || !MAY_NAME_BOOK.test(url) || link.closest(CHROME)) return []
      return [{ url, number: null, title: titleOf(link) }]
    })
}

/** Label and number may be in adjacent elements without white space between them. */
function spacedText(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, SHOW_TEXT)
  const parts: string[] = []
  while (parts.length < MAX_TEXTS && texts.nextNode()) {
    parts.push((texts.currentNode.nodeValue ?? '').slice(0, 200))
  }
  return parts.join(' ')
}

/** Rows of lists that show the number in a cell of its own. */
function readEntries(document: Document): ListedBook[] {
  return Array.from(document.querySelectorAll('tr, li:not(:has(li))'))
    .slice(0, MAX_LINKS)
    .flatMap((entry) => {
      const number = ISBN13.exec(spacedText(entry))?.[0]
      if (!number || entry.closest(CHROME)) return []
      const title =
        textOf(entry, ENTRY_TITLE) ??
        cleanText(entry.querySelector('img[alt]')?.getAttribute('alt')) ??
        textOf(entry, 'a[href]')
      return [{ url: null, number, title: isTitle(title) ? title : null }]
    })
}

/** Books that a page lists besides its own subject: bibliographies, reading lists, links to stores. */
export function readListedBooks(document: Document, base: string): ListedBook[] {
  return [...readEntries(document), ...readLinks(document, base)].slice(0, MAX_LISTED)
}
