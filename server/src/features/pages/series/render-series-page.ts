import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import { fill } from '@everyshelf/domain/messages'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { formatSeriesPosition } from '@everyshelf/domain/series'
import { formatPublicationDate } from '../frame/format-details.ts'
import { type Html, html, langAttribute } from '../frame/html.ts'
import { arrangeBlocks, renderLines, renderShelf } from '../frame/page-blocks.ts'
import { REMEMBERED_DAYS } from '../frame/remembered-choice.ts'
import { renderCover, titleLanguageOf } from '../frame/render-cover.ts'
import { renderFrame } from '../frame/render-frame.ts'
import { findHanLanguage } from '../frame/text-language.ts'
import { countBooks, messagesIn } from '../messages/languages.ts'
import { createPageDataRenderer } from './render-page-data.ts'
import type { SeriesPage, SeriesPageBook, SeriesStore } from './series-page.ts'
import { SERIES_PAGE_STYLE } from './series-page-style.ts'
import { seriesPath } from './series-path.ts'

/** How wide the covers are shown, as in `series-page-style.ts`. */
const ROW_SIZES = '(min-width: 48rem) 9rem, 6.5rem'

/** Renders the page of a series without scripts, in the design of the reader page. */
export function createSeriesPageRenderer(origin: string) {
  const renderPageData = createPageDataRenderer(origin)

  function render(page: SeriesPage) {
    const { language, slug, requested, accent, design, text, site } = page
    const messages = messagesIn[language].series
    const { head, body } = arrangeBlocks(design, {
      lines: renderLines(design, text, language),
      sections: { books: renderBooks(page) },
    })
    return renderFrame({
      language,
      title: fill(messages.pageTitle, { name: nameOf(page) }),
      bookTitle: textOf(page),
      head: renderPageData(page, nameOf(page)),
      style: SERIES_PAGE_STYLE,
      accent,
      slug: null,
      reportedPage: page.isOpen ? seriesPath(slug) : null,
      home: site.home,
      pathIn: (other) => seriesPath(slug, { ...requested, language: other }),
      main: html`${renderTop(page, head)}
<div class="col pages">
${!page.isOpen && html`<p class="soft">${messages.closed}</p>\n`}${body}
${renderDisclosure(page)}
</div>`,
    })
  }

  function renderBooks(page: SeriesPage) {
    const { readingOrder, noBooks } = messagesIn[page.language].series
    return html`<section class="part"><h2>${readingOrder}</h2>
${
  page.books.length === 0
    ? html`<p class="soft">${noBooks}</p>`
    : html`<ol class="sr-books">${page.books.map((book) => renderBook(page, book))}</ol>`
}${page.canRemember && renderPlaceForm(page)}</section>`
  }

  function renderTop(page: SeriesPage, head: readonly (Html | null | false)[]) {
    const { language, authors, books, design } = page
    const messages = messagesIn[language].series
    const names = new Intl.ListFormat(language).format(authors)
    return html`<div class="board"><div class="col sr-top">
<div><p class="by">${countBooks(language, books.length)}</p>
<h1>${nameOf(page)}</h1>
${names !== '' && html`<p class="by">${fill(messages.by, { authors: names })}</p>\n`}${head}${renderStart(page)}</div>
${renderShelf(design, books)}
</div></div>`
  }

  function renderStart(page: SeriesPage) {
    const { start, language } = page
    if (!start) return null
    const messages = messagesIn[language].series
    const { store, path } = start
    return html`<div class="sr-go"><p><b>${nameStart(page)}</b> · ${start.title}</p>
${
  store
    ? renderStoreLink(store, language)
    : path && html`<a class="button" href="${path}">${messages.allStores}</a>`
}</div>`
  }

  /** "Start here", or for a reader who marked a book as read, "Continue here". */
  function nameStart({ place, language }: SeriesPage) {
    const { startHere, continueHere } = messagesIn[language].series
    return place === null ? startHere : continueHere
  }

  function renderBook(page: SeriesPage, book: SeriesPageBook) {
    const { language, start, place, canRemember } = page
    const messages = messagesIn[language].series
    const number = fill(messages.book, { number: formatSeriesPosition(book.position) })
    const cover = renderCover(book, {
      alt: fill(messagesIn[language].book.cover, { title: book.title }),
      sizes: ROW_SIZES,
    })
    const date = formatPublicationDate(book.publishedOn, language)
    const isRead = book.position <= (place ?? -1)
    return html`<li><div class="sr-book">${book.path ? html`<a href="${book.path}" tabindex="-1" aria-hidden="true">${cover}</a>` : cover}</div>
<div><p class="sr-number">${number}${book === start && html`<b>${nameStart(page)}</b>`}${isRead && html`<i>${messages.read}</i>`}</p>
<h3${titleLanguageOf(book)} title="${book.title}">${book.path ? html`<a href="${book.path}">${book.title}</a>` : book.title}</h3>
${book.subtitle !== '' && html`<p class="soft">${book.subtitle}</p>\n`}${!book.isPublished && html`<p class="soft">${fill(messages.coming, { date })}</p>\n`}${book.blurb !== '' && html`<p class="soft sr-blurb"${langAttribute(findHanLanguage(book.blurb, book))} dir="auto">${book.blurb}</p>\n`}${canRemember && book.isPublished && !isRead && html`<button class="sr-mark" form="place" name="position" value="${book.position}" aria-label="${messages.markRead}: ${book.title}">${messages.markRead}</button>`}</div>
<div class="sr-store">${renderStores(book, language)}</div></li>
`
  }

  /** The buttons of the books send this form. */
  function renderPlaceForm({ slug, requested, language, place }: SeriesPage) {
    const { series, book } = messagesIn[language]
    const note = fill(series.rememberNote, { days: String(REMEMBERED_DAYS) })
    return html`<form id="place" action="${seriesPath(slug, requested)}" method="post"><p class="soft">${note}</p>${
      place !== null && html`<button class="plain" name="position" value="">${book.forget}</button>`
    }</form>`
  }

  function renderStores({ store, path }: SeriesPageBook, language: PageLanguage) {
    const all = messagesIn[language].series.allStores
    if (!store) return path === null ? null : html`<a class="button" href="${path}">${all}</a>`
    return html`${renderStoreLink(store, language)}${path !== null && html` <a class="sr-all" href="${path}">${all}</a>`}`
  }

  function renderStoreLink(store: SeriesStore, language: PageLanguage) {
    const messages = messagesIn[language].book
    const text = fill(store.isSearch ? messages.searchAt : messages.viewAt, { store: store.name })
    const isPaid = store.tagOwner !== 'none'
    const note = getDisclosureIn(language).linkNote
    return html`<a class="button" href="${store.href}" rel="${isPaid ? 'sponsored nofollow' : 'nofollow'}">${text}</a>${isPaid && html` <small class="sr-note">${note}</small>`}`
  }

  /** Once for the page: who earns, and the sentence that Amazon's program requires if a link has its tag. */
  function renderDisclosure({ language, books }: SeriesPage) {
    const owners = new Set(books.flatMap(({ store }) => store?.tagOwner ?? []))
    if (owners.size === 0) return null
    const messages = messagesIn[language].series
    const { linkNote: note, language: program, statement } = getDisclosureIn(language)
    const isService = owners.has('service') || owners.has('service-us')
    if (!owners.has('owner') && !isService) {
      return html`<p class="soft ends">${messages.untagged}</p>`
    }
    const sentence = owners.has('owner')
      ? isService
        ? messages.bothEarn
        : messages.ownerEarns
      : messagesIn[language].book.serviceEarns
    const hasAmazonTag = books.some(({ store }) => store?.hasAmazonTag)
    return html`<p class="soft ends">${fill(sentence, { note })}${hasAmazonTag && html`<br><span lang="${program}">${statement}</span>`}</p>`
  }

  return render
}

/** The name of a page that is no longer open stays private. */
function nameOf({ name, language }: SeriesPage) {
  return name === '' ? messagesIn[language].series.unnamed : name
}

/** All texts from the owner, which decide the fonts. */
function textOf({ name, books }: SeriesPage): string {
  return [name, ...books.map(({ title }) => title)].join(' ')
}
