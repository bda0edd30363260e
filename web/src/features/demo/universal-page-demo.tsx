import { accents, PAGE_NOTE_MAX_LENGTH, type PageLayout } from '@everyshelf/domain/links'
import { READER_PAGE_LANGUAGES } from '@everyshelf/domain/product-facts'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTitle } from '../../lib/page/use-title.ts'
import { paths } from '../../lib/paths.ts'
import { CountryChoice } from './country-choice.tsx'
import { DEMO_ISBN, guessCountry } from './demo-book.ts'
import { PageChoice } from './page-choice.tsx'

/** The accents and the default green. */
const COLOR_COUNT = Object.keys(accents).length + 1

const FEATURES = [
  [
    'The reader’s store comes first',
    'The page chooses the store by country and names it before the reader clicks.',
  ],
  [
    'All other stores are listed too',
    'Chains and independent bookstores in the reader’s country. You can hide or reorder them.',
  ],
  [
    'Editions in your order',
    'Kindle, paperback, hardcover, audiobook. Readers never land on an edition that you marked as not sold in their country.',
  ],
  [
    'Your layout, color, and note',
    `Three layouts, ${COLOR_COUNT} colors, and a note of up to ${PAGE_NOTE_MAX_LENGTH} characters. You choose which store the large button opens.`,
  ],
  [
    'It shows who earns the commission',
    'Each link that can earn a commission says who earns it. In this demo, no link earns one.',
  ],
  [
    'No account, no tracking',
    `The page works without JavaScript and comes in ${READER_PAGE_LANGUAGES} languages. It stores nothing unless the reader asks.`,
  ],
] as const

/** The universal book page with a sample book. No clicks are counted and no link has a tag. */
export function UniversalPageDemo() {
  useTitle('Demo of the universal book page · Everyshelf')
  const [country, setCountry] = useState(() => guessCountry(navigator.languages))
  const [layout, setLayout] = useState<PageLayout>('classic')
  const [isCustomized, setCustomized] = useState(false)
  const page = isCustomized ? 'customized' : 'default'
  const path = `/book/sample?${new URLSearchParams({ country, page, layout })}`
  return (
    <div className="page-column pt-12 sm:pt-18">
      <h1 className="m-0 max-w-[18ch] font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em] text-balance">
        One page, every bookstore
      </h1>
      <p className="m-0 mt-5 max-w-[54ch] text-lg text-ink-soft text-pretty sm:text-xl">
        A universal book page lets readers choose a store. This demo shows the page for a sample
        book. Its links don’t open, and it counts no clicks.
      </p>
      <div className="mt-9 mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
        <CountryChoice country={country} onChange={setCountry} />
        <PageChoice
          layout={layout}
          onLayout={setLayout}
          isCustomized={isCustomized}
          onCustomized={setCustomized}
        />
      </div>
      <section
        aria-label="Demo of a universal book page"
        className="overflow-hidden rounded-lg border border-rule bg-sheet shadow-float"
      >
        <p className="m-0 flex items-center justify-between gap-4 border-b border-rule bg-paper px-5 py-2.5 font-mono text-xs text-ink-faint sm:px-10">
          <span className="truncate">/book/{DEMO_ISBN}/universal</span>
          <span className="shrink-0 font-sans font-semibold text-accent">Demo</span>
        </p>
        <iframe
          key={path}
          src={path}
          title="Page for a sample book"
          sandbox="allow-same-origin"
          className="block h-[46rem] w-full border-0 bg-paper"
        />
      </section>
      <dl className="m-0 mt-12 grid gap-x-10 gap-y-6 border-t-2 border-accent pt-6 sm:grid-cols-2 md:grid-cols-3">
        {FEATURES.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="m-0 mt-1 text-ink-soft text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Link to={paths.home} className={buttonClasses('solid', 'large')}>
          Create a link for your book
        </Link>
        <p className="m-0 text-ink-soft">
          Every link has a page like this. You can customize it with{' '}
          <Link to={paths.pricing} className="text-link">
            Premium
          </Link>
          .
        </p>
      </div>
    </div>
  )
}
