import { identifierKey } from '@everyshelf/domain/identifiers'
import { buildShortLink } from '@everyshelf/domain/links'
import { type Html, html } from './html.ts'
import { messagesIn } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import type { ReaderPage } from './reader-page.ts'
import { pagePath } from './reader-page-paths.ts'
import { listShareTargets } from './share-links.ts'

/** Sharing without scripts: links for email and messengers, and the short link to copy. */
export function renderShare(
  { book, identifier, link, language, requested: { isInBook } }: ReaderPage,
  origin: string,
): Html {
  const messages = messagesIn[language]
  const url =
    link && !isInBook
      ? buildShortLink(origin, link.slug)
      : origin + pagePath(identifierKey(identifier), { slug: link?.slug, isInBook })
  const text = fill(messages.pageTitle, { title: book.title })
  return html`<section class="part share"><h2>${messages.share}</h2>
<ul class="targets">${listShareTargets({ url, text }).map(
    ({ name, href }) =>
      html`<li><a class="chip" rel="nofollow noreferrer" href="${href}">${name ?? messages.email}</a></li>`,
  )}</ul>
<label for="share-link">${messages.linkToShare}</label>
<input id="share-link" readonly value="${url}">
</section>`
}
