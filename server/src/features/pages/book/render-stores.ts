import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { fill } from '@everyshelf/domain/messages'
import { retailerName } from '@everyshelf/domain/retailers'
import { countryNamesIn } from '../frame/country-names.ts'
import { type Html, html } from '../frame/html.ts'
import type { StoreRow } from './page-stores.ts'
import type { ReaderPage } from './reader-page.ts'
import { amazonPath, linkRel, retailerPath } from './reader-page-paths.ts'
import { renderOtherEditions } from './render-editions.ts'
import { renderSign } from './render-sign.ts'

/** The stores below the large button: six, and the others on request. Null if there are none. */
export function renderStores(page: ReaderPage): Html | null {
  const { language, messages, stores, identifier, country } = page
  const isAmazonOnly =
    page.retailerRoutes.length === 0 &&
    identifier.kind === 'asin' &&
    page.routable.editions.length === 0
  if (isAmazonOnly)
    return html`<section class="part buy"><p class="soft">${messages.amazonOnly}</p></section>`
  if (!stores.hasAmazon && stores.first.length === 0) return null
  const countryName = countryNamesIn(language).get(country) ?? country
  const heading = fill(messages.otherBookstores, { country: countryName }).replace(' –', '\u00a0–')
  const renderRows = (rows: readonly StoreRow[]) => rows.map((row) => renderRow(page, row))
  return html`<section class="part buy"><h2>${heading}</h2>
<ul class="rows">${stores.hasAmazon && renderAmazonRow(page)}${renderRows(stores.first)}</ul>
${
  stores.more.length > 0 &&
  html`<details class="more"><summary>${messages.moreStores} (${stores.more.length})</summary>
<ul class="rows">${renderRows(stores.more)}</ul></details>`
}</section>`
}

function renderRow(page: ReaderPage, { retailerRoute, format }: StoreRow): Html {
  const { language, messages } = page
  const { retailer, kind, isPaid } = retailerRoute
  return html`<li><a class="store" href="${retailerPath(page, retailerRoute)}" rel="${linkRel(retailerRoute)}">${renderSign(retailer.code, retailerName(retailer.code, language))}<span>${
    kind === 'search' && html` <small>${messages.opensSearch}</small>`
  }${isPaid && html` <small>${getDisclosureIn(language).linkNote}</small>`}</span>${
    format && html` <i class="chip">${messages[format]}</i>`
  }</a></li>`
}

function renderAmazonRow(page: ReaderPage): Html {
  const { route, language, messages } = page
  const isSearch = route.reasons.some(({ code }) => code === 'search-page')
  const editions = route.format && renderOtherEditions(page)
  return html`<li><a class="store" href="${amazonPath(page)}" rel="sponsored nofollow">${renderSign('amazon', getMarketplace(route.marketplace).storeName)}<span>${
    isSearch && html` <small>${messages.opensSearch}</small>`
  }${route.tag && html` <small>${getDisclosureIn(language).linkNote}</small>`}</span>${
    route.format && html` <i class="chip">${messages[route.format]}</i>`
  }</a>${editions && html`<p class="editions">${editions}</p>`}</li>`
}
