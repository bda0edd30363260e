import { identifierKey } from '@everyshelf/domain/identifiers'
import { countryNamesIn } from './country-names.ts'
import { type Html, html } from './html.ts'
import { messagesIn } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import { pagePath, storesPath } from './page-addresses.ts'
import type { ReaderPage } from './reader-page.ts'
import { renderReturn } from './render-return.ts'

/** What a reader may change: the country for this visit, the favourite store for the next. */
export function renderChoices(page: ReaderPage): Html {
  return html`<section class="part choices">
${renderCountry(page)}
${renderFavourite(page)}
</section>`
}

function renderCountry(page: ReaderPage): Html {
  const { language, route, identifier, link, asked } = page
  const messages = messagesIn[language]
  const options = [...countryNamesIn(language)].map(([code, name]) =>
    code === route.country
      ? html`<option value="${code}" selected>${name}`
      : html`<option value="${code}">${name}`,
  )
  return html`<form id="country" action="${pagePath(identifierKey(identifier), {})}" method="get">
<h2>${messages.wrongCountry}</h2>
${link && html`<input type="hidden" name="link" value="${link.slug}">`}${asked.language ? html`<input type="hidden" name="lang" value="${asked.language}">` : null}
<label for="country-choice">${messages.country}</label>
<div class="row"><select id="country-choice" name="country" required>${!route.country && html`<option value="" selected>–`}${options}</select><button>${messages.showShops}</button></div>
${link && html`<p class="more"><a href="${storesPath(link.slug, asked.language)}">${messages.allStores}</a></p>`}
</form>`
}

function renderFavourite(page: ReaderPage): Html | null {
  const { language, shops, favourite } = page
  const messages = messagesIn[language]
  if (shops.length === 0) return null
  if (!page.mayRemember) {
    return html`<div><h2>${messages.favourite}</h2><p class="soft">${messages.privacySignal}</p></div>`
  }
  return html`<form action="/book/favourite-store" method="post">
<h2>${messages.favourite}</h2>
${renderReturn(page)}
${
  favourite
    ? html`<p class="soft">${fill(messages.remembered, { store: favourite.shop.name })}</p>
<button class="plain" name="store" value="">${messages.forget}</button>`
    : html`<label for="store-choice">${messages.showFirst}</label>
<div class="row"><select id="store-choice" name="store">${shops.map(
        ({ retailer, shop }) => html`<option value="${retailer}">${shop.name}`,
      )}</select><button class="plain">${messages.remember}</button></div>
<p class="soft">${messages.rememberNote}</p>`
}
</form>`
}
