import { buttonClasses } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useTitle } from '../../lib/use-title.ts'
import { CountryChoice } from './country-choice.tsx'
import { demoIdentifier, guessCountry } from './demo-book.ts'
import { ReaderPage } from './reader-page.tsx'

const NOTES = [
  ['The reader’s store comes first', 'Chosen by country, and named before it is opened.'],
  [
    'Every other bookseller is there',
    'Chains and independents of that country, with what they sell.',
  ],
  ['No account, no tracking', 'The reader only chooses. Nothing is remembered about them.'],
] as const

/** The universal book page with a sample book; nothing here is counted and no link has a tag. */
export function UniversalPageDemo() {
  useTitle('Demo of the universal book page · Everyshelf')
  const [country, setCountry] = useState(() => guessCountry(navigator.languages))
  return (
    <div className="page-column pt-12 sm:pt-18">
      <h1 className="m-0 max-w-[18ch] font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em] text-balance">
        One page, every bookshop
      </h1>
      <p className="m-0 mt-5 max-w-[54ch] text-lg text-ink-soft text-pretty sm:text-xl">
        A universal book page lets the reader choose. This is a demo with a sample book: its links
        are real, carry no tag, and are not counted.
      </p>
      <div className="mt-9 mb-5">
        <CountryChoice country={country} onChange={setCountry} />
      </div>
      <section
        aria-label="Demo of a universal book page"
        className="overflow-hidden rounded-lg border border-rule bg-sheet shadow-float"
      >
        <p className="m-0 flex items-center justify-between gap-4 border-b border-rule bg-paper px-5 py-2.5 font-mono text-xs text-ink-faint sm:px-10">
          <span className="truncate">/book/{demoIdentifier.isbn13}/universal</span>
          <span className="shrink-0 font-sans font-semibold text-accent">Demo</span>
        </p>
        <ReaderPage country={country} />
      </section>
      <dl className="m-0 mt-12 grid gap-x-10 gap-y-6 border-t-2 border-accent pt-6 md:grid-cols-3">
        {NOTES.map(([what, why]) => (
          <div key={what}>
            <dt className="font-semibold">{what}</dt>
            <dd className="m-0 mt-1 text-ink-soft text-pretty">{why}</dd>
          </div>
        ))}
      </dl>
      <Link to={paths.home} className={`${buttonClasses('solid', 'large')} mt-10`}>
        Make a link of your own book
      </Link>
    </div>
  )
}
