import { AMAZON_ASSOCIATE_SENTENCE, getDisclosureIn } from '@everyshelf/domain/affiliate'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { countryNamesIn } from './country-names.ts'
import { type Html, html } from './html.ts'
import { messagesIn } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import { pagePath, storesPath } from './page-addresses.ts'
import { placeOf } from './place-of.ts'
import { renderFrame } from './render-frame.ts'
import type { StoreRow, StoresPage } from './stores-page.ts'

/** The list of all stores, to choose a country by hand. */
export function renderStores(page: StoresPage): string {
  const { book, slug, routable, look, language, asked, own, others } = page
  const messages = messagesIn[language]
  const note = getDisclosureIn(language).linkNote
  const translated = getDisclosureIn(language).statement
  const carriesTags = [own, ...others].some(({ route }) => route.tag !== null)
  const bookPath = pagePath(identifierKey(routable.identifier), { slug, language: asked })
  return renderFrame({
    language,
    title: fill(messages.storesTitle, { title: book.title }),
    bookTitle: book.title,
    head: html`<meta name="robots" content="noindex">`,
    accent: look.accent,
    slug,
    pathIn: (other) => storesPath(slug, other),
    main: html`<div class="board"><div class="col head">
<p class="by">${book.title}</p>
<h1>${messages.storesHeading}</h1>
<p class="back"><a href="${bookPath}">${messages.backToBook}</a></p>
</div></div>
<div class="col pages">
<p class="soft">${carriesTags ? fill(messages.storesText, { note }) : messages.shopsEarnNobody}</p>
<h2>${placeOf(page)}</h2>
<ul class="stores own"><li>${renderRow(page, page.own)}</li></ul>
<h2>${messages.allStores}</h2>
<ul class="stores">${page.others.map((row) => html`<li>${renderRow(page, row)}</li>`)}</ul>
${carriesTags && html`<p class="soft ends">${translated !== AMAZON_ASSOCIATE_SENTENCE && html`${translated}<br>`}<span lang="en">${AMAZON_ASSOCIATE_SENTENCE}</span></p>`}
</div>`,
  })
}

function renderRow(page: StoresPage, { store, route }: StoreRow): Html {
  const { slug, routable, language, asked } = page
  const { country } = store
  const name = countryNamesIn(language).get(country) ?? country
  // Where no edition is sold, the page for readers has what that country's other shops have.
  const href = route.isSold
    ? `/go/${slug}?country=${country}`
    : pagePath(identifierKey(routable.identifier), { slug, country, language: asked })
  const note = route.isSold && route.tag ? getDisclosureIn(language).linkNote : null
  return html`<a href="${href}" rel="${route.isSold ? 'sponsored nofollow' : 'nofollow'}"><i aria-hidden="true">${country}</i><span><b>${name}</b> · ${store.storeName}</span><small>${describeOpening(page, { store, route })}${note && html` ${note}`}</small></a>`
}

function describeOpening({ language }: StoresPage, { store, route }: StoreRow): string {
  const messages = messagesIn[language]
  if (!route.isSold) return messages.notSoldThere
  const opened = getMarketplace(route.marketplace)
  const isSearch = route.reasons.some(({ code }) => code === 'search-page')
  const what = isSearch
    ? messages.opensSearch
    : (route.format && messages[route.format]) || messages.opensBook
  if (opened.code === store.code) return what
  return `${fill(messages.opensInstead, { store: opened.storeName })} · ${what}`
}
