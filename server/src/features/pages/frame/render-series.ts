import type { Slug } from '@everyshelf/domain/links'
import { fill } from '@everyshelf/domain/messages'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { messagesIn } from '../messages/languages.ts'
import { seriesPath } from '../series/series-path.ts'
import { type Html, html } from './html.ts'
import { renderCover, type ShownBook } from './render-cover.ts'

/** A published series with some of its books. */
export interface ListedSeries {
  readonly name: string
  readonly slug: Slug
  readonly books: readonly ShownBook[]
}

interface SeriesView {
  readonly language: PageLanguage
  /** Whether the reader comes from a book, where links carry no tags. */
  readonly isInBook?: boolean | undefined
}

/** Series with their first covers, each leading to its page. Null without any. */
export function renderSeries(series: readonly ListedSeries[], view: SeriesView): Html | null {
  if (series.length === 0) return null
  const { language, isInBook = false } = view
  const { series: heading, allOfSeries } = messagesIn[language].author
  return html`<section class="part"><h2>${heading}</h2><ul class="sets">${series.map(
    ({ name, slug, books }) =>
      html`<li><ol aria-hidden="true">${books.map(
        (book) =>
          html`<li>${renderCover(book, { alt: '', sizes: '56px', attribute: 'loading="lazy"' })}</li>`,
      )}</ol><h3 dir="auto">${name}</h3><p><a href="${seriesPath(slug, { isInBook })}">${fill(allOfSeries, { series: name })}</a></p></li>`,
  )}</ul></section>\n`
}

export const SERIES_STYLE = `
.sets{display:grid;gap:1rem 3rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}
.sets>li{padding:1.25rem 1.25rem 1rem;border:1px solid var(--rule);border-radius:6px;background:var(--sheet)}
.sets ol{display:flex;gap:.75rem;margin:0 0 .875rem;padding:0;list-style:none;overflow:hidden}
.sets ol li{flex:0 0 3.5rem}
.sets .cover{object-position:bottom left;filter:drop-shadow(0 .25rem .375rem rgb(0 0 0/.22))}
.sets .cloth{padding:.375rem;font-size:.5625rem;box-shadow:inset .1875rem 0 rgb(0 0 0/.22)}
.sets h3{margin:0 0 .25rem;font-size:1.125rem}
.sets p{margin:0}
.sets a{color:var(--accent)}
`
