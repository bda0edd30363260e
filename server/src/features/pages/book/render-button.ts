import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { fill } from '@everyshelf/domain/messages'
import { retailerName } from '@everyshelf/domain/retailers'
import { countryNamesIn } from '../frame/country-names.ts'
import { type Html, html } from '../frame/html.ts'
import { describeEarnings } from './describe-earnings.ts'
import { describeFirstStore } from './describe-first-store.ts'
import { describeStore } from './describe-store.ts'
import type { LargeStore } from './page-stores.ts'
import type { ReaderPage } from './reader-page.ts'
import { amazonPath, linkRel, retailerPath } from './reader-page-paths.ts'
import { renderCountryChoice } from './render-choices.ts'
import { renderOtherEditions } from './render-editions.ts'

/** The large button, why it leads to this store, and who earns. */
export function renderButtonArea(page: ReaderPage): Html {
  const { messages, route, large } = page
  const isEditionShown = large?.kind === 'amazon' && route.format
  return html`<div class="go">
${!route.isSold && html`<p><b>${fill(messages.notAtAmazonTitle, inCountry(page))}</b> ${messages.notAtAmazonText}</p>\n`}<div class="country"><span>${describeButton(page)}</span> ${renderCountryChoice(page)}</div>
${large && renderButton(page, large)}
${isEditionShown && html`<p class="editions">${fill(messages.edition, { format: messages[isEditionShown] })}${renderOtherEditions(page)}</p>\n`}${renderDisclosure(page)}
<details class="why"><summary>${messages.whyThisStore}</summary><ul>${describeFirstStore(page).map(
    (reason) => html`<li>${reason}</li>`,
  )}</ul></details>
</div>`
}

/** The line above the button. */
function describeButton(page: ReaderPage): string {
  const { messages, large } = page
  if (large?.kind === 'amazon') return describeStore(page)
  if (large?.reason === 'favorite') return messages.favoriteStore
  if (large?.reason === 'instead') return messages.tryBookstore
  return fill(messages.nearestStore, inCountry(page))
}

function inCountry({ language, country }: ReaderPage) {
  return { country: countryNamesIn(language).get(country) ?? country }
}

function renderButton(page: ReaderPage, large: LargeStore): Html {
  const { route, language, messages } = page
  const isAmazon = large.kind === 'amazon'
  const isSearch = isAmazon
    ? route.reasons.some(({ code }) => code === 'search-page')
    : large.retailerRoute.kind === 'search'
  const isPaid = isAmazon ? route.tag !== null : large.retailerRoute.isPaid
  const store = isAmazon
    ? getMarketplace(route.marketplace).storeName
    : retailerName(large.retailerRoute.retailer.code, language)
  const href = isAmazon ? amazonPath(page) : retailerPath(page, large.retailerRoute)
  const rel = isAmazon ? 'sponsored nofollow' : linkRel(large.retailerRoute)
  const format = isAmazon ? null : large.format
  return html`<p class="row"><a class="button" href="${href}" rel="${rel}"><span>${fill(isSearch ? messages.searchAt : messages.viewAt, { store })}${
    isPaid && html` <small>${getDisclosureIn(language).linkNote}</small>`
  }</span></a>${format && html` <i class="chip">${messages[format]}</i>`}</p>`
}

/** Says who earns. If a link carries a tag of Amazon's program, adds its sentence once, in the reader's language. */
function renderDisclosure(page: ReaderPage): Html {
  const { language: program, statement } = getDisclosureIn(page.language)
  return html`<p class="small">${describeEarnings(page)}</p>${
    page.hasAmazonTag && html`\n<p class="small" lang="${program}">${statement}</p>`
  }`
}
