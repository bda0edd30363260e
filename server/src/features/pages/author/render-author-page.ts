import { authorPagePath } from '@everyshelf/domain/author-pages'
import { fill } from '@everyshelf/domain/messages'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { FindOrigin } from '../../own-domains/domain-hosts.ts'
import { pagePath } from '../book/reader-page-paths.ts'
import { type Html, html, langAttribute } from '../frame/html.ts'
import { arrangeBlocks, renderLines, renderShelf } from '../frame/page-blocks.ts'
import type { PageSite } from '../frame/page-site.ts'
import { renderCover, titleLanguageOf } from '../frame/render-cover.ts'
import { renderFrame } from '../frame/render-frame.ts'
import { renderSeries } from '../frame/render-series.ts'
import type { RenderedPage } from '../frame/send-rendered-page.ts'
import { findHanLanguage } from '../frame/text-language.ts'
import { messagesIn } from '../messages/languages.ts'
import { renderAuthorPageData } from './author-page-data.ts'
import { AUTHOR_PAGE_STYLE } from './author-page-style.ts'
import type { PageBook } from './page-book.ts'
import { renderProfileLink } from './profile-link.ts'
import type { FormerPage, ListedBook, PublicPage } from './public-author-pages.service.ts'

/** The columns of `.covers`. */
const GRID_SIZES = '(min-width:40rem) 12rem, 45vw'
const NEWEST_SIZES = '(min-width:40rem) 13rem, 38vw'

export interface PageView {
  readonly origin: string
  readonly findOrigin: FindOrigin
  readonly site: PageSite
  readonly language: PageLanguage
  /** The language in the URL, for the links on the page. */
  readonly requestedLanguage: PageLanguage | undefined
}

/** Renders an author page without scripts, in the frame of the reader page. */
export function renderAuthorPage(page: PublicPage | FormerPage, view: PageView): RenderedPage {
  return page.kind === 'former' ? renderFormerPage(page, view) : renderPage(page, view)
}

function renderPageCover(book: PageBook, language: PageLanguage, sizes: string) {
  const alt = fill(messagesIn[language].book.cover, { title: book.title })
  return renderCover(book, { alt, sizes, attribute: 'loading="lazy"' })
}

function renderHead(
  { name, portrait, design, books }: PublicPage,
  language: PageLanguage,
  lines: readonly (Html | null | false)[],
) {
  const alt = fill(messagesIn[language].author.portrait, { name })
  return html`<div class="board"><div class="col author">
${portrait ? html`<img class="face" src="${portrait}" width="160" height="160" alt="${alt}">\n` : null}<div class="who"><h1 dir="auto">${name}</h1>
${lines}</div>${renderShelf(design, books)}</div></div>`
}

function renderLinks({ links }: PublicPage, language: PageLanguage) {
  const { elsewhere } = messagesIn[language].author
  return (
    links.length > 0 &&
    html`<nav aria-label="${elsewhere}"><ul class="links">${links.map(
      (url) => html`<li>${renderProfileLink(url)}</li>`,
    )}</ul></nav>`
  )
}

function renderBook(book: ListedBook, { site, language, requestedLanguage }: PageView) {
  const { slug, identifier, title, subtitle } = book
  const href = site.home + pagePath(identifier, { slug, language: requestedLanguage })
  return html`<li><a href="${href}" title="${title}">${renderPageCover(book, language, GRID_SIZES)}<b${titleLanguageOf(book)} dir="auto">${title}</b>${subtitle !== '' && html`<small dir="auto">${subtitle}</small>`}</a></li>`
}

function renderNewest(book: ListedBook, { site, language, requestedLanguage }: PageView) {
  const { slug, identifier, title, blurb } = book
  const href = site.home + pagePath(identifier, { slug, language: requestedLanguage })
  const { author, series } = messagesIn[language]
  return html`<section class="part newest"><a href="${href}" tabindex="-1" aria-hidden="true">${renderPageCover(book, language, NEWEST_SIZES)}</a><div><h2>${author.newest}</h2><h3${titleLanguageOf(book)} dir="auto">${title}</h3>${
    blurb !== '' &&
    html`<p class="soft"${langAttribute(findHanLanguage(blurb, book))} dir="auto">${blurb}</p>`
  }<a class="button" href="${href}">${series.allStores}</a></div></section>\n`
}

function renderBooks({ books }: PublicPage, view: PageView) {
  const messages = messagesIn[view.language].author
  return html`<section class="part"><h2>${messages.books}</h2>${
    books.length > 0
      ? html`<ul class="covers">${books.map((book) => renderBook(book, view))}</ul>`
      : html`<p class="soft">${messages.noBooks}</p>`
  }</section>\n`
}

function renderPage(page: PublicPage, view: PageView) {
  const { language, site } = view
  const { name, slug, text, design, newest, series, isDraft } = page
  const messages = messagesIn[language].author
  const title = fill(messages.pageTitle, { name })
  const { head, body } = arrangeBlocks(design, {
    lines: { ...renderLines(design, text, language), links: renderLinks(page, language) },
    sections: {
      newest: newest && renderNewest(newest, view),
      series: renderSeries(series, view),
      books: renderBooks(page, view),
    },
  })
  const data = renderAuthorPageData(page, { ...view, title, books: messages.books })
  return renderFrame({
    language,
    title,
    bookTitle: textOf(page),
    head: data,
    style: AUTHOR_PAGE_STYLE,
    accent: design.accent,
    slug: null,
    reportedPage: isDraft ? null : authorPagePath(slug),
    home: site.home,
    pathIn: (other) => `${site.isOwnDomain ? '/' : authorPagePath(slug)}?lang=${other}`,
    main: html`${isDraft && html`<p class="draft"><span class="col">${messages.draft}</span></p>\n`}${renderHead(page, language, head)}
<div class="col pages">
${body}</div>`,
  })
}

function renderFormerPage({ slug, books }: FormerPage, { language }: PageView) {
  const messages = messagesIn[language].author
  const { viewAt, searchAt } = messagesIn[language].book
  return renderFrame({
    language,
    title: messages.formerTitle,
    bookTitle: textOf({ kind: 'former', slug, books }),
    head: html`<meta name="robots" content="noindex">`,
    style: AUTHOR_PAGE_STYLE,
    accent: null,
    slug: null,
    pathIn: (other) => `${authorPagePath(slug)}?lang=${other}`,
    main: html`<div class="board"><div class="col head">
<h1>${messages.formerTitle}</h1>
</div></div>
<div class="col pages">
<p class="soft">${books.length > 0 ? messages.formerText : messages.formerNoBooks}</p>
<ul class="former">${books.map(
      (book) =>
        html`<li>${renderPageCover(book, language, '80px')}<div><h2${titleLanguageOf(book)} dir="auto">${book.title}</h2><p>${new Intl.ListFormat(
          language,
        ).format(book.authors)}</p><div class="row">${book.stores.map(
          ({ name, url, isSearch }) =>
            html`<a href="${url}" rel="nofollow">${fill(isSearch ? searchAt : viewAt, { store: name })}</a>`,
        )}</div></div></li>`,
    )}</ul>
</div>`,
  })
}

/** The texts that decide which fonts the page loads. */
function textOf(page: PublicPage | FormerPage) {
  const titles = page.books.map(({ title }) => title)
  return [...(page.kind === 'page' ? [page.name, page.text] : []), ...titles].join(' ')
}
