import {
  FREE_SAVED_LINK_LIMIT,
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_TEXT,
} from '@everyshelf/domain/plans'
import { Link } from 'react-router'
import { AssociateSentence, NoServiceTagsNote } from '../../components/affiliate-sentences.tsx'
import { ByServiceTags } from '../../components/by-service-tags.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { paths } from '../../lib/paths.ts'
import { InformationPage, InformationSection } from './information-page.tsx'
import { OperatorDetails } from './operator/lazy-site-facts.tsx'

export function Terms() {
  return (
    <InformationPage
      title="Terms of Service"
      lead="What you get, what we ask of you, and what we cannot promise. By using Everyshelf, you agree to these terms."
    >
      <InformationSection title="The service">
        <p>
          Everyshelf creates book links that send each reader to a store in their country, and
          counts how often they are opened. The operator of this server provides it. Only the stores
          sell books: price, delivery, and returns are between you and them.
        </p>
        <OperatorDetails />
      </InformationSection>
      <InformationSection title="Your account">
        <p>
          Direct store links need no account. Global Links need one. Use your own email address and
          keep your password to yourself. You are responsible for what happens in your account, so
          tell us if someone else gets access. With a free account, you can save up to{' '}
          {FREE_SAVED_LINK_LIMIT} links.
        </p>
      </InformationSection>
      <InformationSection title="Your links">
        <p>
          You can share your links on the web, in email, and in print. Links with an affiliate tag
          are an exception: see “Affiliate programs” below.
        </p>
        <p>
          A link has no expiry date. It keeps working if you cancel Premium or delete your account,
          and we never give its address to anyone else. A link that you remove opens the book’s
          reader page without affiliate tags. We show no ads, and no page that you did not choose,
          before the store. If no store fits, the reader sees the book’s reader page. Please do not:
        </p>
        <ul>
          <li>send links to people who did not ask for them, or hide where they lead</li>
          <li>open your own links, or have others open them, to earn commissions</li>
          <li>flood the service, or try to get around its limits or protection</li>
        </ul>
        <p>
          We can close accounts that do this, and disable links that are unsafe, misleading, or sent
          as spam. The other links of a closed account keep working.
        </p>
      </InformationSection>
      <InformationSection title="Affiliate programs">
        <p>
          Everyshelf uses affiliate links.{' '}
          <ByServiceTags
            some="Links from visitors and free accounts carry this service’s tags, so it may earn when a reader buys. With Premium, your own tags take their place."
            none="With Premium, links carry your own tags. Links from visitors and free accounts carry none."
          />{' '}
          The reader pays the same price. Every list of links shows whose tag each link carries.
          <NoServiceTagsNote />
          <AssociateSentence />
        </p>
        <p>
          Affiliate programs limit where tags may appear. Amazon does not allow them in print,
          ebooks, or PDFs. In email, it allows them only to subscribers, and in some countries not
          at all. Each book can have a link for each of these channels, and Everyshelf leaves the
          tag off where the program forbids it.
        </p>
        <p>
          You are responsible for the tags you enter. Follow the program’s rules, and tell your
          readers that you may earn a commission. If the program asks, tell it which sites carry
          your links. The store pays your commissions. We never do.
        </p>
      </InformationSection>
      <InformationSection title="Premium">
        <p>
          Premium costs {PREMIUM_PRICE_TEXT} at the launch price. You can cancel anytime; Premium
          then lasts until the end of your billing period. For a full refund, contact us through the
          contact form within {MONEY_BACK_DAYS} days of your first payment. You don’t have to give a
          reason. When Premium ends, we delete nothing. You can save new links again once you have
          fewer than {FREE_SAVED_LINK_LIMIT}.
        </p>
      </InformationSection>
      <InformationSection title="What we cannot promise">
        <p>
          Stores change their addresses, their selection, and their rules, and catalogs have
          mistakes. We work to keep links and the service running, but we cannot guarantee either,
          or that you earn anything. Your legal rights as a consumer are not affected, and neither
          is liability that the law does not allow us to exclude.
        </p>
      </InformationSection>
      <InformationSection title="Your data">
        <p>
          The{' '}
          <Link to={paths.privacy} className="text-link">
            privacy page
          </Link>{' '}
          is part of these terms.
        </p>
      </InformationSection>
      <InformationSection title="Account deletion and changes">
        <p>
          You can delete your account anytime in My Account. If these terms change, we publish the
          new ones here before they apply. Questions? Use the{' '}
          <DialogButton dialog="contact">contact form</DialogButton>.
        </p>
      </InformationSection>
    </InformationPage>
  )
}
