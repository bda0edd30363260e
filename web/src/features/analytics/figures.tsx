import { formatDayRange } from '../../format/dates.ts'
import { formatCount } from '../../format/numbers.ts'
import { describeChange } from './describe-change.ts'
import type { Overview } from './overview.ts'

interface Counts {
  readonly hits: number
  readonly clicks: number
  /** Null where nobody can know. */
  readonly readers: number | null
}

interface FiguresProps {
  readonly totals: Counts
  readonly previous?: Overview['previous']
}

/** The three numbers, beside those of the period before. */
export function Figures({ totals, previous }: FiguresProps) {
  const of = (name: keyof Counts) => ({ now: totals[name], before: previous?.[name] ?? null })
  return (
    <section aria-label="In all">
      <dl className="m-0 mt-8 grid border-y border-rule sm:grid-cols-3">
        <Figure
          name="Hits"
          about="Every opening of a link, by people and programs."
          {...of('hits')}
        />
        <Figure name="Clicks" about="Openings by people, each once." {...of('clicks')} />
        <Figure
          name="Unique readers"
          about="Different people each day, the days added up."
          {...of('readers')}
        />
      </dl>
      {previous && (
        <p className="tabular m-0 mt-2 text-sm text-ink-soft">
          Compared with {formatDayRange(previous.from, previous.to)}
        </p>
      )}
    </section>
  )
}

interface FigureProps {
  readonly name: string
  readonly about: string
  readonly now: number | null
  readonly before: number | null
}

function Figure({ name, about, now, before }: FigureProps) {
  return (
    <div className="py-5 max-sm:not-first:border-t max-sm:border-rule sm:pr-6">
      <dt className="font-semibold">
        {name}
        <span className="mt-0.5 block max-w-[34ch] text-sm font-normal text-ink-soft">{about}</span>
      </dt>
      <dd className="m-0 mt-3">
        {now === null ? (
          <span className="block max-w-[34ch] text-ink-soft">
            Not known by country or store: a reader is counted for a book and a day.
          </span>
        ) : (
          // A new number rises into its place.
          <span
            key={now}
            className="animate-rise tabular block font-display text-4xl leading-none sm:text-5xl"
          >
            {formatCount(now)}
          </span>
        )}
        {now !== null && before !== null && (
          <span className="tabular mt-2 block text-sm text-ink-soft">
            {describeChange(now, before)}
          </span>
        )}
      </dd>
    </div>
  )
}
