import { createHash } from 'node:crypto'
import { LINK_PAGE_STYLE, MARK } from '../redirect/link-page-look.ts'

const styleHash = createHash('sha256').update(LINK_PAGE_STYLE).digest('base64')

/** The address is all that proves who asks: it goes to nobody else, and nothing keeps it. */
export const UNSUBSCRIBE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const

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
export function renderUnsubscribePage(state: keyof typeof texts): string {
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
<style>${LINK_PAGE_STYLE}</style>
</head>
<body>
<header><a href="/">${MARK}Everyshelf</a></header>
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
