import {
  HIT_RETENTION_MONTHS,
  OUTBOX_DAYS,
  SELLER_REPORT_DAYS,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
  TOTALS_RETENTION_MONTHS,
} from '@everyshelf/domain/limits'
import { PRIVACY_SUMMARY } from '@everyshelf/domain/product-facts'
import { DialogButton } from '../../../components/dialog-button.tsx'
import { InformationPage, InformationSection, Term } from '../information-page.tsx'
import { OperatorDetails, Recipients } from '../operator/lazy-site-facts.tsx'
import { AccountDataSection } from './account-data-section.tsx'
import { ConsentSection, StorageSection } from './browser-sections.tsx'

export function Privacy() {
  return (
    <InformationPage
      title="Privacy"
      lead="What Everyshelf stores and why, who else sees it, and how to have it deleted."
    >
      <InformationSection title="In short">
        <ul>
          <li>{PRIVACY_SUMMARY}</li>
          <li>These pages have no ads, no tracking scripts, and no files from other companies.</li>
          <li>We set cookies only where you ask for something that needs one.</li>
          <li>You can download all your data and delete your account yourself.</li>
        </ul>
      </InformationSection>
      <InformationSection title="Who is responsible">
        <p>
          The operator of this server is responsible. For anything on this page, use the{' '}
          <DialogButton dialog="contact">contact form</DialogButton>.
        </p>
        <OperatorDetails />
      </InformationSection>
      <InformationSection title="When someone opens a link">
        <p>For every request for a link, we store:</p>
        <ul>
          <li>
            the link (or the book and the link’s owner) and the store that the reader was sent to
          </li>
          <li>the time, to the minute, and the country</li>
          <li>
            the kind of device (phone, tablet, computer), the browser’s name, and its language
          </li>
          <li>the domain of the site that had the link, but not the page</li>
          <li>
            the link’s channel and campaign, such as “Newsletter,” or the campaign in its URL if the
            owner turned that on
          </li>
          <li>whether it was a person, as far as we can tell, and if not, why</li>
        </ul>
        <p>
          None of this names the reader, and no cookie is set. We use the reader’s IP address to
          look up the country, to check for a data center, and to limit floods of requests. The
          lookups use files on this server. Then we drop the address. For the limits, a hash of it
          stays in memory for a short time. The hash cannot be reversed. The server’s log contains
          the network that an address belongs to, not the address.
        </p>
        <p>
          If someone opens a link three times, we want to count one reader. So we hash the network
          and the browser’s name together with a secret for that day. We delete the secret when the
          day is over (UTC), so the hash cannot be matched later and differs from yesterday’s. We
          remove the hash from the record once we have counted the readers, and from the day’s list
          soon after the day ends.
        </p>
        <p>
          We also store requests from search engines, link previews, email scanners, and data
          centers, with the reason they don’t count as clicks. If owners open their own link while
          signed in, we mark that hit as a test. We use their sign-in only for this check and do not
          store it with the click.
        </p>
        <p>
          Authors can show a card for a book on their own websites. The card sets no cookie and runs
          no script. We store nothing until the reader presses its button, which opens the link.
        </p>
        <p>
          When a reader reports that a store does not have the book, we add one to a counter for
          that link, store, country, and day. The report counts for {SELLER_REPORT_DAYS} days.
        </p>
        <p>
          <Term>Purpose:</Term> to show link owners how often and from where their links are used.{' '}
          <Term>Legal basis:</Term> the legitimate interest in counting clicks (GDPR Art. 6(1)(f)).
        </p>
      </InformationSection>
      <InformationSection title="When you create links without an account">
        <p>
          What you paste is sent to this server, which asks book services for the title and cover
          and follows shortened links. It is not tied to you. We store titles and covers of books,
          but not who asked for them. <Term>Legal basis:</Term> you asked for the result (Art.
          6(1)(b)).
        </p>
      </InformationSection>
      <AccountDataSection />
      <InformationSection title="When you write to us">
        <p>
          We store your name, email address, message, and rating, and email them to the operator, to
          answer you and to improve the service (Art. 6(1)(b) and (f)).
        </p>
        <p>
          When you <a href="/report">report a link or page</a>, we store its address, what is wrong
          with it, and anything you add, so that we can review it (Art. 6(1)(f)). We do not ask who
          you are.
        </p>
      </InformationSection>
      <StorageSection />
      <ConsentSection />
      <InformationSection title="Who else receives data">
        <p>These recipients get data only if this server is set up to use them:</p>
        <Recipients />
        <p>We do not sell data or use it for advertising.</p>
      </InformationSection>
      <InformationSection title="How long">
        <p>
          Account data: until you delete the account. Your links, including their short links, then
          keep working for people who have them, and published author pages keep their address and
          list of books. We remove everything else that leads to you. The account’s random ID stays
          in a list, so that we can delete the account again if we ever restore an older backup.
          Stripe keeps invoices as the law requires.
        </p>
        <ul>
          <li>
            <Term>Individual clicks and other requests</Term>, without names: {HIT_RETENTION_MONTHS}{' '}
            months.
          </li>
          <li>
            <Term>Daily totals</Term>: {TOTALS_RETENTION_MONTHS} months.
          </li>
          <li>
            <Term>Affiliate program reports</Term> that you import: until you undo the import. Only
            you see the amounts.
          </li>
          <li>
            <Term>Sign-ins</Term>: until you end them, until they go unused for {SESSION_IDLE_DAYS}{' '}
            days, or until they are {SESSION_MAX_DAYS} days old.
          </li>
          <li>
            <Term>Emails to you</Term>: the text is deleted once sent. Recipient, subject, and time
            are deleted after {OUTBOX_DAYS} days.
          </li>
          <li>
            <Term>Messages to us and reports of links and pages</Term>: until the operator deletes
            them.
          </li>
        </ul>
      </InformationSection>
      <InformationSection title="Your rights">
        <p>
          You can see, correct, download, and delete what we store about you, and object to its use.
          Most of this you can do yourself in My Account. For the rest, use the{' '}
          <DialogButton dialog="contact">contact form</DialogButton>. You can also complain to the
          data protection authority where you live.
        </p>
      </InformationSection>
      <InformationSection title="The browser extension">
        <p>
          The extension reads a page only when you click its button, use its shortcut, or choose its
          menu entry. It sends the book’s ISBN or ASIN to this server, not the address of the page.
          When you save a book, it also sends the title and authors from the page. It sends
          shortened links that you pick, because only the server can follow them. When you search
          for a book, it sends the title or author that you type. It does not change pages and sets
          no cookies.
        </p>
        <p>
          If you connect it to your account, it stores its own key, your settings, and a copy of
          your saved links on your computer. You can name and disconnect it in My Account. The ✓ on
          the toolbar icon for saved books is off until you turn it on, store by store. The
          extension compares pages with your saved books in your browser.
        </p>
      </InformationSection>
    </InformationPage>
  )
}
