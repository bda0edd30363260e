import { AMAZON_ASSOCIATE_SENTENCE } from '@everyshelf/domain/affiliate'
import {
  FREE_SAVED_LINK_LIMIT,
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_TEXT,
} from '@everyshelf/domain/plans'
import { Shop } from '@everyshelf/ui/illustrations'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { ServiceTagsOnly } from '../../components/service-tags-only.tsx'
import { InformationPage, Part } from './information-page.tsx'
import { OperatorPart } from './operator/parts.tsx'

export function About() {
  return (
    <>
      <InformationPage
        title="One link for every reader"
        lead="Everyshelf turns a book into a single link. Whoever opens it arrives at a book store of their own country."
        picture={<Shop className="w-44 text-ink lg:ml-auto lg:w-64" />}
      >
        <Part title="What it is for">
          <p>
            A link to a book in one store is a link to one country. A reader elsewhere finds another
            currency, postage from overseas, or an ebook that their account may not buy. Those who
            want to do better hand out a list, and hope that every reader picks the right line.
          </p>
          <p>
            Everyshelf is for authors, publishers and booksellers who would rather hand out one
            link.
          </p>
        </Part>
        <Part title="How it works">
          <p>
            You paste an ISBN, an ASIN or the address of the book in a shop. Everyshelf checks the
            number, says what it understood, and makes the Global Link. It knows all 23 Amazon
            stores that sell books and dozens of other booksellers, and lists the direct link to
            each of them beside it.
          </p>
          <p>
            When somebody opens the link, the store is chosen by their country; for a Kindle book it
            is the store that sells ebooks there. Where a country has no store of its own, the most
            sensible neighbour takes its place. A link always leads somewhere.
          </p>
          <p>
            The{' '}
            <Link to={paths.redirectTest} className="text-link">
              redirect test
            </Link>{' '}
            shows every step of that decision for any reader, and the{' '}
            <Link to={paths.linkTester} className="text-link">
              link tester
            </Link>{' '}
            what is in any link, ours or not.
          </p>
        </Part>
        <Part title="Who earns">
          <p>
            Many stores pay a commission to those who send readers. Every list of links here says,
            row by row, whether a link has an affiliate tag and whose it is. Links of free accounts
            carry the tag of this service where it has one; with Premium they carry your own. The
            reader pays the same price either way.
          </p>
          <p>
            <ServiceTagsOnly>{AMAZON_ASSOCIATE_SENTENCE}</ServiceTagsOnly>
          </p>
        </Part>
        <Part title="What is counted">
          <p>
            That a link was opened, when, in which country, from which site and on what kind of
            device. No IP address and nothing that names or follows a reader. The{' '}
            <Link to={paths.privacy} className="text-link">
              privacy page
            </Link>{' '}
            has every detail.
          </p>
          <p>
            Only people's openings count as clicks. Previews, crawlers, scanners of mails and your
            own tests are kept apart, each with its reason.
          </p>
          <p>
            Which country an address is in, and whether it belongs to a data centre, stands in files
            on the server, made of data by the{' '}
            <a href="https://www.nro.net" className="text-link">
              NRO
            </a>
            ,{' '}
            <a href="https://www.routeviews.org" className="text-link">
              Route Views
            </a>{' '}
            and DB-IP (
            <a href="https://db-ip.com" className="text-link">
              IP Geolocation by DB-IP
            </a>
            ).
          </p>
        </Part>
        <Part title="What it costs">
          <p>
            Making links costs nothing and needs no account. A free account keeps{' '}
            {FREE_SAVED_LINK_LIMIT} links and counts their clicks. Premium, at {PREMIUM_PRICE_TEXT},
            takes the limit away and puts your own tags on your links.
          </p>
        </Part>
        <Part title="What you can rely on">
          <ul>
            <li>
              A link that was handed out never expires, also when its account is gone or a plan
              ends.
            </li>
            <li>It never gains an advertisement: nothing of ours is put before the store.</li>
            <li>A tag is yours or ours as the list says, and is never changed behind your back.</li>
            <li>A payment goes back if you ask within {MONEY_BACK_DAYS} days.</li>
            <li>Your links and everything about your account can be taken along as a file.</li>
          </ul>
          <p>
            How quick and how steady the links are is measured by the server itself and stands on
            the{' '}
            <Link to={paths.status} className="text-link">
              status page
            </Link>
            .
          </p>
        </Part>
        <Part title="Who runs it">
          <OperatorPart />
        </Part>
      </InformationPage>
      <div className="page-column mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Link to={paths.home} className={buttonClasses('solid', 'large')}>
          Make a link
        </Link>
        <Link to={paths.founderStory} className="text-link inline-flex min-h-11 items-center">
          Why Everyshelf exists
        </Link>
        <DialogButton dialog="contact" className="text-link min-h-11">
          Write to us
        </DialogButton>
      </div>
    </>
  )
}
