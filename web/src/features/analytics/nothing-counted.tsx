import { ReaderAtShutters } from '@everyshelf/ui/illustrations'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import type { AskProps } from './asked/range-picker.tsx'

/** No opening at all in these days: what can be done about it. */
export function NothingCounted({ asked, ask }: AskProps) {
  const isNarrow = Boolean(asked.link || asked.country || asked.shop)
  return (
    <section className="mt-8 flex flex-col items-center border-y border-rule px-4 py-14 text-center">
      <ReaderAtShutters className="w-56 max-w-full text-ink" />
      <h2 className="m-0 mt-8 font-display text-2xl sm:text-3xl">No clicks in this range</h2>
      <p className="m-0 mt-3 max-w-[50ch] text-ink-soft text-pretty">
        {isNarrow
          ? 'Nobody opened your links in these days the way you narrowed it down.'
          : 'Nobody opened your links in these days. Share one: its first click shows here within seconds.'}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isNarrow && (
          <Button onClick={() => ask({ link: null, country: null, shop: null })}>
            Show all books and places
          </Button>
        )}
        {asked.preset !== 365 && (
          <Button kind="outline" onClick={() => ask({ days: '365', from: null, to: null })}>
            Look at 12 months
          </Button>
        )}
        <Link to={paths.dashboard} className={buttonClasses(isNarrow ? 'outline' : 'solid')}>
          Go to your links
        </Link>
      </div>
    </section>
  )
}
