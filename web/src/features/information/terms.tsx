import { AMAZON_ASSOCIATE_SENTENCE } from '@everyshelf/domain/affiliate'
import {
  FREE_SAVED_LINK_LIMIT,
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_TEXT,
} from '@everyshelf/domain/plans'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { ServiceTagsOnly } from '../../components/service-tags-only.tsx'
import { InformationPage, Part } from './information-page.tsx'
import { OperatorPart } from './operator/parts.tsx'

export function Terms() {
  return (
    <InformationPage
      title="Terms of Service"
      lead="What you get, what is asked of you, and what nobody can promise. Using Everyshelf means agreeing to this."
    >
      <Part title="The service">
        <p>
          Everyshelf makes links to books that send each reader to a store of their own country, and
          counts how often they are opened. Whoever runs this server under this address provides it
          to you. Books are sold by the stores alone: price, delivery and returns are between you
          and them.
        </p>
        <OperatorPart />
      </Part>
      <Part title="Your account">
        <p>
          Making links needs no account. For one you give an email address that is yours and choose
          a password that you keep to yourself. You answer for what is done with your account; tell
          us if somebody else got hold of it. A free account keeps up to {FREE_SAVED_LINK_LIMIT}{' '}
          links.
        </p>
      </Part>
      <Part title="Your links">
        <p>
          You may use your links wherever you like, on the web, in mails and in print. A link never
          expires: it goes on working when you leave a paid plan and when you delete your account,
          and an address that was given out is never given to somebody else. A link that you remove
          opens the page of the book, without affiliate tags. It never gains an advertisement, and
          no page that you did not choose is put before the store; where no store fits, the reader
          sees the book's own page with all shops. Please do not
        </p>
        <ul>
          <li>send links to people who did not ask for them, or hide where they lead</li>
          <li>open your own links, or have them opened, to earn from it</li>
          <li>flood the service, or try to get around its limits or protection</li>
        </ul>
        <p>
          Accounts used in that way may be closed. What others were given goes on leading to the
          book.
        </p>
      </Part>
      <Part title="Affiliate programmes">
        <p>
          <ServiceTagsOnly>
            Everyshelf uses the affiliate links of retailers. Links of visitors and of free accounts
            carry the tags of this service, so that it may earn when a reader buys. The reader pays
            the same price.{' '}
          </ServiceTagsOnly>
          Premium puts your own tags on your links. Every list of links says row by row whose tag is
          on it.
        </p>
        <p>
          <ServiceTagsOnly>{AMAZON_ASSOCIATE_SENTENCE}</ServiceTagsOnly>
        </p>
        <p>
          Tags that you enter yourself are yours, and so are the duties that come with them: follow
          the rules of the programme, tell your readers that you may earn, and name the places where
          your links stand if the programme asks for it. Commissions are paid to you by the store,
          never by us.
        </p>
      </Part>
      <Part title="Premium">
        <p>
          Premium costs {PREMIUM_PRICE_TEXT} while the launch price lasts, and can be cancelled at
          any time; it then runs to the end of the month that has been paid. Within{' '}
          {MONEY_BACK_DAYS} days of the first payment you get your money back if you ask for it, in
          a message through the contact form; no reason is needed. Afterwards nothing of yours is
          deleted: the limits of a free account apply again to what you save from then on.
        </p>
      </Part>
      <Part title="What nobody can promise">
        <p>
          Stores change their addresses, their range and their rules, and catalogues have mistakes.
          We take care that links lead somewhere sensible and that the service is there, but cannot
          promise either without exception, nor that you earn anything. What the law gives you as a
          consumer stays untouched, and so does liability that it does not allow to be excluded.
        </p>
      </Part>
      <Part title="Your data">
        <p>
          The{' '}
          <Link to={paths.privacy} className="text-link">
            privacy page
          </Link>{' '}
          is part of these terms.
        </p>
      </Part>
      <Part title="The end, and changes">
        <p>
          You can delete your account at any time under My Account. If these terms change, the new
          ones stand here before they apply. Questions go to the{' '}
          <DialogButton dialog="contact">contact form</DialogButton>.
        </p>
      </Part>
    </InformationPage>
  )
}
