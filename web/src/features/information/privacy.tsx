import { DialogButton } from '../../components/dialog-button.tsx'
import { InformationPage, Part, Term } from './information-page.tsx'
import { ConsentPart, StoragePart } from './privacy-browser.tsx'

export function Privacy() {
  return (
    <InformationPage
      title="Privacy"
      lead="What Everyshelf stores, what for, who else sees it, and how to have it removed."
    >
      <Part title="In short">
        <ul>
          <li>No IP address is stored, and no number that would recognise a reader.</li>
          <li>
            No advertising, no tracking scripts, no files from other companies on these pages.
          </li>
          <li>Cookies only for those who sign in.</li>
          <li>You can take all your data along and delete your account yourself.</li>
        </ul>
      </Part>
      <Part title="Who is responsible">
        <p>
          Whoever runs this server under this address. You reach them through the{' '}
          <DialogButton dialog="contact">contact form</DialogButton>, also for everything that
          follows on this page.
        </p>
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
          When owners open a link of their own while they are signed in here, the opening is marked
          as a test. Their sign-in is looked at for that and not stored with the opening.
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
      <Part title="When you have an account">
        <ul>
          <li>your first name and email address</li>
          <li>
            your password as a hash from which it cannot be read, or that you sign in by Google
          </li>
          <li>
            your saved links, what you set them to and their last hundred changes, with the days on
            which you found a shop's page right
          </li>
          <li>your affiliate tags and your numbers at other shops' programmes</li>
          <li>
            your sign-ins that are still open: since when, last used, kind of device and browser,
            country
          </li>
        </ul>
        <p>
          <Term>Purpose and legal basis:</Term> to give you the account you asked for (Art.
          6(1)(b)). Emails are sent about the account alone: to confirm your address, to reset the
          password, to warn of changes. They carry no tracking.
        </p>
      </Part>
      <Part title="When you write to us">
        <p>
          Name, email address, message and rating are stored and mailed to whoever runs this server,
          to answer you and to improve the service (Art. 6(1)(b) and (f)).
        </p>
      </Part>
      <StoragePart />
      <ConsentPart />
      <Part title="Who else receives data">
        <p>These, each only where this server has been set up to use it:</p>
        <ul>
          <li>
            <Term>The company that hosts this server</Term>, on whose machines all of this lies.
          </li>
          <li>
            <Term>A mail provider</Term>: your address and the text of the emails sent to you.
          </li>
          <li>
            <Term>Stripe</Term>, when you pay: card data goes there directly and never to this
            server.
          </li>
          <li>
            <Term>Google</Term>, when you choose to sign in with it: that you do so.
          </li>
          <li>
            <Term>Google Books and Open Library</Term>: the number of a book, asked by the server,
            without who asked.
          </li>
          <li>
            <Term>The store that a link leads to</Term>: your browser opens it and tells it which
            site you came from. From there on its own policy applies.
          </li>
        </ul>
        <p>Data is neither sold nor used for advertising.</p>
      </Part>
      <Part title="How long">
        <p>
          Account data: until you delete the account. Your links then go on working for those who
          have them, under the names you gave their addresses and without anything else that leads
          to you. Sign-ins: until they end or you end them. Messages: until whoever runs this server
          removes them. The record of openings, which names nobody: 13 months, and for 25 months how
          many there were by day.
        </p>
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
          It looks at a page only when you click it, and sends the book's number to this server, not
          the address of the page. It changes nothing on pages and sets no cookies.
        </p>
      </Part>
    </InformationPage>
  )
}
