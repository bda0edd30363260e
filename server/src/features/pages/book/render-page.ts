import { isBookChannel } from '@everyshelf/domain/affiliate'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings } from '@everyshelf/domain/links'
import { fill } from '@everyshelf/domain/messages'
import { type Html, html } from '../frame/html.ts'
import { arrangeBlocks, BLOCK_STYLE, renderLines } from '../frame/page-blocks.ts'
import { renderFrame } from '../frame/render-frame.ts'
import { renderSeries, SERIES_STYLE } from '../frame/render-series.ts'
import type { RenderedPage } from '../frame/send-rendered-page.ts'
import { findTitleLanguage } from '../frame/text-language.ts'
import { renderMissingBookReport } from './missing-book-report.ts'
import { renderPageData } from './page-data.ts'
import type { ReaderPage } from './reader-page.ts'
import { pagePath } from './reader-page-paths.ts'
import { renderDescription, renderDetails } from './render-about.ts'
import { renderFavoriteChoice } from './render-choices.ts'
import { renderHero } from './render-hero.ts'
import { renderShare } from './render-share.ts'
import { renderStores } from './render-stores.ts'

/**
 * Renders the page for one reader.
 *
 * @param browserUrl opens the page outside the app that shows it; null where no app does
 */
export function renderPage(
  page: ReaderPage,
  origin: string,
  browserUrl: string | null = null,
): RenderedPage {
  const { book, identifier, language, messages, link, requested, series } = page
  const look = link?.look ?? defaultLinkSettings.look
  const { head, body } = arrangeBlocks(look, {
    lines: renderLines(look, '', language),
    sections: {
      note: renderNote(page),
      about: !look.hidden.includes('about') && renderDescription(page),
      stores: renderStores(page),
      series: renderSeries(series ? [series] : [], {
        language,
        isInBook: requested.isInBook || isBookChannel(page.routable.channel),
      }),
    },
  })
  const hasLines = look.newsletter !== null || look.date !== null
  return renderFrame({
    language,
    title: fill(messages.pageTitle, { title: book.title }),
    bookTitle: book.title,
    titleLanguage: findTitleLanguage(book.title, book),
    head: renderPageData(page, origin),
    style: (hasLines ? BLOCK_STYLE : '') + (series ? SERIES_STYLE : ''),
    accent: look.accent,
    layout: look.layout,
    slug: link?.slug ?? null,
    pathIn: (other) =>
      pagePath(identifierKey(identifier), { ...requested, slug: link?.slug, language: other }),
    main: html`${
      browserUrl &&
      html`<p class="col leave"><a href="${browserUrl}">${messages.openInBrowser}</a><a href="#share-link">${messages.copyLink}</a></p>`
    }${renderHero(page, head)}
<div class="col pages">
<div class="parts">
${body}
<div class="rest">
${renderDetails(page)}
${renderFavoriteChoice(page)}
${renderMissingBookReport(page)}
${renderShare(page, origin)}
</div></div>
</div>`,
  })
}

/** The owner's note, signed, so that it does not look like a statement of this site. */
function renderNote({ link, messages, author }: ReaderPage): Html | null {
  if (!link?.look.note || link.look.hidden.includes('note')) return null
  return html`<figure class="part note"><blockquote dir="auto">${link.look.note}</blockquote><figcaption>${
    author ? `— ${author.name}` : messages.noteBy
  }</figcaption></figure>`
}
