import { escapeMarkup } from './escape-markup.ts'
import type { PageToWrite } from './list-pages.ts'
import { renderHead } from './page-head.ts'

export interface PageScripts {
  /** Scripts of the route and its imports, to preload. */
  readonly route: readonly string[]
  /** The small script of articles. */
  readonly articleLoader: string
}

const TITLE = /<title>.*?<\/title>/s
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/>/s
const ROOT = '<div id="root"></div>'
const APP_SCRIPT = /<script type="module"[^>]* src="([^"]+)"><\/script>/
const PRELOADED_SCRIPTS = /\s*<link rel="modulepreload"[^>]*>/g
/** Only for paths without a prerendered page; the others preload their own route. */
const PRELOADED_HOME = /\s*<link rel="modulepreload" href="\/assets\/home-[^>]*>/

/** Inserts the content and the head of a page into the app's empty page. */
export function writePage(shell: string, page: PageToWrite, content: string, scripts: PageScripts) {
  const head = `<title>${escapeMarkup(page.title)}</title>
    <meta name="description" content="${escapeMarkup(page.description)}" />
    ${renderHead(page)}`
  const html = shell
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => head)
    .replace(ROOT, () => `<div id="root">${content}</div>`)
  return page.isArticle
    ? withArticleLoader(html, scripts.articleLoader)
    : withRoute(html, scripts.route)
}

/** Inserts the placeholder of a signed-in page, which search engines must not index. */
export function writeWorkspacePage(
  shell: string,
  title: string,
  content: string,
  route: readonly string[],
) {
  const html = closeShell(shell)
    .replace('<html', '<html data-signed-in')
    .replace(TITLE, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(ROOT, () => `<div id="root">${content}</div>`)
  return withRoute(html, route)
}

function withArticleLoader(page: string, articleLoader: string): string {
  return page
    .replaceAll(PRELOADED_SCRIPTS, '')
    .replace(
      APP_SCRIPT,
      (_tag, app) =>
        `<script type="module" crossorigin src="${articleLoader}" data-app="${app}"></script>`,
    )
}

function withRoute(page: string, route: readonly string[]): string {
  const bare = page.replace(PRELOADED_HOME, '')
  const missing = route.filter((path) => !bare.includes(`"${path}"`))
  const links = missing.map((path) => `<link rel="modulepreload" crossorigin href="${path}" />\n  `)
  return bare.replace('</head>', () => `${links.join('  ')}</head>`)
}

/** The page for all other paths, which search engines must not index. */
export function closeShell(shell: string): string {
  return shell.replace(TITLE, (title) => `${title}\n    <meta name="robots" content="noindex" />`)
}
