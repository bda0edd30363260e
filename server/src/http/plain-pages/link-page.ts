import type { ServerResponse } from 'node:http'
import type { IdentifierProblem } from '@everyshelf/domain/identifiers'
import { escapeHtml } from './escape-html.ts'
import { listPlainPageHeaders, renderPlainPage } from './plain-page.ts'

/** Why a reader sees this page instead of a store. */
export type PageProblem =
  | IdentifierProblem
  | 'malformed'
  | 'too-long'
  | 'unknown-link'
  | 'unknown-page'
  | 'page-disabled'
  | 'owner-banned'
  | 'account-deleted'
  | 'disabled'
  | 'over-limit'
  | 'unavailable'
  | 'method'

interface PageText {
  readonly status: number
  readonly title: string
  readonly text: string
}

const PAGE_DISABLED: PageText = {
  status: 410,
  title: 'This page was disabled',
  text: 'It broke the rules of this site. You can still find a book by its ISBN or ASIN.',
}

const pages: Readonly<Record<PageProblem, PageText>> = {
  empty: {
    status: 404,
    title: 'This link has no ISBN or ASIN',
    text: 'The ISBN or ASIN is missing. Ask the person who shared the link for a new one.',
  },
  length: {
    status: 404,
    title: 'This ISBN or ASIN has the wrong length',
    text: 'An ISBN has 10 or 13 digits. An ASIN has 10 letters or digits. Check it, or ask for a new link.',
  },
  'check-digit': {
    status: 404,
    title: 'One digit of this ISBN is wrong',
    text: 'The check digit does not match. Compare this ISBN with the one on the back of the book.',
  },
  music: {
    status: 404,
    title: 'This number is for sheet music',
    text: 'Numbers that start with 979-0 belong to printed music, not to books.',
  },
  filler: {
    status: 404,
    title: 'No book has this ISBN',
    text: 'It is a placeholder. Compare it with the ISBN on the back of the book.',
  },
  'not-a-book-code': {
    status: 404,
    title: 'This is not an ISBN or ASIN',
    text: 'Enter an ISBN (10 or 13 digits) or an ASIN (10 letters or digits).',
  },
  'unknown-link': {
    status: 404,
    title: 'Link not found',
    text: 'Check the address for typos, or ask the person who shared it.',
  },
  disabled: {
    status: 410,
    title: 'This link was disabled',
    text: 'It broke the rules of this site. You can still find the book by its ISBN or ASIN.',
  },
  'unknown-page': {
    status: 404,
    title: 'This page is not online',
    text: 'Its author has not published it, or the address has a typo. Ask the person who shared it.',
  },
  'page-disabled': PAGE_DISABLED,
  // The page comes back when the ban is lifted, so this is not 410.
  'owner-banned': { ...PAGE_DISABLED, status: 404 },
  'account-deleted': {
    status: 410,
    title: 'This page was removed',
    text: 'Its author has deleted their account. Book links at this address still work.',
  },
  malformed: {
    status: 400,
    title: 'This link is damaged',
    text: 'Part of the address is repeated or broken. Ask the person who shared it for a new link.',
  },
  'too-long': {
    status: 414,
    title: 'This link is too long',
    text: 'Something was added to it. Ask the person who shared it for the original link.',
  },
  'over-limit': {
    status: 429,
    title: 'Too many requests',
    text: 'Your network sent too many requests within a minute. Try again in a moment.',
  },
  unavailable: {
    status: 503,
    title: 'We cannot look up this link right now',
    text: 'Our server has a problem. Try again in a moment.',
  },
  method: {
    status: 405,
    title: 'This request is not supported',
    text: 'Links accept only GET and HEAD requests.',
  },
}

const HEADERS = {
  ...listPlainPageHeaders(),
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Longer texts are not book numbers. The page shortens them. */
const MAX_ROWS = 60

/** Sends a page that explains the problem and offers a search. It needs no script. */
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

/** The same on an own domain, whose reader looks for nothing of ours. */
export function sendDomainPage(
  response: ServerResponse,
  problem: PageProblem,
  headers: Readonly<Record<string, string>>,
): void {
  const { status, title, text } = pages[problem]
  const body = Buffer.from(renderPlainPage({ title, main: `<p>${text}</p>`, footer: '' }))
  response.writeHead(status, { ...HEADERS, ...headers, 'Content-Length': body.length }).end(body)
}

/** Pages that show no text of the request are rendered once. */
const plainPages = new Map<PageProblem, Buffer>()

function plainPage(problem: PageProblem): Buffer {
  const page = plainPages.get(problem) ?? Buffer.from(renderLinkPage(problem, ''))
  plainPages.set(problem, page)
  return page
}

export function renderLinkPage(problem: PageProblem, text: string): string {
  const page = pages[problem]
  const shown = escapeHtml(shorten(text))
  return renderPlainPage({
    title: page.title,
    main: `${shown ? `<p class="read">In the link: <b>${shown}</b></p>\n` : ''}<p>${page.text}</p>
<form action="/" method="get">
<label for="input">ISBN, ASIN, or link to the book in a store</label>
<div><input id="input" name="input" value="${shown}" autocomplete="off" spellcheck="false" required><button>Find book</button></div>
</form>`,
    footer: `<a href="/">Home page</a>${isReportable(problem) ? '<a href="/report">Report a link</a>' : ''}`,
  })
}

/** Readers can report a link here that may have done harm. */
function isReportable(problem: PageProblem): boolean {
  return problem === 'unknown-link' || problem === 'disabled'
}

function shorten(text: string): string {
  const characters = [
    ...text
      .slice(0, MAX_ROWS * 2)
      .toWellFormed()
      .trim(),
  ]
  return characters.length > MAX_ROWS
    ? `${characters.slice(0, MAX_ROWS).join('')}…`
    : characters.join('')
}
