import { identifierKey } from '@everyshelf/domain/identifiers'
import { fill } from '@everyshelf/domain/messages'
import { type Html, html } from '../frame/html.ts'
import type { ReaderPage } from './reader-page.ts'
import { pagePath } from './reader-page-paths.ts'

/** Sharing without scripts: links for email and messengers, and the short link to copy. */
export function renderShare(
  { book, identifier, link, messages, requested: { isInBook } }: ReaderPage,
  origin: string,
): Html {
  const url =
    link && !isInBook
      ? link.url
      : origin + pagePath(identifierKey(identifier), { slug: link?.slug, isInBook })
  const text = fill(messages.pageTitle, { title: book.title })
  return html`<section class="part share"><h2>${messages.share}</h2>
<ul class="targets">${listShareTargets(url, text).map(
    ({ name, href }) =>
      html`<li><a class="chip" rel="nofollow noreferrer" href="${href}">${name ?? messages.email}</a></li>`,
  )}</ul>
<label for="share-link">${messages.linkToShare}</label>
<input id="share-link" readonly value="${url}">
</section>`
}

/**
 * Links that open an email or a messenger with the text; email has no name. These four messengers have the most users of
 * those that accept a plain link without an app ID; WeChat, Messenger, and Signal do not. The reader sends the message
 * there.
 */
function listShareTargets(url: string, text: string) {
  const message = encodeURIComponent(`${text} ${url}`)
  const link = encodeURIComponent(url)
  const subject = encodeURIComponent(text)
  return [
    { name: null, href: `mailto:?subject=${subject}&body=${message}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${message}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${subject}` },
    { name: 'LINE', href: `https://line.me/R/share?text=${message}` },
    { name: 'Viber', href: `viber://forward?text=${message}` },
  ]
}
