import { fill } from '@everyshelf/domain/messages'
import { listCoverWidths } from '../frame/cover-widths.ts'
import { formatSeries } from '../frame/format-details.ts'
import { type Html, html, langAttribute } from '../frame/html.ts'
import { findTitleLanguage } from '../frame/text-language.ts'
import type { ReaderPage } from './reader-page.ts'
import { renderButtonArea } from './render-button.ts'
import { renderByline } from './render-byline.ts'

/** The book and the button to the reader's store. */
export function renderHero(page: ReaderPage): Html {
  const { book, messages } = page
  const series = formatSeries(book, messages.bookInSeries)
  return html`<div class="board">${renderBand(page)}<div class="col hero">
${renderCover(page)}
<div class="book"><h1${sizeOf(book.title)}${langOf(book.title, page)} dir="auto">${book.title}</h1>
${
  book.subtitle !== '' &&
  html`<p class="sub"${langOf(book.subtitle, page)} dir="auto">${book.subtitle}</p>\n`
}${series !== '' && html`<p class="series">${series}</p>\n`}${renderByline(page)}</div>
${renderButtonArea(page)}
</div></div>`
}

/** A longer title is set smaller, so that the button below stays in sight on a phone. */
const LONG_TITLE = 60

function sizeOf(title: string): Html | false {
  return title.length > LONG_TITLE && html` class="long"`
}

function langOf(text: string, { book }: ReaderPage): Html {
  return langAttribute(findTitleLanguage(text, book))
}

function renderCover(page: ReaderPage): Html {
  const { title, coverImage } = page.book
  if (!coverImage)
    return html`<div class="cloth" aria-hidden="true"${langOf(title, page)}>${title}</div>`
  const { src, srcset } = listCoverWidths(coverImage)
  const alt = fill(page.messages.cover, { title })
  return html`<img class="cover" src="${src}" srcset="${srcset}" sizes="(min-width:64rem) 20rem, (min-width:40rem) 15rem, 45vw" width="320" height="480" alt="${alt}" fetchpriority="high">`
}

/** In the layout with the large cover, its colors fill the band behind it. */
function renderBand({ book, link }: ReaderPage): Html | null {
  if (link?.look.layout !== 'cover') return null
  return html`<div class="band">${
    book.coverImage && html`<img src="${listCoverWidths(book.coverImage).small}" alt="">`
  }</div>`
}
