import { marketplaces } from '@everyshelf/domain/marketplaces'
import {
  FREE_SAVED_LINK_LIMIT,
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_TEXT,
} from '@everyshelf/domain/plans'
import { PRIVACY_SUMMARY } from '@everyshelf/domain/product-facts'
import { Bookstore } from '@everyshelf/ui/illustrations'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { AssociateSentence } from '../../components/affiliate-sentences.tsx'
import { ByServiceTags } from '../../components/by-service-tags.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { paths } from '../../lib/paths.ts'
import { InformationPage, InformationSection } from './information-page.tsx'
import { OperatorDetails } from './operator/lazy-site-facts.tsx'

export function About() {
  return (
    <>
      <InformationPage
        title="One link for every reader"
        lead="Everyshelf turns a book into one link that sends each reader to a bookstore in their country."
        picture={<Bookstore className="w-44 text-ink lg:ml-auto lg:w-64" />}
      >
        <InformationSection title="What it is for">
          <p>
            A link to one store works for one country. Readers elsewhere see a foreign currency,
            high shipping costs, or an ebook that they cannot buy. The usual answer is a list of
            links, and every reader has to find the right one.
          </p>
          <p>
            Everyshelf is for authors, publishers, and booksellers who’d rather share one link than
            ten.
          </p>
        </InformationSection>
        <InformationSection title="How it works">
          <p>
            Paste an ISBN, an ASIN, or a store link. Everyshelf checks it, shows which book it
            found, and creates a Global Link. It also lists direct links to all{' '}
            {marketplaces.length} Amazon stores that sell books and to dozens of other bookstores.
          </p>
          <p>
            When a reader opens the link, their country decides the store. A link to a Kindle book
            opens the store that sells ebooks in that country. If a country has no store of its own,
            the reader goes to the one that serves it best. If no store fits, the reader sees the
            book’s reader page.
          </p>
          <p>
            The{' '}
            <Link to={paths.redirectTest} className="text-link">
              redirect test
            </Link>{' '}
            shows every step of this decision. The{' '}
            <Link to={paths.linkTester} className="text-link">
              link tester
            </Link>{' '}
            explains any book link, even one from another service.
          </p>
        </InformationSection>
        <InformationSection title="Who earns">
          <p>
            Many stores pay a commission when a reader buys. Every list of links here shows, row by
            row, whether a link has an affiliate tag and whose it is.{' '}
            <ByServiceTags
              some="Links from free accounts carry this service’s tag. With Premium, your own tags take its place."
              none="With Premium, links carry your own tags. Links from free accounts carry none."
            />{' '}
            The reader pays the same price either way.
            <AssociateSentence />
          </p>
        </InformationSection>
        <InformationSection title="What we count">
          <p>
            We record when a link was opened, in which country, from which site, and on what kind of
            device. {PRIVACY_SUMMARY} The{' '}
            <Link to={paths.privacy} className="text-link">
              privacy page
            </Link>{' '}
            has the details.
          </p>
          <p>
            Only clicks by people count. We exclude previews, crawlers, email scanners, double
            clicks, and your own tests, and show the reason for each.
          </p>
          <p>
            Country data:{' '}
            <a href="https://db-ip.com" className="text-link">
              IP Geolocation by DB-IP
            </a>
            ,{' '}
            <a href="https://www.nro.net" className="text-link">
              NRO
            </a>
            , and{' '}
            <a href="https://www.routeviews.org" className="text-link">
              Route Views
            </a>
            .
          </p>
        </InformationSection>
        <InformationSection title="What it costs">
          <p>
            Direct store links are free and need no account. A free account adds Global Links: you
            can save {FREE_SAVED_LINK_LIMIT} and see their clicks. Premium costs{' '}
            {PREMIUM_PRICE_TEXT}, removes the limit, and puts your own tags on your links.
          </p>
        </InformationSection>
        <InformationSection title="What you can rely on">
          <ul>
            <li>Links keep working if you cancel Premium or delete your account.</li>
            <li>We disable a link only if it breaks our terms.</li>
            <li>We never put ads in front of the store.</li>
            <li>Every list of links shows whether a link carries your tag, ours, or none.</li>
            <li>You get your first payment back if you ask within {MONEY_BACK_DAYS} days.</li>
            <li>You can download your links and all your account data as files.</li>
          </ul>
          <p>
            The server measures how fast and how reliable the links are. See the{' '}
            <Link to={paths.status} className="text-link">
              status page
            </Link>
            .
          </p>
        </InformationSection>
        <InformationSection title="Who runs it">
          <p>
            The operator of this server. For questions, use the{' '}
            <DialogButton dialog="contact">contact form</DialogButton>.
          </p>
          <OperatorDetails />
        </InformationSection>
      </InformationPage>
      <div className="page-column mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Link to={paths.home} className={buttonClasses('solid', 'large')}>
          Create a link
        </Link>
        <Link to={paths.founderStory} className="text-link inline-flex min-h-11 items-center">
          Why Everyshelf exists
        </Link>
        <DialogButton dialog="contact" className="text-link min-h-11">
          Contact us
        </DialogButton>
      </div>
    </>
  )
}
