import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import { countryNamesIn } from './country-names.ts'
import { type Html, html } from './html.ts'
import { messagesIn } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import { exitToShop } from './page-addresses.ts'
import type { PageShop, ReaderPage } from './reader-page.ts'

/** The booksellers of the reader's country, by format; nothing where the owner shows none. */
export function renderShops(page: ReaderPage): Html | null {
  const { language, groups, shops, identifier, country } = page
  const messages = messagesIn[language]
  if (shops.length === 0) {
    const isAmazonOnly = identifier.kind === 'asin' && page.routable.editions.length === 0
    return isAmazonOnly
      ? html`<section class="part"><p class="soft">${messages.amazonOnly}</p></section>`
      : null
  }
  const place = countryNamesIn(language).get(country) ?? country
  const note = getDisclosureIn(language).linkNote
  const earns = shops.some(({ isPaid }) => isPaid)
    ? fill(messages.someShopsPay, { note })
    : messages.shopsEarnNobody
  return html`<section class="part"><h2>${fill(messages.shops, { country: place }).replace(' –', '\u00a0–')}</h2>
<p class="soft">${earns}</p>
<div class="groups">${groups.map(
    (group) =>
      html`<div><h3>${messages[group.format]}</h3><ul class="shops">${group.shops.map(
        (shop) => html`<li>${renderShop(page, shop)}</li>`,
      )}</ul></div>`,
  )}</div></section>`
}

function renderShop(page: ReaderPage, shop: PageShop): Html {
  const { opensSearch } = messagesIn[page.language]
  return html`<a href="${exitToShop(page, shop)}" rel="${relOf(shop)}">${shop.shop.name}${
    shop.kind === 'search' && html` <small>· ${opensSearch}</small>`
  }${shop.isPaid && html` <small>${getDisclosureIn(page.language).linkNote}</small>`}</a>`
}

/** Links that pay are marked for search engines too. */
export function relOf({ isPaid }: PageShop): string {
  return isPaid ? 'sponsored nofollow' : 'nofollow'
}
