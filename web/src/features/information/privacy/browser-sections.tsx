import { REFERRAL_VALIDITY_DAYS } from '@everyshelf/domain/plans'
import { NoServiceTagsNote } from '../../../components/affiliate-sentences.tsx'
import { askAffiliateConsentAgain } from '../../../lib/consent/affiliate-consent.ts'
import { useSession } from '../../../lib/session/session.ts'
import { InformationSection, Term } from '../information-page.tsx'

const STORED_ITEMS = [
  ['Session cookie', 'that you are signed in', 'until you sign out or it expires'],
  [
    'Known-device cookie',
    'that this browser signed in before, so strangers cannot lock you out',
    '1 year after your last sign-in',
  ],
  ['Second-step cookie', 'that you entered your password and still need a code', '10 minutes'],
  [
    'Sign-up cookie',
    'that you signed up here, so you can confirm your email without your password',
    '24 hours, or until you confirm',
  ],
  ['Sign-in cookie', 'where to return after signing in with Google', 'a few minutes'],
  [
    'everyshelf-signed-in',
    'that you were signed in, so pages do not flicker',
    'until you sign out',
  ],
  [
    'everyshelf-pending-action',
    'the book whose link you wanted to copy or save before you signed in',
    '24 hours, or until you sign in',
  ],
  ['everyshelf-theme', 'light or dark, if you chose', 'until you change it'],
  ['affiliate-consent', 'your answer to the banner', 'until you withdraw it'],
  [
    'favorite-store',
    'the store that a book page should show you first',
    '180 days, or until you delete it',
  ],
  [
    'series-place',
    'the last book of a series that you marked as read',
    '180 days, or until you delete it',
  ],
  ['Copy of your links', 'your newest saved links, to read offline', 'until you sign out'],
  [
    'This site’s files',
    'pages, code, fonts, and images, to open the site offline',
    'until there is a new version, or until you clear them',
  ],
  ['everyshelf-single-keys', 'your keyboard shortcut setting', 'until you turn them on'],
  [
    'everyshelf-referral',
    'who invited you',
    `${REFERRAL_VALIDITY_DAYS} days, or until you sign up`,
  ],
  [
    'everyshelf-newsletter',
    'the address of your newsletter, for the last pages of your books',
    'until you delete it',
  ],
  ['everyshelf-text', 'your edits to the text you share', 'until you start over'],
  [
    'This tab',
    'the text in the book field, the page to return to after signing in, and that we checked for Premium',
    'until you close it',
  ],
] as const

/** What the site stores in the visitor's browser. */
export function StorageSection() {
  return (
    <InformationSection title="Cookies and storage in your browser">
      <p>Each of these does something that you asked for. None of them tracks you.</p>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left text-[0.9375rem]">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th className="py-2 pr-4 font-medium">Name</th>
              <th className="py-2 pr-4 font-medium">What it stores</th>
              <th className="py-2 font-medium">How long</th>
            </tr>
          </thead>
          <tbody>
            {STORED_ITEMS.map(([name, what, howLong]) => (
              <tr key={name} className="border-t border-rule align-top">
                <th
                  scope="row"
                  className="min-w-27 py-2.5 pr-4 font-semibold [overflow-wrap:anywhere]"
                >
                  {name}
                </th>
                <td className="py-2.5 pr-4">{what}</td>
                <td className="py-2.5 text-ink-soft">{howLong}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </InformationSection>
  )
}

const ON_LINKS = 'When a reader opens one, it can carry the owner’s tag or Everyshelf’s.'
const ON_PAGES =
  'On this server, they never carry Everyshelf’s tags. Only the store links on our pages do.'

export function ConsentSection() {
  const { serviceTagsOn } = useSession()
  return (
    <InformationSection title="Affiliate links and your choice">
      <p>
        Some links to stores carry an affiliate tag: the store learns who sent you and may pay a
        commission. Nothing happens until you click one.
        <NoServiceTagsNote />
      </p>
      <p>
        <Term>Accept</Term>: the direct links you create here can carry Everyshelf’s tags.{' '}
        <Term>Decline</Term>: they carry none of Everyshelf’s tags. If you have Premium, your own
        tags stay on your links.
      </p>
      <p>
        Either way, every part of the site works, and we store only your answer, in this browser.
        Until you answer, direct links carry Everyshelf’s tags. Your answer does not change Global
        Links. {serviceTagsOn === 'links' ? ON_LINKS : ON_PAGES}
      </p>
      <p>
        <button type="button" onClick={askAffiliateConsentAgain} className="text-link">
          Withdraw my answer and ask again
        </button>
      </p>
    </InformationSection>
  )
}
