import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import { formatIdentifier, formatIsbn } from '@everyshelf/domain/isbn-format'
import { getMarketplace } from '@everyshelf/domain/marketplaces'
import type { RetailerRoute } from '@everyshelf/domain/routing'
import { countryNamesIn } from './country-names.ts'
import { describeEarnings } from './describe-earnings.ts'
import { describeRoute } from './describe-route.ts'
import { describeStore } from './describe-store.ts'
import { formatPublicationDate, formatSeries, nameLanguage } from './format-details.ts'
import { type Html, html, langAttribute } from './html.ts'
import { messagesIn, type PageLanguage } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import type { ReaderPage } from './reader-page.ts'
import { amazonPath, retailerPath } from './reader-page-paths.ts'
import { linkRel } from './render-retailers.ts'
import { findHanLanguage, findTitleLanguage } from './text-language.ts'

/** The book and the button to the reader's store. */
export function renderHero(page: ReaderPage): Html {
  const { book, identifier, language } = page
  const messages = messagesIn[language]
  const authors = new Intl.ListFormat(language).format(book.authors)
  return html`<div class="board"><div class="col hero">
${renderCover(page)}
<div><h1${langAttribute(findTitleLanguage(book.title, book))}>${book.title}</h1>
${book.subtitle !== '' && html`<p class="sub"${langAttribute(findTitleLanguage(book.subtitle, book))}>${book.subtitle}</p>\n`}${authors !== '' && html`<p class="by"${langAttribute(findHanLanguage(authors, book))}>${authors}</p>\n`}<dl class="ids"><div><dt>${identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'}</dt> <dd>${formatIdentifier(identifier)}</dd></div>${
    book.isbn10 && html`<div><dt>ISBN-10</dt> <dd>${formatIsbn(book.isbn10)}</dd></div>`
  }${renderFacts(page).map(
    ([name, value]) => html`<div><dt>${name}</dt> <dd>${value}</dd></div>`,
  )}</dl></div>
<div class="go">${renderFirst(page)}${page.route.isSold ? renderAmazon(page) : renderNotSold(page)}
${renderDisclosure(page)}
<details class="why"><summary>${messages.whyThisStore}</summary><ul>${describeRoute(
    page.reasons,
    language,
  ).map((reason) => html`<li>${reason}</li>`)}</ul></details>
</div></div></div>`
}

/** The facts below the identifiers that are known, by name. */
function renderFacts({ book, language }: ReaderPage): readonly (readonly [string, string])[] {
  const messages = messagesIn[language]
  const facts: readonly (readonly [string, string | null])[] = [
    [messages.series, formatSeries(book)],
    [messages.publisher, book.publisher],
    [messages.publishedOn, formatPublicationDate(book.publishedOn, language)],
    [messages.bookLanguage, book.language && nameLanguage(book.language, language)],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

function renderCover({ book, language }: ReaderPage): Html {
  if (!book.coverImage)
    return html`<div class="cloth" aria-hidden="true"${langAttribute(findTitleLanguage(book.title, book))}>${book.title}</div>`
  const alt = fill(messagesIn[language].cover, { title: book.title })
  return html`<img class="cover" src="${book.coverImage}" width="256" height="384" alt="${alt}">`
}

/** The store before Amazon: the reader's favorite, else the one that the owner's rule names. */
function renderFirst(page: ReaderPage): Html | null {
  const { favorite, ruled, language, country } = page
  const messages = messagesIn[language]
  if (favorite) {
    return html`<p>${messages.favoriteStore}</p>
<p>${renderRetailerButton(page, favorite)}</p>
`
  }
  if (!ruled) return null
  const countryName = countryNamesIn(language).get(country) ?? country
  return html`${renderCountryLine(fill(messages.nearestStore, { country: countryName }), language)}
<p>${renderRetailerButton(page, ruled)}</p>
`
}

/** The link to the choice of country goes to a line of its own where both do not fit. */
function renderCountryLine(text: string | Html, language: PageLanguage): Html {
  const { wrongCountry } = messagesIn[language]
  return html`<p class="country"><span>${text}</span> <a href="#country">${wrongCountry}</a></p>`
}

function renderRetailerButton(page: ReaderPage, retailerRoute: RetailerRoute): Html {
  const messages = messagesIn[page.language]
  const open = retailerRoute.kind === 'search' ? messages.searchAt : messages.viewAt
  return html`<a class="button" href="${retailerPath(page, retailerRoute)}" rel="${linkRel(retailerRoute)}">${fill(open, { store: retailerRoute.retailer.name })}</a>${
    retailerRoute.isPaid && html` <span>${getDisclosureIn(page.language).linkNote}</span>`
  }`
}

function renderAmazon(page: ReaderPage): Html {
  const { route, language } = page
  const messages = messagesIn[language]
  const { storeName } = getMarketplace(route.marketplace)
  const isSearch = route.reasons.some(({ code }) => code === 'search-page')
  const isRuled = page.ruled !== null && !page.favorite
  const open = fill(isSearch ? messages.searchAt : messages.viewAt, { store: storeName })
  return html`${!isRuled && html`${renderCountryLine(describeStore(page), language)}\n`}<div class="row"><a class="${page.favorite || isRuled ? 'button second' : 'button'}" href="${amazonPath(page)}" rel="sponsored nofollow">${open}</a>${
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
      html`${index > 0 && ' · '}<a href="${amazonPath(page, format)}" rel="sponsored nofollow">${messages[format]}</a>`,
  )
  return html`<p class="editions">${fill(messages.edition, { format: messages[route.format] })}${
    others.length > 0 && html`<br>${messages.otherEditions} ${others}`
  }</p>`
}

/** No Amazon button, because Amazon does not sell the book there. Shows the first other retailer instead. */
function renderNotSold(page: ReaderPage): Html {
  const { language, retailerRoutes, favorite, ruled, country } = page
  const messages = messagesIn[language]
  const countryName = countryNamesIn(language).get(country) ?? country
  const first = favorite || ruled ? null : (retailerRoutes[0] ?? null)
  const title = html`<b>${fill(messages.notAtAmazonTitle, { country: countryName })}</b>`
  return html`${renderCountryLine(title, language)}
<p>${messages.notAtAmazonText}</p>
${first && html`<p>${messages.tryBookstore}</p>\n<p>${renderRetailerButton(page, first)}</p>`}`
}

/** States beside the link who earns (A2). If a tag can be on the page, adds the program's exact sentence (A1). */
function renderDisclosure(page: ReaderPage): Html {
  const { language: program, statement } = getDisclosureIn(page.language)
  return html`<p class="small">${describeEarnings(page)}</p>${
    page.hasAffiliateTags && html`\n<p class="small" lang="${program}">${statement}</p>`
  }`
}
