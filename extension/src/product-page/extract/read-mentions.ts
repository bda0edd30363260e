import type { Mention } from './page-facts.ts'
import { headingOf, isInSitePart } from './page-parts.ts'
import { cleanText, webUrl } from './page-text.ts'
import { readTextNumbers } from './read-text-numbers.ts'

const MAX_MENTIONS = 200
const MAX_LINKS = 3000
const MAX_TEXTS = 200
const SHOW_TEXT = 4

/** Addresses that may name a book, also within another address; the popup parses them. */
const MAY_NAME_BOOK =
  /97[89]-?\d|\/(?:dp|product|isbn|asin|d)\/|[?&](?:asin|isbn|ean)=|\bB0[A-Z0-9]{8}\b|aHR0c|eyJ/i
const ISBN13 = /(?<!\d)97[89][-–\s]?(?:\d[-–\s]?){9}\d(?!\d)/

function decoded(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

function pictureIn(link: Element): string | null {
  return cleanText(link.querySelector('img[alt]')?.getAttribute('alt'))
}

function mayNameBook(url: string | null): url is string {
  return url !== null && MAY_NAME_BOOK.test(decoded(url))
}

function readLinks(document: Document, base: string): Mention[] {
  return Array.from(document.querySelectorAll('a[href]'))
    .slice(0, MAX_LINKS)
    .map((link) => ({ link, url: webUrl(link.getAttribute('href'), base) }))
    .filter(({ link, url }) => mayNameBook(url) && !isInSitePart(link))
    .slice(0, MAX_MENTIONS)
    .map(({ link, url }) => ({
      url,
      number: null,
      text: cleanText(link.textContent) ?? cleanText(link.getAttribute('aria-label')),
      heading: headingOf(link) ?? pictureIn(link),
    }))
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

/** Entries of lists that show the number. */
function readEntries(document: Document): Mention[] {
  return Array.from(document.querySelectorAll('tr, li:not(:has(li))'))
    .slice(0, MAX_LINKS)
    .flatMap((entry) => {
      const number = ISBN13.exec(spacedText(entry))?.[0]
      if (!number || isInSitePart(entry)) return []
      const text = cleanText(entry.querySelector('a[href]')?.textContent)
      return [{ url: null, number, text, heading: headingOf(entry.firstElementChild ?? entry) }]
    })
}

/** Numbers that the page's text or its data names outside of any item. */
function readNumbers(document: Document): Mention[] {
  const marked = Array.from(document.querySelectorAll('[itemprop~="isbn" i]')).flatMap(
    (element) => {
      const number = cleanText(element.getAttribute('content') ?? element.textContent)
      return number ? [{ element, number }] : []
    },
  )
  return [...marked, ...readTextNumbers(document)].map(({ element, number }) => ({
    url: null,
    number,
    text: null,
    heading: headingOf(element),
  }))
}

/** Books that a page lists, links to, or names in its text. */
export function readMentions(document: Document, base: string): Mention[] {
  return [...readEntries(document), ...readLinks(document, base), ...readNumbers(document)].slice(
    0,
    MAX_MENTIONS,
  )
}
