import type { RouterOutputs } from '@everyshelf/server/api'
import { Term } from '../information-page.tsx'

const COMPANIES = [
  {
    use: 'mail',
    name: 'An email provider',
    text: 'your address, our emails to you, and what you write to us.',
  },
  {
    use: 'stripe',
    name: 'Stripe',
    text: 'if you pay. Your card number goes directly to Stripe and never to this server. We send Stripe your email address and plan.',
  },
  {
    use: 'google',
    name: 'Google',
    text: 'if you sign in with Google. Google learns that you signed in to this site.',
  },
] as const

/** The companies that may receive data, and which of them this server uses, once loaded. */
export function RecipientList({ uses }: Partial<Pick<RouterOutputs['site']['describe'], 'uses'>>) {
  return (
    <ul>
      <li>
        <Term>The company that hosts this server</Term>: all of this data is on its machines.
      </li>
      {COMPANIES.map(({ use, name, text }) => (
        <li key={use}>
          <Term>{name}</Term>
          {uses && <span className="text-ink-soft"> ({uses[use] ? 'used' : 'not used'} here)</span>}
          : {text}
        </li>
      ))}
      <li>
        <Term>Google Books and Open Library</Term>: the book numbers that this server looks up, but
        not who asked. Covers come from there too, through this server.
      </li>
      <li>
        <Term>The store that a link leads to</Term>: your browser opens it and tells it which site
        you came from. Its own privacy policy applies there.
      </li>
    </ul>
  )
}
