import { fill } from '@everyshelf/domain/messages'
import { listCoverWidths } from '../frame/cover-widths.ts'
import { formatSeries } from '../frame/format-details.ts'
import { type Html, html, langAttribute } from '../frame/html.ts'
import { renderCover, titleLanguageOf } from '../frame/render-cover.ts'
import { findTitleLanguage } from '../frame/text-language.ts'
import type { ReaderPage } from './reader-page.ts'
import { renderButtonArea } from './render-button.ts'
import { renderByline } from './render-byline.ts'

/** The book, with what its owner put above all other parts, and the button to the reader's store. */
export function renderHero(page: ReaderPage, lines: readonly (Html | null | false)[]): Html {
  const { book, messages } = page
  const series = formatSeries(book, messages.bookInSeries)
  return html`<div class="board">${renderBand(page)}<div class="col hero">
${renderCover(book, {
  alt: fill(messages.cover, { title: book.title }),
  sizes: '(min-width:64rem) 20rem, (min-width:40rem) 15rem, 45vw',
  attribute: 'fetchpriority="high"',
})}
<div class="book"><h1${sizeOf(book.title)}${titleLanguageOf(book)} dir="auto">${book.title}</h1>
${
  book.subtitle !== '' &&
  html`<p class="sub"${langAttribute(findTitleLanguage(book.subtitle, book))} dir="auto">${book.subtitle}</p>\n`
}${series !== '' && html`<p class="series">${series}</p>\n`}${renderByline(page)}${lines}</div>
${renderButtonArea(page)}
</div></div>`
}

/** A longer title is set smaller, so that the button below stays in sight on a phone. */
const LONG_TITLE = 60

function sizeOf(title: string): Html | false {
  return title.length > LONG_TITLE && html` class="long"`
}

/** In the layout with the large cover, its colors fill the band behind it. */
function renderBand({ book, link }: ReaderPage): Html | null {
  if (link?.look.layout !== 'cover') return null
  return html`<div class="band">${
    book.coverImage && html`<img src="${listCoverWidths(book.coverImage).small}" alt="">`
  }</div>`
}
