import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import type { EmbedLook, EmbedSize } from '@everyshelf/domain/links'
import { fill } from '@everyshelf/domain/messages'
import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { describeEarnings } from '../book/describe-earnings.ts'
import { Html, html, langAttribute } from '../frame/html.ts'
import { renderCover, titleLanguageOf } from '../frame/render-cover.ts'
import { LOGO_MARK } from '../frame/render-frame.ts'
import type { RenderedPage } from '../frame/send-rendered-page.ts'
import { findHanLanguage } from '../frame/text-language.ts'
import { languageTag, messagesIn } from '../messages/languages.ts'
import type { CardProblem, CardStore, EmbedCard } from './embed-card.ts'
import { embedStyleOf } from './embed-style.ts'

/** The width of the cover, for the choice among its files. */
const coverWidths: Readonly<Record<EmbedSize, number>> = { small: 60, medium: 96, large: 160 }

export function renderCard(card: EmbedCard, look: EmbedLook): RenderedPage {
  const { book, language, path, store, accent } = card
  const messages = messagesIn[language].book
  const label = store
    ? fill(store.isSearch ? messages.searchAt : messages.getItAt, { store: store.name })
    : messages.chooseBookstore
  const isPaid = store !== null && store.tagOwner !== 'none'
  const width = coverWidths[look.size]
  // The store opens in a tab of its own and learns which site sent the reader.
  const rel = isPaid ? 'sponsored nofollow noopener' : 'nofollow noopener'
  return renderDocument({
    look,
    language,
    accent,
    title: book.title,
    isEmpty: false,
    body: html`<main>
${renderCover(book, { alt: fill(messages.cover, { title: book.title }), sizes: `${width}px`, width })}
<div class="text">
<h1${titleLanguageOf(book)} dir="auto">${book.title}</h1>
${renderAuthors(card)}
<a class="button" href="${path}" target="_blank" rel="${rel}">${label}${
      isPaid && html` <small>${getDisclosureIn(language).linkNote}</small>`
    }</a>
</div>
</main>
${renderFoot(card)}`,
  })
}

/** A card without a book never leaves a gap in the page, and leads to the search. */
export function renderCardProblem(
  problem: CardProblem,
  language: PageLanguage,
  look: EmbedLook,
): RenderedPage {
  const { linkUnknown, bookUnavailable, findBook } = messagesIn[language].book
  const text = problem === 'unknown-link' ? linkUnknown : bookUnavailable
  return renderDocument({
    look,
    language,
    accent: null,
    title: text,
    isEmpty: true,
    body: html`<main>
<div class="text">
<h1>${text}</h1>
<a class="button" href="/" target="_blank" rel="noopener">${findBook}</a>
</div>
</main>`,
  })
}

interface CardDocument extends Pick<EmbedCard, 'language' | 'accent'> {
  readonly look: EmbedLook
  readonly title: string
  readonly isEmpty: boolean
  readonly body: Html
}

function renderDocument(card: CardDocument): RenderedPage {
  const { look, language, accent, title, isEmpty, body } = card
  const { text, policy } = embedStyleOf(accent)
  const page = html`<!doctype html>
<html lang="${languageTag(language)}" class="${look.theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${new Html(text)}</style>
</head>
<body class="${isEmpty ? 'none' : look.size}">
${body}
</body>
</html>
`
  return { html: page.text, policy }
}

function renderAuthors({ book, language }: EmbedCard): Html | null {
  if (book.authors.length === 0) return null
  const names = new Intl.ListFormat(language).format(book.authors)
  return html`<p class="by"${langAttribute(findHanLanguage(names, book))} dir="auto">${names}</p>`
}

/** Says who earns, with the sentence of Amazon's program if the link carries one of its tags. */
function renderFoot({ language, store, author, site }: EmbedCard): Html {
  return html`<footer class="foot"><p>${store && renderEarnings(store, { language, author })}</p><a class="mark" href="${site.home}/" target="_blank" rel="noopener" aria-label="Everyshelf">${LOGO_MARK}</a></footer>`
}

function renderEarnings(
  { tagOwner, hasAmazonTag }: CardStore,
  { language, author }: Pick<EmbedCard, 'language' | 'author'>,
): Html | null {
  if (tagOwner === 'none') return null
  const { language: program, statement } = getDisclosureIn(language)
  const earnings = describeEarnings({
    language,
    author,
    route: { isSold: true, tagOwner },
    retailerRoutes: [],
  })
  return html`${earnings}${hasAmazonTag && html` <span lang="${program}">${statement}</span>`}`
}
