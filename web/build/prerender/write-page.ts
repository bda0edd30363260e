import { escapeMarkup } from './escape-markup.ts'
import type { PageToWrite } from './list-pages.ts'
import { renderHead } from './page-head.ts'

export interface PageScripts {
  /** Of the route and all that it needs, to be fetched early. */
  readonly route: readonly string[]
  /** The small script of pages where somebody reads. */
  readonly reading: string
}

const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/>/s
const ROOT = '<div id="root"></div>'
const APP_SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const PRELOADED_SCRIPTS = /\s*<link rel="modulepreload"[^>]*>/g
/** For addresses without a page of their own; the others name the code of their route. */
const PRELOADED_HOME = /\s*<link rel="modulepreload" href="\/assets\/home-[^>]*>/

/** Puts the words and the head of a page into the app's empty page. */
export function writePage(shell: string, page: PageToWrite, words: string, scripts: PageScripts) {
  const head = `<title>${escapeMarkup(page.title)}</title>
    <meta name="description" content="${escapeMarkup(page.description)}" />
    ${renderHead(page)}`
  const whole = shell
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => head)
    .replace(ROOT, () => `<div id="root">${words}</div>`)
  return page.isReading
    ? withReadingScript(whole, scripts.reading)
    : withRoute(whole, scripts.route)
}

function withReadingScript(page: string, reading: string): string {
  return page
    .replaceAll(PRELOADED_SCRIPTS, '')
    .replace(
      APP_SCRIPT,
      (_tag, app) =>
        `<script type="module" crossorigin src="${reading}" data-app="${app}"></script>`,
    )
}

function withRoute(page: string, route: readonly string[]): string {
  const bare = page.replace(PRELOADED_HOME, '')
  const missing = route.filter((path) => !bare.includes(`"${path}"`))
  const links = missing.map((path) => `<link rel="modulepreload" crossorigin href="${path}" />\n  `)
  return bare.replace('</head>', () => `${links.join('  ')}</head>`)
}

/** The page for all other addresses, which no search engine should keep. */
export function closeShell(shell: string): string {
  return shell.replace(TITLE, (title) => `${title}\n    <meta name="robots" content="noindex" />`)
}
