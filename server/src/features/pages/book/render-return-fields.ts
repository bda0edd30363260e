import { identifierKey } from '@everyshelf/domain/identifiers'
import { type Html, html } from '../frame/html.ts'
import type { ReaderPage } from './reader-page.ts'

/** Hidden fields from which the server builds the URL to return to. It accepts no URL from the form. */
export function renderReturnFields(page: ReaderPage): Html {
  return html`<input type="hidden" name="isbn" value="${identifierKey(page.identifier)}">${renderHiddenFields(page)}`
}

/** Hidden fields with what the page was opened with. */
export function renderHiddenFields({ link, requested }: Pick<ReaderPage, 'link' | 'requested'>) {
  const fields = [
    ['link', link?.slug],
    ['country', requested.country],
    ['lang', requested.language],
    ['utm_campaign', requested.utmCampaign],
    ['in', requested.isInBook ? 'book' : undefined],
  ] as const
  return fields.map(([name, value]) =>
    value === undefined ? null : html`<input type="hidden" name="${name}" value="${value}">`,
  )
}
