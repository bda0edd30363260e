import { createHash } from 'node:crypto'
import { identifierKey } from '@everyshelf/domain/identifiers'
import { countryNamesIn, languageName } from './country-names.ts'
import { Html, html } from './html.ts'
import { messagesIn, pageLanguages } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import { renderPageData } from './page-data.ts'
import { PAGE_STYLE } from './page-style.ts'
import { exitToShop, pagePath, type ReaderPage } from './reader-page.ts'
import { renderChoices } from './render-choices.ts'
import { renderHero } from './render-hero.ts'

const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64')
const style = new Html(PAGE_STYLE)

/** Nothing runs on the page, and nothing comes from elsewhere (S52, P5). */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`

const MARK = html`<svg aria-hidden="true" viewBox="0 0 32 32" fill="none"><path stroke="currentColor" stroke-width="3" d="M7.6 14.5a6 6 0 0 0 .4 12h16a6 6 0 0 0 1.1-11.9"/><path fill="currentColor" d="M9.1 8.5h3.9v15.2H9.1zM14.2 4.5h3v19.2h-3zM18.2 9.2l2.9-.7 3.5 14.4-.2.8h-2.7z"/></svg>`

/** The page for one reader, whole in one answer and without a script. */
export function renderPage(page: ReaderPage, origin: string): string {
  const { book, language } = page
  const messages = messagesIn[language]
  const title = fill(messages.pageTitle, { title: book.title })
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${renderPageData(page, origin)}
<style>${style}</style>
</head>
<body>
<header class="col top"><a class="logo" href="/">${MARK}Everyshelf</a></header>
<main>
${renderHero(page)}
<div class="col pages">
${renderShops(page)}
${renderChoices(page)}
${
  book.description &&
  html`<section class="part"><h2>${messages.about}</h2><p class="soft pre">${book.description}</p></section>`
}
</div>
</main>
${renderFooter(page)}
</body>
</html>
`.text
}

function renderShops(page: ReaderPage): Html {
  const { language, groups, identifier, country } = page
  const messages = messagesIn[language]
  if (identifier.kind === 'asin') {
    return html`<section class="part"><p class="soft">${messages.amazonOnly}</p></section>`
  }
  const place = countryNamesIn(language).get(country) ?? country
  return html`<section class="part"><h2>${fill(messages.shops, { country: place }).replace(' –', '\u00a0–')}</h2>
<p class="soft">${messages.shopsEarnNobody}</p>
<div class="groups">${groups.map(
    ({ format, shops }) =>
      html`<div><h3>${messages[format]}</h3><ul class="shops">${shops.map(
        (shop) =>
          html`<li><a href="${exitToShop(page, shop)}" rel="nofollow">${shop.name}${
            shop.kind === 'search' && html` <small>· ${messages.opensSearch}</small>`
          }</a></li>`,
      )}</ul></div>`,
  )}</div></section>`
}

function renderFooter({ language, identifier, link, asked }: ReaderPage): Html {
  const messages = messagesIn[language]
  const key = identifierKey(identifier)
  const { country } = asked
  return html`<footer><div class="col"><nav aria-label="${messages.languages}"><ul>${pageLanguages.map(
    (other) =>
      html`<li>${
        other === language
          ? html`<b lang="${other}">${languageName(other)}</b>`
          : html`<a lang="${other}" hreflang="${other}" rel="nofollow" href="${pagePath(key, { slug: link?.slug, country, language: other })}">${languageName(other)}</a>`
      }</li>`,
  )}</ul></nav><ul><li><a href="/about">${messages.aboutUs}</a></li><li><a href="/privacy">${messages.privacy}</a></li></ul></div></footer>`
}
