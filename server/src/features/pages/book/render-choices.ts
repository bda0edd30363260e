import { identifierKey } from '@everyshelf/domain/identifiers'
import { fill } from '@everyshelf/domain/messages'
import { retailerName } from '@everyshelf/domain/retailers'
import { countryNamesIn } from '../frame/country-names.ts'
import { type Html, html } from '../frame/html.ts'
import { REMEMBERED_DAYS } from '../frame/remembered-choice.ts'
import type { ReaderPage } from './reader-page.ts'
import { marketplacesPath, pagePath } from './reader-page-paths.ts'
import { renderHiddenFields, renderReturnFields } from './render-return-fields.ts'

/** The form with which a reader changes the country, on request. */
export function renderCountryChoice(page: ReaderPage): Html {
  const { language, messages, route, identifier, link, requested } = page
  const options = [...countryNamesIn(language)].map(([code, name]) =>
    code === route.country
      ? html`<option value="${code}" selected>${name}`
      : html`<option value="${code}">${name}`,
  )
  return html`<details><summary>${messages.wrongCountry}</summary>
<form action="${pagePath(identifierKey(identifier), {})}" method="get">
${renderHiddenFields({ link, requested: { ...requested, country: undefined } })}
<label for="country-choice">${messages.country}</label>
<div class="row"><select id="country-choice" name="country" required>${!route.country && html`<option value="" selected>–`}${options}</select><button>${messages.showStores}</button></div>
${link && !requested.isInBook && html`<p class="more"><a href="${marketplacesPath(link.slug, requested.language)}">${messages.allStores}</a></p>`}
</form></details>`
}

/** The form that stores a reader's favorite retailer, on request. */
export function renderFavoriteChoice(page: ReaderPage): Html | null {
  const { language, messages, retailerRoutes, favorite } = page
  if (retailerRoutes.length === 0) return null
  if (!page.canStoreFavorite) {
    return html`<details class="fold"><summary>${messages.favoriteQuestion}</summary><p class="soft">${messages.privacySignal}</p></details>`
  }
  return html`<details class="fold"><summary>${messages.favoriteQuestion}</summary>
<form action="/book/favorite-store" method="post">
${renderReturnFields(page)}
${
  favorite
    ? html`<p class="soft">${fill(messages.remembered, { store: retailerName(favorite.retailer.code, language) })}</p>
<button class="plain" name="store" value="">${messages.forget}</button>`
    : html`<label for="store-choice">${messages.showFirst}</label>
<div class="row"><select id="store-choice" name="store">${retailerRoutes.map(
        ({ retailer: { code } }) => html`<option value="${code}">${retailerName(code, language)}`,
      )}</select><button class="plain">${messages.remember}</button></div>
<p class="soft">${fill(messages.rememberNote, { days: String(REMEMBERED_DAYS) })}</p>`
}
</form></details>`
}
