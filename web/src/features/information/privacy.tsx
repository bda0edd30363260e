import { DialogButton } from '../../components/dialog-button.tsx'
import { InformationPage, Part, Term } from './information-page.tsx'
import { OperatorPart, ReceiversPart } from './operator/parts.tsx'
import { AccountPart } from './privacy-account.tsx'
import { ConsentPart, StoragePart } from './privacy-browser.tsx'

export function Privacy() {
  return (
    <InformationPage
      title="Privacy"
      lead="What Everyshelf stores, what for, who else sees it, and how to have it removed."
    >
      <Part title="In short">
        <ul>
          <li>
            No IP address is stored, and nothing by which a reader is known again the next day.
          </li>
          <li>
            No advertising, no tracking scripts, no files from other companies on these pages.
          </li>
          <li>Cookies only where you ask for something that needs one.</li>
          <li>You can take all your data along and delete your account yourself.</li>
        </ul>
      </Part>
      <Part title="Who is responsible">
        <p>
          Whoever runs this server under this address. You reach them through the{' '}
          <DialogButton dialog="contact">contact form</DialogButton>, also for everything that
          follows on this page.
        </p>
        <OperatorPart />
      </Part>
      <Part title="When somebody opens a link">
        <p>For every opening of a link these facts are stored:</p>
        <ul>
          <li>the link or the book and its owner, and the store it led to</li>
          <li>the time, to the minute, and the country</li>
          <li>the kind of device (phone, tablet, computer), the browser's name and its language</li>
          <li>the domain of the site where the link stood, without the page</li>
          <li>whether it was a person, as far as can be told, and if not, why</li>
        </ul>
        <p>
          Nothing of it names the reader, and no cookie is set. The reader's IP address serves to
          look up the country and whether it belongs to a data centre, in files on this server, and
          to hold off floods of requests; then it is dropped. For the latter a scrambled form of it
          is kept in memory that cannot be turned back. The server's log knows the network an
          address belongs to, not the address.
        </p>
        <p>
          So that somebody who opens a link three times counts as one reader, the network and the
          browser's name are scrambled together with a secret of that day. The secret is thrown away
          when the day is over (by UTC), so the mark fits nobody afterwards and differs from
          yesterday's. It is taken off the opening as soon as the readers of that moment are
          counted, and off the day's list soon after the day.
        </p>
        <p>
          Openings by search engines, previews, mail scanners and machines in data centres are kept
          with the reason why they are none of a person's. When owners open a link of their own
          while they are signed in here, that is marked as a test; their sign-in is looked at for it
          and not stored with the opening.
        </p>
        <p>
          When a reader reports that a shop does not have the book, one is added to a number for
          that link, shop, country and day. It counts for 90 days.
        </p>
        <p>
          <Term>Purpose:</Term> owners of links see how often and from where they are used.{' '}
          <Term>Legal basis:</Term> the legitimate interest in that count (GDPR Art. 6(1)(f)).
        </p>
      </Part>
      <Part title="When you make links without an account">
        <p>
          What you paste is sent to this server, which asks book services for title and cover and
          follows shortened links. It is not tied to you. The titles and covers of books are kept
          for later, not who asked for them. <Term>Legal basis:</Term> you asked for the result
          (Art. 6(1)(b)).
        </p>
      </Part>
      <AccountPart />
      <Part title="When you write to us">
        <p>
          Name, email address, message and rating are stored and mailed to whoever runs this server,
          to answer you and to improve the service (Art. 6(1)(b) and (f)).
        </p>
        <p>
          When you <a href="/report">report a link</a>, the link, what is wrong with it and what you
          add are stored, so that the link can be looked at (Art. 6(1)(f)); who you are is not
          asked.
        </p>
      </Part>
      <StoragePart />
      <ConsentPart />
      <Part title="Who else receives data">
        <p>These, each only where this server has been set up to use it:</p>
        <ReceiversPart />
        <p>Data is neither sold nor used for advertising.</p>
      </Part>
      <Part title="How long">
        <p>
          Account data: until you delete the account. Your links then go on working for those who
          have them, under the names you gave their addresses and without anything else that leads
          to you. Of the account a meaningless number remains in a list, so that it is erased again
          should an older backup ever be put back. Invoices stay with Stripe, as the law asks.
        </p>
        <ul>
          <li>
            <Term>Openings one by one</Term>, which name nobody: 13 months.
          </li>
          <li>
            <Term>How many there were by day</Term>: 25 months.
          </li>
          <li>
            <Term>Sign-ins</Term>: until they end or you end them, a month without use at most.
          </li>
          <li>
            <Term>Mails sent to you</Term>: the text goes with the sending; that one was sent, to
            whom and under which subject, after 30 days.
          </li>
          <li>
            <Term>Messages to us and reports of links</Term>: until whoever runs this server removes
            them.
          </li>
        </ul>
      </Part>
      <Part title="Your rights">
        <p>
          You may see, correct, take along and delete what is stored about you, and object to its
          use; most of it you can do yourself under My Account. For the rest use the{' '}
          <DialogButton dialog="contact">contact form</DialogButton>. You may also complain to the
          data protection authority where you live.
        </p>
      </Part>
      <Part title="The browser extension">
        <p>
          It looks at a page when you press its button, its key or its menu entry, and sends the
          book's number to this server, not the address of the page. When you save a book, it sends
          the title and authors that the page gives, too. A shortened link that you pick is sent,
          since only the server can follow it. A title or an author that you type into the extension
          is sent too, to search for the book. It changes nothing on pages and sets no cookies.
        </p>
        <p>
          If you connect it to your account, it keeps a key of its own, your settings and a copy of
          your saved links on your computer. You see it under My Account, with the name you give it,
          and end it there. The mark for books you have saved is off until you switch it on, shop by
          shop; the comparison then happens in your browser.
        </p>
      </Part>
    </InformationPage>
  )
}
