import type { Book, BookDetails } from '@everyshelf/domain/books'
import { listCoverWidths } from './cover-widths.ts'
import { Html, html, langAttribute } from './html.ts'
import { findTitleLanguage } from './text-language.ts'

/** A book as every page shows it. */
export type ShownBook = Pick<Book, 'title' | 'coverImage' | 'isbn13'> &
  Pick<BookDetails, 'language'>

interface CoverView {
  readonly alt: string
  /** How wide the cover is shown, so that the browser loads a fitting one. */
  readonly sizes: string
  readonly width?: number
  readonly attribute?: 'loading="lazy"' | 'fetchpriority="high"'
}

/** The cover of a book, or cloth with its title. */
export function renderCover(book: ShownBook, view: CoverView): Html {
  const { title, coverImage } = book
  if (!coverImage) {
    return html`<div class="cloth" aria-hidden="true"${titleLanguageOf(book)}>${title}</div>`
  }
  const { alt, sizes, width = 320, attribute } = view
  const { src, srcset } = listCoverWidths(coverImage)
  return html`<img class="cover" src="${src}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${width * 1.5}" alt="${alt}"${attribute ? new Html(` ${attribute}`) : null}>`
}

/** Decides which characters a reader's system shows for the title. */
export function titleLanguageOf(book: Pick<ShownBook, 'title' | 'isbn13' | 'language'>): Html {
  return langAttribute(findTitleLanguage(book.title, book))
}
