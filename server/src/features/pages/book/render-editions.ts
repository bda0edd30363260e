import { type Html, html } from '../frame/html.ts'
import type { ReaderPage } from './reader-page.ts'
import { amazonPath } from './reader-page-paths.ts'

/** Links to the other editions that Amazon sells in the reader's country. */
export function renderOtherEditions(page: ReaderPage): Html | null {
  const { messages, otherFormats } = page
  if (otherFormats.length === 0) return null
  return html` <span>${messages.otherEditions}</span>${otherFormats.map(
    (format) =>
      html` <a class="chip" href="${amazonPath(page, format)}" rel="sponsored nofollow">${messages[format]}</a>`,
  )}`
}
