import type { PageBlock, SharedDesign } from '@everyshelf/domain/links'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import type { PageDesign } from '@everyshelf/domain/schemas'
import { messagesIn } from '../messages/languages.ts'
import { formatPublicationDate } from './format-details.ts'
import { type Html, html } from './html.ts'
import { renderCover, type ShownBook } from './render-cover.ts'

/** A day has passed everywhere on Earth when the next one has passed in Greenwich. */
const LATEST_ZONE_MS = 24 * 60 * 60 * 1000

/** What readers see of a design now. */
export function showDesign<Design extends SharedDesign>(design: Design, nowMs: number): Design {
  const { hidden, newsletter, date } = design
  const today = new Date(nowMs - LATEST_ZONE_MS).toISOString().slice(0, 10)
  return {
    ...design,
    newsletter: hidden.includes('newsletter') ? null : newsletter,
    date: hidden.includes('date') || (date && date.day < today) ? null : date,
  }
}

type RenderedBlocks = Readonly<Partial<Record<PageBlock, Html | null | false>>>

interface BlocksToArrange {
  readonly lines: RenderedBlocks
  readonly sections: RenderedBlocks
}

/** Puts the blocks of a page in its author's order: those beside the name, and those below. */
export function arrangeBlocks({ order }: SharedDesign, { lines, sections }: BlocksToArrange) {
  const end = order.findIndex((block) => block in sections)
  const [head, body] = [order.slice(0, end), order.slice(end)]
  return {
    head: head.map((block) => lines[block] ?? null),
    body: body.map((block) => {
      const line = lines[block]
      return line ? html`<div class="part">${line}</div>\n` : (sections[block] ?? null)
    }),
  }
}

/** The blocks that all pages have in common. */
export function renderLines(
  { newsletter, date }: SharedDesign,
  text: string,
  language: PageLanguage,
): RenderedBlocks {
  return {
    about: text !== '' && html`<p class="bio" dir="auto">${text}</p>\n`,
    newsletter:
      newsletter !== null &&
      html`<p class="join"><a class="button" href="${newsletter}" rel="nofollow ugc noopener">${messagesIn[language].author.newsletter}</a></p>\n`,
    date:
      date &&
      html`<p class="date"><time datetime="${date.day}">${formatPublicationDate(date.day, language)}</time> <span dir="auto">${date.text}</span></p>\n`,
  }
}

/** More covers would be too small on a phone. */
const SHELF_MAX = 4
const SHELF_SIZES = '(min-width: 40rem) 9.5rem, 30vw'

/** The first covers in the header. */
export function renderShelf({ hasShelf }: PageDesign, books: readonly ShownBook[]): Html | null {
  if (!hasShelf || books.length === 0) return null
  return html`<div class="shelf" aria-hidden="true">${books.slice(0, SHELF_MAX).map((book) => html`<div class="sr-book">${renderCover(book, { alt: '', sizes: SHELF_SIZES })}</div>`)}</div>`
}

export const BLOCK_STYLE = `
.bio{margin:.75rem 0 0;max-width:62ch;color:var(--h2,var(--soft));white-space:pre-line}
.date{margin:1rem 0 0;color:var(--h2,var(--soft))}
.date time{margin-right:.5rem;color:var(--h,var(--ink));font-weight:600}
.join{margin:1.25rem 0 0}
.part>:is(.bio,.date,.join){margin:0}
.board .button{border-color:var(--btn);background:var(--btn);color:var(--on-btn)}
.shelf{display:flex;align-items:flex-end;gap:.75rem;border-bottom:2px solid var(--line)}
.shelf .sr-book{flex:0 1 7.5rem;min-width:0}
.shelf .sr-book:first-child{flex-basis:9.5rem}
.shelf .cover{object-position:bottom;filter:drop-shadow(0 .25rem .5rem rgb(0 0 0/.35))}
.sr-book .cloth{display:block;padding:.75rem .5rem .5rem .875rem;box-shadow:inset .375rem 0 rgb(0 0 0/.22);font-size:.8125rem;overflow-wrap:anywhere}
`
