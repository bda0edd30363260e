import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { renderSmallPage } from '../../http/small-page.ts'
import { LINK_PAGE_STYLE, MARK } from './link-page-look.ts'
import type { RequestProblem } from './read-request.ts'

/** Why a reader gets a page of ours instead of a store's. */
export type PageProblem = RequestProblem | 'disabled' | 'over-limit' | 'unavailable' | 'method'

interface Words {
  readonly status: number
  readonly title: string
  readonly text: string
}

const pages: Readonly<Record<PageProblem, Words>> = {
  empty: {
    status: 404,
    title: 'This link names no book',
    text: 'The number of the book is missing from the address. Part of the link may have been lost on the way to you.',
  },
  length: {
    status: 404,
    title: 'This number has the wrong length',
    text: 'An ISBN has 10 or 13 digits, an ASIN 10 letters or digits. Part of the link may have been lost on the way to you.',
  },
  'check-digit': {
    status: 404,
    title: 'One digit of this ISBN is wrong',
    text: 'The last digit of an ISBN checks the others, and here it does not fit. Compare the number with the one on the back of the book.',
  },
  music: {
    status: 404,
    title: 'This number is for sheet music',
    text: 'Numbers that begin with 979-0 are given to printed music, not to books.',
  },
  filler: {
    status: 404,
    title: 'No book has this number',
    text: 'Its check digit is right, but it only fills a field. Compare the number with the one on the back of the book.',
  },
  'not-a-book-code': {
    status: 404,
    title: 'This is not the number of a book',
    text: 'A book is named by its ISBN (10 or 13 digits) or by its ASIN (10 letters or digits).',
  },
  'unknown-link': {
    status: 404,
    title: 'There is no such link',
    text: 'Check the address for a typing mistake, or ask the person who shared it.',
  },
  disabled: {
    status: 410,
    title: 'This link was switched off',
    text: 'It broke the rules of this site, so it leads nowhere any more. The book may still be found by its number.',
  },
  malformed: {
    status: 400,
    title: 'This link cannot be read',
    text: 'A part of the address is there twice or is damaged. Ask whoever gave you the link for a new one.',
  },
  'too-long': {
    status: 414,
    title: 'This link is too long',
    text: 'Our links are short. Something was added to this one that does not belong to it.',
  },
  'over-limit': {
    status: 429,
    title: 'Too many links at once',
    text: 'Very many links were opened from your network within a minute. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    title: 'We cannot look this link up right now',
    text: 'The link is fine; our server has a problem. Please try again in a moment.',
  },
  method: {
    status: 405,
    title: 'This address can only be opened',
    text: 'A link of ours is opened with GET or HEAD.',
  },
}

const styleHash = createHash('sha256').update(LINK_PAGE_STYLE).digest('base64')

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const

/** Longer texts are no number of a book; they are cut where they are shown. */
const SHOWN_AT_MOST = 60

/** Tells in a small page why there is no store to go to, and offers a way on; needs no script. */
export function sendLinkPage(
  response: ServerResponse,
  problem: PageProblem,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = text === '' ? plainPage(problem) : Buffer.from(renderLinkPage(problem, text))
  const { status } = pages[problem]
  response.writeHead(status, { ...HEADERS, ...headers, 'Content-Length': body.length }).end(body)
}

/** Pages that show nothing of the reader's are alike for everyone, and made once. */
const plainPages = new Map<PageProblem, Buffer>()

function plainPage(problem: PageProblem): Buffer {
  const page = plainPages.get(problem) ?? Buffer.from(renderLinkPage(problem, ''))
  plainPages.set(problem, page)
  return page
}

export function renderLinkPage(problem: PageProblem, text: string): string {
  const words = pages[problem]
  const shown = escapeHtml(shorten(text))
  return renderSmallPage({
    title: words.title,
    style: LINK_PAGE_STYLE,
    mark: MARK,
    main: `${shown ? `<p class="read">We read <b>${shown}</b></p>\n` : ''}<p>${words.text}</p>
<form action="/" method="get">
<label for="input">ISBN, ASIN or link to the book in a shop</label>
<div><input id="input" name="input" value="${shown}" autocomplete="off" spellcheck="false" required><button>Find the book</button></div>
</form>`,
    footer: `<a href="/">To the home page</a>${isReportable(problem) ? '<a href="/report">Report a link</a>' : ''}`,
  })
}

/** Where somebody may have been led by a link of ours that did harm. */
function isReportable(problem: PageProblem): boolean {
  return problem === 'unknown-link' || problem === 'disabled'
}

function shorten(text: string): string {
  const letters = [
    ...text
      .slice(0, SHOWN_AT_MOST * 2)
      .toWellFormed()
      .trim(),
  ]
  return letters.length > SHOWN_AT_MOST
    ? `${letters.slice(0, SHOWN_AT_MOST).join('')}…`
    : letters.join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
