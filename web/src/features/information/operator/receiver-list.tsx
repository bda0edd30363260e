import { Term } from '../information-page.tsx'
import type { SiteFacts } from './operator-card.tsx'

const COMPANIES = [
  {
    use: 'mail',
    name: 'A mail provider',
    text: 'your address and the text of the mails sent to you, and what you write to us.',
  },
  {
    use: 'stripe',
    name: 'Stripe',
    text: 'when you pay. Your card’s number goes there directly and never to this server; your email address and the plan go there from us.',
  },
  {
    use: 'google',
    name: 'Google',
    text: 'when you choose to sign in with it: that you do so, and on this site.',
  },
] as const

/** The companies that may receive data; once the server has said which of them it uses, that too. */
export function ReceiverList({ uses }: { readonly uses?: SiteFacts['uses'] | undefined }) {
  return (
    <ul>
      <li>
        <Term>The company that hosts this server</Term>, on whose machines all of this lies.
      </li>
      {COMPANIES.map(({ use, name, text }) => (
        <li key={use}>
          <Term>{name}</Term>
          {uses && (
            <span className="text-ink-soft"> ({uses[use] ? 'in use' : 'not in use'} here)</span>
          )}
          : {text}
        </li>
      ))}
      <li>
        <Term>Google Books and Open Library</Term>: the number of a book, asked by the server,
        without who asked. Covers come from there too, and reach you from this server.
      </li>
      <li>
        <Term>The store that a link leads to</Term>: your browser opens it and tells it which site
        you came from. From there on its own policy applies.
      </li>
    </ul>
  )
}
