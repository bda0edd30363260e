import { AMAZON_ASSOCIATE_SENTENCE, getDisclosureIn } from '@everyshelf/domain/affiliate'
import { formatIdentifier, formatIsbn } from '@everyshelf/domain/isbn-format'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import { countryNamesIn } from './country-names.ts'
import { describeRoute } from './describe-route.ts'
import { type Html, html } from './html.ts'
import { messagesIn } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import { exitToAmazon, exitToShop } from './page-addresses.ts'
import { placeOf } from './place-of.ts'
import type { PageShop, ReaderPage } from './reader-page.ts'
import { relOf } from './render-shops.ts'

/** The book, and the one button that most readers came for. */
export function renderHero(page: ReaderPage): Html {
  const { book, identifier, language } = page
  const messages = messagesIn[language]
  const authors = new Intl.ListFormat(language).format(book.authors)
  return html`<div class="board"><div class="col hero">
${renderCover(page)}
<div><h1>${book.title}</h1>
${authors !== '' && html`<p class="by">${authors}</p>\n`}<dl class="ids"><div><dt>${identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'}</dt> <dd>${formatIdentifier(identifier)}</dd></div>${
    book.isbn10 && html`<div><dt>ISBN-10</dt> <dd>${formatIsbn(book.isbn10)}</dd></div>`
  }${book.publisher && html`<div><dt>${messages.publisher}</dt> <dd>${book.publisher}</dd></div>`}</dl></div>
<div class="go">${page.favourite && renderFavourite(page, page.favourite)}${
    page.route.isSold ? renderAmazon(page) : renderNotSold(page)
  }
${renderDisclosure(page)}
<details class="why"><summary>${messages.why}</summary><ul>${describeRoute(
    page.route,
    language,
  ).map((reason) => html`<li>${reason}</li>`)}</ul></details>
</div></div></div>`
}

function renderCover({ book, language }: ReaderPage): Html {
  if (!book.coverImage) return html`<div class="cloth" aria-hidden="true">${book.title}</div>`
  const alt = fill(messagesIn[language].cover, { title: book.title })
  return html`<img class="cover" src="${book.coverImage}" width="256" height="384" alt="${alt}">`
}

function renderFavourite(page: ReaderPage, favourite: PageShop): Html {
  return html`<p>${messagesIn[page.language].rememberedStore}</p>
<p>${renderShopButton(page, favourite)}</p>
`
}

function renderShopButton(page: ReaderPage, shop: PageShop): Html {
  const messages = messagesIn[page.language]
  const open = shop.kind === 'search' ? messages.searchAt : messages.openAt
  return html`<a class="button" href="${exitToShop(page, shop)}" rel="${relOf(shop)}">${fill(open, { store: shop.shop.name })}</a>${
    shop.isPaid && html` <span>${getDisclosureIn(page.language).linkNote}</span>`
  }`
}

function renderAmazon(page: ReaderPage): Html {
  const { route, language } = page
  const messages = messagesIn[language]
  const { storeName } = getMarketplace(route.marketplace)
  const isSearch = route.reasons.some(({ code }) => code === 'search-page')
  const open = fill(isSearch ? messages.searchAt : messages.openAt, { store: storeName })
  return html`<p>${placeOf(page)} · <a href="#country">${messages.wrongCountry}</a></p>
<div class="row"><a class="${page.favourite ? 'button second' : 'button'}" href="${exitToAmazon(page)}" rel="sponsored nofollow">${open}</a>${
    route.tag && html`<span>${getDisclosureIn(language).linkNote}</span>`
  }</div>
${renderEditions(page)}`
}

function renderEditions(page: ReaderPage): Html | null {
  const { route, otherFormats, language } = page
  const messages = messagesIn[language]
  if (!route.format) return null
  const others = otherFormats.map(
    (format, index) =>
      html`${index > 0 && ' · '}<a href="${exitToAmazon(page, format)}" rel="sponsored nofollow">${messages[format]}</a>`,
  )
  return html`<p class="editions">${fill(messages.edition, { format: messages[route.format] })}${
    others.length > 0 && html`<br>${messages.alsoAs} ${others}`
  }</p>`
}

/** No button that would promise the book: the shops below, or another country's store. */
function renderNotSold(page: ReaderPage): Html {
  const { language, shops, favourite, country } = page
  const messages = messagesIn[language]
  const place = countryNamesIn(language).get(country) ?? country
  const first = favourite ? null : (shops[0] ?? null)
  return html`<p><b>${fill(messages.notSold, { country: place })}</b> · <a href="#country">${messages.wrongCountry}</a></p>
<p>${messages.notSoldText}</p>
${first && html`<p>${messages.tryShops}</p>\n<p>${renderShopButton(page, first)}</p>`}`
}

/** Who earns, beside the link (A2), and the program's sentence in its own words (A1), unless no tag can be on the page. */
function renderDisclosure({ route, language, carriesTags }: ReaderPage): Html {
  const messages = messagesIn[language]
  const text = {
    owner: messages.earnsOwner,
    service: messages.earnsService,
    nobody: messages.earnsNobody,
  }[route.tagOwner]
  const { storeName } = getMarketplace(route.marketplace)
  const translated = getDisclosureIn(language).statement
  return html`${route.isSold && html`<p class="small">${fill(text, { store: storeName })}</p>\n`}${carriesTags && html`${translated !== AMAZON_ASSOCIATE_SENTENCE && html`<p class="small">${translated}</p>\n`}<p class="small" lang="en">${AMAZON_ASSOCIATE_SENTENCE}</p>`}`
}
