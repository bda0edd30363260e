import { PRIVACY_SUMMARY } from '@everyshelf/domain/product-facts'
import { ReaderAtCasement, ReaderAtScreen, ReaderAtShutters } from '@everyshelf/ui/illustrations'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { ByServiceTags } from '../../components/by-service-tags.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { paths } from '../../lib/paths.ts'

const RULES = [
  ['Links last.', 'They may be in print, and you cannot edit a printed page.'],
  ['Nothing gets in the way.', 'No ads, and no page that you did not choose.'],
  ['You see who earns the commission.', 'Next to every link, before anyone opens it.'],
  ['We count readers without following them.', 'We need a number, not a name.'],
] as const

/** The decisions behind the rules, and what they cost. */
const CHOICES = [
  [
    'Who pays',
    <>
      A link that lasts has to be paid for. Ads would get in the reader’s way, and a subscription
      that keeps links alive would hold them hostage.{' '}
      <ByServiceTags
        some="So links from free accounts carry this service’s affiliate tag, and Premium subscribers use their own."
        none="So Premium subscribers pay for the service, and earn with their own affiliate tags."
      />{' '}
      The links keep working either way.
    </>,
  ],
  [
    'Where readers go',
    'The reader’s country decides. Anyone can check each link’s table of countries before sharing it. We do not guess from what a reader bought before, because we do not store that. If you prefer, you can let readers choose, and every book has a page with all its stores.',
  ],
  [
    'What counts as a click',
    'Much of what opens a link is not a reader: previews, crawlers, email scanners. Counting bots would inflate the numbers. We exclude them and show why, so your number is lower but accurate. As long as the disk works, we save each click before we redirect the reader, so a crash does not lose it.',
  ],
  [
    'What we do not know',
    `${PRIVACY_SUMMARY} So we cannot tell whether a reader also clicked last month, or what they bought. What people read is private.`,
  ],
] as const

/** Why this service exists. It names no people, because every operator shows the same page. */
export function FounderStory() {
  useTitle('Why Everyshelf exists · Everyshelf')
  return (
    <article className="page-column pt-12 sm:pt-18">
      <h1 className="m-0 max-w-[20ch] font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em] text-balance">
        Books travel easily. Links to books do not.
      </h1>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_1fr]">
        <div className="text-lg leading-relaxed text-pretty [&_p]:m-0 [&_p+p]:mt-5">
          <p className="first-letter:float-left first-letter:mt-1.5 first-letter:mr-3 first-letter:font-display first-letter:text-[3.9rem] first-letter:leading-[0.8] first-letter:text-accent">
            Someone hears about a book: in a review, in a newsletter, on the last page of another
            book. They open the link and land in a store on the wrong side of the world. The price
            is in a foreign currency. Shipping costs more than the book. Or it is an ebook, and the
            store cannot sell it in their country.
          </p>
          <p>
            Most people do not search again. They wanted the book and it was for sale, but the link
            took them to the wrong store.
          </p>
          <p>
            No one planned it that way. Online bookstores grew country by country. Each has its own
            address, its own catalog, and its own way to pay the people who send readers. A tag that
            earns in one store earns nothing in the next.
          </p>
          <p>
            Authors who noticed this made lists: one line per country, under every post and at the
            end of every book. Lists grow, go out of date, and expect readers to know which line is
            theirs. The reader in Austria guesses. The reader in New Zealand gives up.
          </p>
          <p>
            A link can do better. It can know which store serves the reader’s country, and the right
            page there. Where a store has no page for the book, it can search; where no store fits,
            it can show the reader a choice. That is Everyshelf: one link that takes each reader to
            the store that fits.
          </p>
        </div>
        <div className="flex items-end gap-4 self-start text-ink sm:gap-8 lg:flex-col lg:items-start lg:gap-6">
          <ReaderAtCasement className="w-1/3 max-w-36 lg:w-44 lg:max-w-none" />
          <ReaderAtScreen className="w-1/3 max-w-36 lg:ml-24 lg:w-44 lg:max-w-none" />
          <ReaderAtShutters className="w-1/3 max-w-36 lg:w-44 lg:max-w-none" />
        </div>
      </div>
      <h2 className="m-0 mt-16 font-display text-3xl">Our rules</h2>
      <ul className="m-0 mt-6 grid list-none gap-x-12 border-b border-rule p-0 md:grid-cols-2">
        {RULES.map(([rule, reason]) => (
          <li key={rule} className="border-t border-rule py-5">
            <p className="m-0 text-lg font-semibold">{rule}</p>
            <p className="m-0 mt-1 text-ink-soft">{reason}</p>
          </li>
        ))}
      </ul>
      <h2 className="m-0 mt-16 font-display text-3xl">The choices behind our rules</h2>
      <dl className="m-0 mt-6 border-b border-rule">
        {CHOICES.map(([question, choice]) => (
          <div
            key={question}
            className="grid gap-x-10 gap-y-2 border-t border-rule py-6 md:grid-cols-[1fr_2fr]"
          >
            <dt className="font-display text-xl">{question}</dt>
            <dd className="m-0 max-w-[62ch] text-ink-soft text-pretty">{choice}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Link to={paths.home} className={buttonClasses('solid', 'large')}>
          Create a link
        </Link>
        <Link to={paths.about} className="text-link inline-flex min-h-11 items-center">
          What Everyshelf does
        </Link>
      </div>
    </article>
  )
}
