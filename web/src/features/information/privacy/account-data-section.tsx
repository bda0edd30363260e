import {
  IDEMPOTENCY_HOURS,
  UNCONFIRMED_SIGN_UP_DAYS,
  WEBHOOK_LOG_DAYS,
} from '@everyshelf/domain/limits'
import { InformationSection, Term } from '../information-page.tsx'

/** What we store about users with an account. */
export function AccountDataSection() {
  return (
    <InformationSection title="When you have an account">
      <p>We store:</p>
      <ul>
        <li>your first name and email address</li>
        <li>
          a hash of your password, which cannot be reversed, or the fact that you sign in with
          Google
        </li>
        <li>
          your passkeys and authenticator apps: the name you gave them, their keys, when you added
          and last used them, and hashes of your recovery codes
        </li>
        <li>
          a sign-up that you have not confirmed yet: first name, email address, and password hash,
          for {UNCONFIRMED_SIGN_UP_DAYS} days
        </li>
        <li>
          your saved links, their settings and last 100 changes, and the dates on which you
          confirmed that a store has your book
        </li>
        <li>
          titles and authors of saved books that no book catalog lists, from your extension or your
          imported file; only you see them
        </li>
        <li>
          links that you move here from another service: their old address, target, title, and
          number of clicks
        </li>
        <li>
          your changes to a book, such as its title, series, or an uploaded cover; readers who open
          your link see them
        </li>
        <li>
          your author pages: names, texts, links, portraits, and addresses; readers see the pages
          that you publish
        </li>
        <li>
          preview images of your links and published pages, for social networks; we delete them
          within an hour after you change or remove a page
        </li>
        <li>
          your affiliate tags, your IDs in other stores’ affiliate programs, the social networks you
          confirmed, and whether you confirmed that your mailing list signed up
        </li>
        <li>
          your active sign-ins, including the extension’s: when they started, when they were last
          used, kind of device, browser, and country
        </li>
        <li>
          your API keys: their names, permissions, and dates, and a hash of each key; and for{' '}
          {IDEMPOTENCY_HOURS} hours, our answers to programs that send an idempotency key
        </li>
        <li>
          your webhooks: their URLs and events, and their secrets in encrypted form; for{' '}
          {WEBHOOK_LOG_DAYS} days, the events we sent and how your URLs answered
        </li>
        <li>your time zone and whether you want the weekly email, if you set them</li>
        <li>
          if you pay: your customer number at Stripe, the date you have paid through, and a hash of
          the card’s fingerprint from Stripe, which shows us when one person has two accounts
        </li>
        <li>
          if someone invited you or you invited someone: who, when, and whether there was a reward.
          The person who invited you sees your first name and the date, not your email address.
        </li>
      </ul>
      <p>
        <Term>Purpose and legal basis:</Term> to give you the account you asked for (Art. 6(1)(b)).
        We email you only about the account: to confirm your address, to reset the password, and to
        warn you of changes. The weekly email comes only if you ask for it (Art. 6(1)(a)). You can
        stop it with one click. Our emails contain no tracking.
      </p>
    </InformationSection>
  )
}
