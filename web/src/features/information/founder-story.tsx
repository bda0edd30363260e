import { ReaderAtCasement, ReaderAtScreen, ReaderAtShutters } from '@everyshelf/ui/illustrations'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useTitle } from '../../lib/use-title.ts'

const RULES = [
  ['A link lasts.', 'It may be printed on paper, and paper cannot be corrected.'],
  ['Nothing stands in between.', 'No advertisement, and no page that nobody asked for.'],
  ['Who earns is said.', 'Beside every link, before it is opened.'],
  ['Readers are counted, never followed.', 'A number is enough; a name is too much.'],
] as const

/** What the rules cost, and what was chosen. */
const CHOICES = [
  [
    'Who pays for it',
    'A link that lasts has to be paid for by somebody. Advertisements would have to stand in front of a reader, and a subscription that keeps links alive would make them hostages. So links of free accounts carry the tag of this service where it has one, Premium pays for itself with your own tags on your links, and a link goes on either way.',
  ],
  [
    'Where the reader goes',
    'The country decides, from a table that anybody can look up, link by link, before sharing. There is no guess by what somebody read before, because nobody remembers what somebody read before. Where that is not enough, an author can let readers choose, and every book has a page with all its stores.',
  ],
  [
    'What a click is',
    'Much of what opens a link is no reader: previews, crawlers, scanners of mail. It would flatter to count them. They are kept apart, with the reason, and what is left is smaller and true. A click is on disk before the reader is sent on, so that a figure does not shrink when a server stumbles.',
  ],
  [
    'What is not known',
    'No address, no visitor number, no cookie on a link. That gives up questions which other services answer: whether this reader came last month, and what they bought. Books are private, and the author never asked to know.',
  ],
] as const

/** Why such a tool exists. Told without persons: the reason is the same for everybody. */
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
            Somebody hears of a book: under a review, in a newsletter, on the last page of another
            book. They open the link, and they are in a shop on the wrong side of the world. The
            price is in a strange currency. Postage costs more than the book. Or it is an ebook, and
            the shop regrets that it cannot be sold in their country.
          </p>
          <p>
            Most people do not search again. The wish to read was there, the book was there, and the
            link between the two led past the reader.
          </p>
          <p>
            Nobody planned it that way. Bookshops on the web were built country by country, each
            with its own address, its own catalogue and its own way to thank those who send readers.
            A tag that earns in one store earns nothing in the next.
          </p>
          <p>
            Those who noticed wrote lists: one line for each country, under every post and at the
            end of every book. Lists grow, go out of date, and ask the reader to know which line is
            theirs. The reader in Austria guesses. The reader in New Zealand gives up.
          </p>
          <p>
            A link could know better. Whoever opens it comes from somewhere, and for every country
            there is a store that serves it best. That is a table, a little care, and one address
            that never changes. So this is what Everyshelf is: the book stands on every shelf, and
            the reader is led to the nearest.
          </p>
        </div>
        <div className="flex items-end gap-4 self-start text-ink sm:gap-8 lg:flex-col lg:items-start lg:gap-6">
          <ReaderAtCasement className="w-1/3 max-w-36 lg:w-44 lg:max-w-none" />
          <ReaderAtScreen className="w-1/3 max-w-36 lg:ml-24 lg:w-44 lg:max-w-none" />
          <ReaderAtShutters className="w-1/3 max-w-36 lg:w-44 lg:max-w-none" />
        </div>
      </div>
      <h2 className="m-0 mt-16 font-display text-3xl">Four rules it keeps</h2>
      <ul className="m-0 mt-6 grid list-none gap-x-12 border-b border-rule p-0 md:grid-cols-2">
        {RULES.map(([rule, reason]) => (
          <li key={rule} className="border-t border-rule py-5">
            <p className="m-0 text-lg font-semibold">{rule}</p>
            <p className="m-0 mt-1 text-ink-soft">{reason}</p>
          </li>
        ))}
      </ul>
      <h2 className="m-0 mt-16 font-display text-3xl">What had to be chosen</h2>
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
          Make a link
        </Link>
        <Link to={paths.about} className="text-link inline-flex min-h-11 items-center">
          What Everyshelf does
        </Link>
      </div>
    </article>
  )
}
