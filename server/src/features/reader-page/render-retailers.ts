import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import type { RetailerRoute } from '@everyshelf/domain/routing'
import { countryNamesIn } from './country-names.ts'
import { type Html, html } from './html.ts'
import { messagesIn } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import type { ReaderPage } from './reader-page.ts'
import { retailerPath } from './reader-page-paths.ts'

/** The other retailers in the reader's country, grouped by format. Null if the owner shows none. */
export function renderRetailers(page: ReaderPage): Html | null {
  const { language, groups, retailerRoutes, identifier, country } = page
  const messages = messagesIn[language]
  if (retailerRoutes.length === 0) {
    const isAmazonOnly = identifier.kind === 'asin' && page.routable.editions.length === 0
    return isAmazonOnly
      ? html`<section class="part"><p class="soft">${messages.amazonOnly}</p></section>`
      : null
  }
  const countryName = countryNamesIn(language).get(country) ?? country
  return html`<section class="part"><h2>${fill(messages.otherBookstores, { country: countryName }).replace(' –', '\u00a0–')}</h2>
<div class="groups">${groups.map(
    (group) =>
      html`<div><h3>${messages[group.format]}</h3><ul class="retailers">${group.retailerRoutes.map(
        (retailerRoute) => html`<li>${renderRetailerLink(page, retailerRoute)}</li>`,
      )}</ul></div>`,
  )}</div></section>`
}

function renderRetailerLink(page: ReaderPage, retailerRoute: RetailerRoute): Html {
  const { opensSearch } = messagesIn[page.language]
  return html`<a href="${retailerPath(page, retailerRoute)}" rel="${linkRel(retailerRoute)}">${retailerRoute.retailer.name}${
    retailerRoute.kind === 'search' && html` <small>· ${opensSearch}</small>`
  }${retailerRoute.isPaid && html` <small>${getDisclosureIn(page.language).linkNote}</small>`}</a>`
}

/** Search engines expect `sponsored` on affiliate links. */
export function linkRel({ isPaid }: RetailerRoute): string {
  return isPaid ? 'sponsored nofollow' : 'nofollow'
}
