import { createHash } from 'node:crypto'

/** How the small pages of the site look. */
export interface SmallPageLook {
  readonly style: string
  /** The sign of the site, as SVG. */
  readonly mark: string
}

interface SmallPage extends SmallPageLook {
  readonly title: string
  /** As HTML, below the title. */
  readonly main: string
  /** As HTML: ways on. */
  readonly footer: string
}

/** A whole page without scripts, for those who came by a link and leave by one. */
export function renderSmallPage({ title, style, mark, main, footer }: SmallPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Everyshelf</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header><a href="/">${mark}Everyshelf</a></header>
<main>
<h1>${title}</h1>
${main}
</main>
<footer>${footer}</footer>
</body>
</html>
`
}

/** Of a page with a form: its own style and nothing else may come in (S52). */
export function listSmallPageHeaders(style: string): Record<string, string> {
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
}
