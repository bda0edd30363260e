import { createHash } from 'node:crypto'
import { MARK, PLAIN_PAGE_STYLE } from './plain-page-style.ts'

interface PlainPage {
  /** In addition to the style of all plain pages. */
  readonly style?: string
  readonly title: string
  /** HTML below the title. */
  readonly main: string
  /** HTML of the footer links. */
  readonly footer: string
}

/** Renders a page without scripts, for example for a broken link. */
export function renderPlainPage({ title, style = '', main, footer }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Everyshelf</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${PLAIN_PAGE_STYLE}${style}</style>
</head>
<body>
<header><a href="/">${MARK}Everyshelf</a></header>
<main>
<h1>${title}</h1>
${main}
</main>
<footer>${footer}</footer>
</body>
</html>
`
}

/** Headers for a page with a form. Only its own style may load. */
export function listPlainPageHeaders(style = ''): Record<string, string> {
  const hash = createHash('sha256')
    .update(PLAIN_PAGE_STYLE + style)
    .digest('base64')
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
}
