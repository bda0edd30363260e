import { listSmallPageHeaders, renderSmallPage, type SmallPageLook } from '../../http/small-page.ts'

/** The address is all that proves who asks: it goes to nobody else, and nothing keeps it. */
export function listUnsubscribeHeaders({ style }: SmallPageLook): Record<string, string> {
  return { ...listSmallPageHeaders(style), 'referrer-policy': 'no-referrer' }
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
  const main = `<p>${text}</p>\n${act}`
  return renderSmallPage({ ...look, title, main, footer: '<a href="/profile">To your account</a>' })
}
