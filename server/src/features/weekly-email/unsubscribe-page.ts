import { listPlainPageHeaders, renderPlainPage } from '../../http/plain-pages/plain-page.ts'

/** The URL is the only proof of identity, so it must not leak through a referrer or a cache. */
export function listUnsubscribeHeaders(): Record<string, string> {
  return { ...listPlainPageHeaders(), 'referrer-policy': 'no-referrer' }
}

const texts = {
  ask: {
    title: 'Stop the weekly email?',
    text: 'You will no longer get the weekly email about your clicks. Nothing else changes.',
  },
  done: {
    title: 'Weekly email stopped',
    text: 'You can turn it on again in your account.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'It is incomplete or not from Everyshelf. You can turn off the weekly email in your account.',
  },
}

/** A question and a button, without scripts. */
export function renderUnsubscribePage(state: keyof typeof texts): string {
  const { title, text } = texts[state]
  const form =
    state === 'ask'
      ? '<form method="post"><div><button>Stop weekly email</button></div></form>'
      : ''
  const main = `<p>${text}</p>\n${form}`
  return renderPlainPage({ title, main, footer: '<a href="/profile">Your account</a>' })
}
