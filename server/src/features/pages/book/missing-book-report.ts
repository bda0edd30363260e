import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { type Html, html } from '../frame/html.ts'
import type { ReaderPage } from './reader-page.ts'
import { renderReturnFields } from './render-return-fields.ts'

/** The form to report that a store does not have the book. The link's owner sees the reports, so only link pages have it. */
export function renderMissingBookReport(page: ReaderPage): Html | null {
  const { language, messages, link, retailerRoutes, route, country } = page
  if (!link) return null
  if (page.isReported) {
    return html`<section class="part" id="report"><p class="thanks" role="status">${messages.reportThanks}</p></section>`
  }
  const amazon = getMarketplace(route.marketplace)
  const sellers = [
    ...(route.isSold ? [[`amazon-${amazon.code}`, amazon.storeName] as const] : []),
    ...retailerRoutes.map(
      ({ retailer: { code } }) => [code, retailerName(code, language)] as const,
    ),
  ]
  if (sellers.length === 0) return null
  return html`<details class="fold" id="report"><summary>${messages.report}</summary>
<form action="/book/not-available" method="post">
<p class="soft">${messages.reportText}</p>
${renderReturnFields(page)}<input type="hidden" name="place" value="${country}">
<label for="report-store">${messages.reportStore}</label>
<div class="row"><select id="report-store" name="store">${sellers.map(
    ([code, name]) => html`<option value="${code}">${name}`,
  )}</select><button class="plain">${messages.reportSend}</button></div>
</form></details>`
}
