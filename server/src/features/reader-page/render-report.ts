import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { type Html, html } from './html.ts'
import { messagesIn } from './messages/languages.ts'
import type { ReaderPage } from './reader-page.ts'
import { renderReturn } from './render-return.ts'

/** Where a reader says that a store does not have the book; kept for the link's owner, so for links alone. */
export function renderReport(page: ReaderPage): Html | null {
  const { language, link, shops, route, country } = page
  const messages = messagesIn[language]
  if (!link) return null
  if (page.isReported) {
    return html`<section class="part" id="report"><p class="thanks" role="status">${messages.reportThanks}</p></section>`
  }
  const amazon = getMarketplace(route.marketplace)
  const places = [
    ...(route.isSold ? [[`amazon-${amazon.code}`, amazon.storeName] as const] : []),
    ...shops.map(({ retailer, shop }) => [retailer, shop.name] as const),
  ]
  if (places.length === 0) return null
  return html`<details class="part report" id="report"><summary>${messages.report}</summary>
<form action="/book/not-available" method="post">
<p class="soft">${messages.reportText}</p>
${renderReturn(page)}<input type="hidden" name="place" value="${country}">
<label for="report-store">${messages.reportStore}</label>
<div class="row"><select id="report-store" name="store">${places.map(
    ([code, name]) => html`<option value="${code}">${name}`,
  )}</select><button class="plain">${messages.reportSend}</button></div>
</form></details>`
}
