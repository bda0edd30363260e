import { identifierKey } from '@everyshelf/domain/identifiers'
import { type Html, html, langAttribute } from './html.ts'
import { messagesIn } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import { renderMissingBookReport } from './missing-book-report.ts'
import { renderPageData } from './page-data.ts'
import type { ReaderPage } from './reader-page.ts'
import { pagePath } from './reader-page-paths.ts'
import { renderChoices } from './render-choices.ts'
import { renderFrame } from './render-frame.ts'
import { renderHero } from './render-hero.ts'
import { renderRetailers } from './render-retailers.ts'
import { findHanLanguage, findTitleLanguage } from './text-language.ts'

/** Renders the page for one reader. */
export function renderPage(page: ReaderPage, origin: string): string {
  const { book, identifier, language, link, requested } = page
  const messages = messagesIn[language]
  return renderFrame({
    language,
    title: fill(messages.pageTitle, { title: book.title }),
    bookTitle: book.title,
    titleLanguage: findTitleLanguage(book.title, book),
    head: renderPageData(page, origin),
    accent: link?.look.accent ?? null,
    slug: link?.slug ?? null,
    pathIn: (other) =>
      pagePath(identifierKey(identifier), {
        slug: link?.slug,
        country: requested.country,
        language: other,
      }),
    main: html`${renderHero(page)}
<div class="col pages">
${renderNote(page)}
${renderRetailers(page)}
${renderMissingBookReport(page)}
${renderChoices(page)}
${
  book.description &&
  html`<section class="part"><h2>${messages.about}</h2><p class="soft pre"${langAttribute(findHanLanguage(book.description, book))}>${book.description}</p></section>`
}
</div>`,
  })
}

/** The owner's note, attributed to them, so that it does not look like a statement of this site. */
function renderNote({ link, language }: ReaderPage): Html | null {
  if (!link?.look.note) return null
  return html`<figure class="part note"><blockquote dir="auto">${link.look.note}</blockquote><figcaption>${messagesIn[language].noteBy}</figcaption></figure>`
}
