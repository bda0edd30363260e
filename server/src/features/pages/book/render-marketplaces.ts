import {
  AMAZON_ASSOCIATE_SENTENCE,
  earnsAtAmazon,
  getDisclosureIn,
} from '@everyshelf/domain/affiliate'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { fill } from '@everyshelf/domain/messages'
import { countryNamesIn } from '../frame/country-names.ts'
import { type Html, html } from '../frame/html.ts'
import { titleLanguageOf } from '../frame/render-cover.ts'
import { renderFrame } from '../frame/render-frame.ts'
import type { RenderedPage } from '../frame/send-rendered-page.ts'
import { findTitleLanguage } from '../frame/text-language.ts'
import { messagesIn } from '../messages/languages.ts'
import { describeStore } from './describe-store.ts'
import type { MarketplaceRow, MarketplacesPage } from './marketplaces-page.ts'
import { marketplacePath, marketplacesPath, pagePath } from './reader-page-paths.ts'

/** Renders the list of all Amazon stores. */
export function renderMarketplaces(page: MarketplacesPage): RenderedPage {
  const { book, slug, routable, look, language, requestedLanguage, own, others } = page
  const messages = messagesIn[language].book
  const note = getDisclosureIn(language).linkNote
  const translated = getDisclosureIn(language).statement
  const sold = [own, ...others].map(({ route }) => route).filter(({ isSold }) => isSold)
  const hasAffiliateTags = earnsAtAmazon(sold.map(({ tagOwner }) => tagOwner))
  const bookPath = pagePath(identifierKey(routable.identifier), {
    slug,
    language: requestedLanguage,
  })
  return renderFrame({
    language,
    title: fill(messages.storesTitle, { title: book.title }),
    bookTitle: book.title,
    titleLanguage: findTitleLanguage(book.title, book),
    head: html`<meta name="robots" content="noindex">`,
    accent: look.accent,
    slug,
    pathIn: (other) => marketplacesPath(slug, other),
    main: html`<div class="board"><div class="col head">
<p class="by"${titleLanguageOf(book)}>${book.title}</p>
<h1>${messages.storesHeading}</h1>
<p class="back"><a href="${bookPath}">${messages.backToBook}</a></p>
</div></div>
<div class="col pages">
<p class="soft">${hasAffiliateTags ? fill(messages.creatorOrServiceEarn, { note }) : messages.noAffiliateLinks}</p>
<h2>${describeStore(page)}</h2>
<ul class="stores own"><li>${renderRow(page, page.own)}</li></ul>
<h2>${messages.allStores}</h2>
<ul class="stores">${page.others.map((row) => html`<li>${renderRow(page, row)}</li>`)}</ul>
${hasAffiliateTags && html`<p class="soft ends">${translated !== AMAZON_ASSOCIATE_SENTENCE && html`${translated}<br>`}<span lang="en">${AMAZON_ASSOCIATE_SENTENCE}</span></p>`}
</div>`,
  })
}

function renderRow(page: MarketplacesPage, { marketplace, route }: MarketplaceRow): Html {
  const { slug, routable, language, requestedLanguage } = page
  const { country } = marketplace
  const name = countryNamesIn(language).get(country) ?? country
  // If no edition is sold there, the reader page lists the other stores of that country.
  const href = route.isSold
    ? marketplacePath(routable.identifier, slug, route)
    : pagePath(identifierKey(routable.identifier), { slug, country, language: requestedLanguage })
  const note = route.isSold && route.tag ? getDisclosureIn(language).linkNote : null
  return html`<a href="${href}" rel="${route.isSold ? 'sponsored nofollow' : 'nofollow'}"><i aria-hidden="true">${country}</i><span><b>${name}</b> · ${marketplace.storeName}</span><small>${describeRow(page, { marketplace, route })}${note && html` ${note}`}</small></a>`
}

function describeRow(
  { language }: MarketplacesPage,
  { marketplace, route }: MarketplaceRow,
): string {
  const messages = messagesIn[language].book
  if (!route.isSold) return messages.notSoldThere
  const opened = getMarketplace(route.marketplace)
  const isSearch = route.reasons.some(({ code }) => code === 'search-page')
  const target = isSearch
    ? messages.opensSearch
    : (route.format && messages[route.format]) || messages.opensBook
  if (opened.code === marketplace.code) return target
  return `${fill(messages.opensInstead, { store: opened.storeName })} · ${target}`
}
