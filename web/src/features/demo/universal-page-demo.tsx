import { buttonClasses } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useTitle } from '../../lib/use-title.ts'
import { CountryChoice } from './country-choice.tsx'
import { demoIdentifier, guessCountry } from './demo-book.ts'
import { type DemoPageCode, demoPages } from './demo-pages.ts'
import { PageChoice } from './page-choice.tsx'
import { ReaderPage } from './reader-page.tsx'

const NOTES = [
  ['The reader’s store comes first', 'Chosen by country, and named before it is opened.'],
  [
    'Every other bookseller is there',
    'Chains and independents of that country, by what they sell. Each one can be left out or put first.',
  ],
  [
    'Editions in your order',
    'Kindle, paperback, hardcover, audiobook. A reader is never sent to one that you marked as not sold there.',
  ],
  [
    'Your note and your colour',
    'Two hundred letters of your own above the shops, marked as yours, and one of eight colours.',
  ],
  [
    'It says who earns',
    'Beside every link that pays somebody. Here none does; on your pages your own tags are on.',
  ],
  [
    'No account, no tracking',
    'The page needs no script and speaks eight languages. Nothing is remembered unless the reader asks.',
  ],
] as const

/** The universal book page with a sample book; nothing here is counted and no link has a tag. */
export function UniversalPageDemo() {
  useTitle('Demo of the universal book page · Everyshelf')
  const [country, setCountry] = useState(() => guessCountry(navigator.languages))
  const [code, setCode] = useState<DemoPageCode>('usual')
  return (
    <div className="page-column pt-12 sm:pt-18">
      <h1 className="m-0 max-w-[18ch] font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em] text-balance">
        One page, every bookshop
      </h1>
      <p className="m-0 mt-5 max-w-[54ch] text-lg text-ink-soft text-pretty sm:text-xl">
        A universal book page lets the reader choose. This is a demo with a sample book: its links
        are real, carry no tag, and are not counted.
      </p>
      <div className="mt-9 mb-5 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <CountryChoice country={country} onChange={setCountry} />
        <PageChoice code={code} onChange={setCode} />
      </div>
      <section
        aria-label="Demo of a universal book page"
        className="overflow-hidden rounded-lg border border-rule bg-sheet shadow-float"
      >
        <p className="m-0 flex items-center justify-between gap-4 border-b border-rule bg-paper px-5 py-2.5 font-mono text-xs text-ink-faint sm:px-10">
          <span className="truncate">/book/{demoIdentifier.isbn13}/universal</span>
          <span className="shrink-0 font-sans font-semibold text-accent">Demo</span>
        </p>
        <ReaderPage page={demoPages[code]} country={country} />
      </section>
      <dl className="m-0 mt-12 grid gap-x-10 gap-y-6 border-t-2 border-accent pt-6 sm:grid-cols-2 md:grid-cols-3">
        {NOTES.map(([what, why]) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="m-0 mt-1 text-ink-soft text-pretty">{why}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Link to={paths.home} className={buttonClasses('solid', 'large')}>
          Make a link of your own book
        </Link>
        <p className="m-0 text-ink-soft">
          Every link has this page. Setting it is part of{' '}
          <Link to={paths.pricing} className="text-link">
            Premium
          </Link>
          .
        </p>
      </div>
    </div>
  )
}
