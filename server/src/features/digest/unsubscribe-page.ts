import { createHash } from 'node:crypto'

/** How the small pages of the site look. */
export interface SmallPageLook {
  readonly style: string
  /** The sign of the site, as SVG. */
  readonly mark: string
}

/** The address is all that proves who asks: it goes to nobody else, and nothing keeps it. */
export function listUnsubscribeHeaders({ style }: SmallPageLook): Record<string, string> {
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}

const texts = {
  ask: {
    title: 'No more weekly mails?',
    text: 'With one press the weekly mail about your clicks stops. Everything else stays as it is.',
  },
  done: {
    title: 'The weekly mail has stopped',
    text: 'You get no more of them. In your account you can switch it on again.',
  },
  unknown: {
    title: 'This address ends nothing',
    text: 'It is not whole, or not one of ours. In your account you can switch the weekly mail off.',
  },
}

/** One question and one button, without scripts. */
export function renderUnsubscribePage(state: keyof typeof texts, look: SmallPageLook): string {
  const { title, text } = texts[state]
  const act =
    state === 'ask'
      ? '<form method="post"><div><button>Stop the weekly mail</button></div></form>'
      : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Everyshelf</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${look.style}</style>
</head>
<body>
<header><a href="/">${look.mark}Everyshelf</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
${act}
</main>
<footer><a href="/profile">To your account</a></footer>
</body>
</html>
`
}
