import { identifierKey } from '@everyshelf/domain/identifiers'
import { type Html, html } from './html.ts'
import type { ReaderPage } from './reader-page.ts'

/** Which page a form comes back to; the server builds its address from these and from nothing else. */
export function renderReturn({ identifier, link, asked }: ReaderPage): Html {
  const fields = [
    ['isbn', identifierKey(identifier)],
    ['link', link?.slug],
    ['country', asked.country],
    ['lang', asked.language],
  ] as const
  return html`${fields.map(([name, value]) =>
    value === undefined ? null : html`<input type="hidden" name="${name}" value="${value}">`,
  )}`
}
