import { askAffiliateConsentAgain } from '../../lib/affiliate-consent.ts'
import { Part, Term } from './information-page.tsx'

const KEPT = [
  ['Session cookie', 'that you are signed in', 'until you sign out or it expires'],
  [
    'Known-device cookie',
    'that this browser signed in before, so strangers cannot lock you out',
    'a year after your last sign-in',
  ],
  ['Sign-in cookie', 'the way back from Google, if you use it', 'a few minutes'],
  ['everyshelf-signed-in', 'that you were, so that pages do not flicker', 'until you sign out'],
  ['everyshelf-theme', 'light or dark, once you chose', 'until you change it'],
  ['affiliate-consent', 'your answer to the banner', 'until you withdraw it'],
  [
    'favourite-store',
    'the store you asked a book’s page to show first',
    '180 days, or until you forget it',
  ],
  [
    'Copy of your links',
    'your newest saved links, to be read without a connection',
    'until you sign out',
  ],
  [
    'Files of this site',
    'pages, code, fonts and pictures, so that it opens without a connection',
    'until a new version comes or you clear it',
  ],
  ['everyshelf-single-keys', 'that you switched them off', 'until you switch them on'],
  [
    'everyshelf-referral',
    'who invited you, if somebody did',
    '30 days, or until your account exists',
  ],
  [
    'This tab',
    'the text in the book field, the way back after a sign-in, that Premium was looked up',
    'until it is closed',
  ],
] as const

/** What lies in the visitor's own browser. */
export function StoragePart() {
  return (
    <Part title="Cookies and storage in your browser">
      <p>All of these do something that you asked for; none of them follows you.</p>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left text-[0.9375rem]">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th className="py-2 pr-4 font-medium">Name</th>
              <th className="py-2 pr-4 font-medium">What it holds</th>
              <th className="py-2 font-medium">How long</th>
            </tr>
          </thead>
          <tbody>
            {KEPT.map(([name, what, howLong]) => (
              <tr key={name} className="border-t border-rule align-top">
                <th scope="row" className="py-2.5 pr-4 font-semibold [overflow-wrap:anywhere]">
                  {name}
                </th>
                <td className="py-2.5 pr-4">{what}</td>
                <td className="py-2.5 text-ink-soft">{howLong}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

export function ConsentPart() {
  return (
    <Part title="Affiliate links and your choice">
      <p>
        Some links to stores carry an affiliate tag: the store learns who sent you and may pay a
        commission. Nothing happens before you open such a link.
      </p>
      <p>
        <Term>Accept</Term>: the direct links that you make here carry Everyshelf's tags where it
        has one. <Term>Decline</Term>: they carry none of Everyshelf's tags. If you have Premium,
        your own tags stay on your links.
      </p>
      <p>
        Either way every part of the site works, and only your answer is stored, in this browser.
        Your answer does not change Global Links: readers who open one get the tag of its owner, or
        Everyshelf's.
      </p>
      <p>
        <button type="button" onClick={askAffiliateConsentAgain} className="text-link">
          Withdraw my answer and ask me again
        </button>
      </p>
    </Part>
  )
}
