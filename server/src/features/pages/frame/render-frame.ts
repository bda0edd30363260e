import { hasJapaneseText } from '@everyshelf/domain/books'
import type { AccentCode, PageLayout, Slug } from '@everyshelf/domain/links'
import { type PageLanguage, pageLanguages } from '@everyshelf/domain/product-facts'
import { digestOf } from '../../../secrets/digests.ts'
import { languageTag, messagesIn } from '../messages/languages.ts'
import { languageName } from './country-names.ts'
import { Html, html } from './html.ts'
import { PAGE_STYLE } from './page-style.ts'
import type { RenderedPage } from './send-rendered-page.ts'
import { isInJapanese } from './text-language.ts'

const digests = new Map<string, string>()

function digestOfStyle(style: string): string {
  const digest = digests.get(style) ?? digestOf(style, 'base64')
  digests.set(style, digest)
  return digest
}

/** The page runs no scripts and loads nothing from other sites. */
function policyFor(style: string, bookTitle: string): string {
  const fonts = hasJapaneseText(bookTitle) ? " 'self'" : ''
  return `default-src 'none'; style-src 'sha256-${digestOfStyle(style)}'${fonts}; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`
}

/** The web app's font stylesheet. It is at the end of the page, so that it does not delay the first paint. */
const JAPANESE_FONT = html`<link rel="stylesheet" href="/fonts/japanese-font.css">\n`

export const LOGO_MARK = html`<svg aria-hidden="true" viewBox="0 0 32 32" fill="none"><path stroke="currentColor" stroke-width="3" d="M7.6 14.5a6 6 0 0 0 .4 12h16a6 6 0 0 0 1.1-11.9"/><path fill="currentColor" d="M9.1 8.5h3.9v15.2H9.1zM14.2 4.5h3v19.2h-3zM18.2 9.2l2.9-.7 3.5 14.4-.2.8h-2.7z"/></svg>`

/** What differs between the pages that the server renders for readers. */
interface PageFrame {
  readonly language: PageLanguage
  readonly title: string
  /** Decides which fonts the page loads. */
  readonly bookTitle: string
  /** Absent or null if the characters of the title tell it, or nothing does. */
  readonly titleLanguage?: string | null
  /** Metadata for social networks and search engines. */
  readonly head: Html
  /** What the page adds to the style of all pages, which comes after it. */
  readonly style?: string
  readonly main: Html
  /** The owner's color. Null for the site's default. */
  readonly accent: AccentCode | null
  /** Missing: classic. */
  readonly layout?: PageLayout
  /** The slug of the saved link that opened the page. */
  readonly slug: Slug | null
  /** The path of a page that readers report itself, because it is not the page of a link. */
  readonly reportedPage?: string | null
  /** `PageSite.home`. Absent on pages that only our site has. */
  readonly home?: string
  /** The path of this page in another language. */
  readonly pathIn: (language: PageLanguage) => string
}

/** Renders a whole page without scripts. */
export function renderFrame(frame: PageFrame): RenderedPage {
  const { language, title, bookTitle, titleLanguage = null, head, main, accent } = frame
  const { layout = 'classic', style = '', home = '' } = frame
  const page = html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
<style>${new Html(style + PAGE_STYLE)}</style>
</head>
<body class="${accent && `accent-${accent} `}layout-${layout}">
<header class="col top"><a class="logo" href="${home}/">${LOGO_MARK}Everyshelf</a></header>
<main>
${main}
</main>
${renderFooter(frame)}
${isInJapanese(bookTitle, titleLanguage, language) && JAPANESE_FONT}</body>
</html>
`
  return { html: page.text, policy: policyFor(style + PAGE_STYLE, bookTitle) }
}

function renderFooter(frame: PageFrame): Html {
  const { language, pathIn, home = '' } = frame
  const messages = messagesIn[language].book
  return html`<footer><div class="col"><nav aria-label="${messages.languages}"><ul>${pageLanguages.map(
    (other) =>
      html`<li>${
        other === language
          ? html`<b lang="${languageTag(other)}">${languageName(other)}</b>`
          : html`<a lang="${languageTag(other)}" hreflang="${languageTag(other)}" rel="nofollow" href="${pathIn(other)}">${languageName(other)}</a>`
      }</li>`,
  )}</ul></nav><ul><li><a href="${home}/about">${messages.aboutUs}</a></li><li><a href="${home}/privacy">${messages.privacy}</a></li>${renderReport(frame)}</ul></div></footer>`
}

function renderReport({ language, slug, reportedPage, home = '' }: PageFrame): Html | null {
  const { reportLink, reportPage } = messagesIn[language].book
  if (slug) return html`<li><a rel="nofollow" href="/report?link=${slug}">${reportLink}</a></li>`
  return reportedPage
    ? html`<li><a rel="nofollow" href="${home}/report?page=${reportedPage}">${reportPage}</a></li>`
    : null
}
