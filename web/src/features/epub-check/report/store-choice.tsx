import { type EbookStore, ebookStoreName } from '@everyshelf/domain/back-matter'
import { classNames } from '@everyshelf/ui/primitives'
import { Check } from 'lucide-react'
import { useId } from 'react'
import type { StoreSummary } from '../group-links.ts'
import { summarizeStore } from '../problem-texts.ts'

interface StoreChoiceProps {
  readonly summaries: readonly StoreSummary[]
  readonly store: EbookStore
  readonly onChange: (store: EbookStore) => void
}

/** The stores with what each would refuse. */
export function StoreChoice({ summaries, store, onChange }: StoreChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-3 p-0 font-semibold">Where you upload the file</legend>
      <div className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-1">
        {summaries.map((summary) => (
          <label
            key={summary.store}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-rule px-3.5 py-2.5 hover:border-accent has-checked:border-accent has-checked:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={summary.store === store}
              onChange={() => onChange(summary.store)}
              className="mt-1 size-4.5 shrink-0 accent-accent"
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 sm:block">
              <span className="block font-semibold">{ebookStoreName(summary.store)}</span>
              <Summary {...summary} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Summary({ refusedCount, riskCount }: StoreSummary) {
  const isFine = refusedCount + riskCount === 0
  return (
    <span
      className={classNames(
        'tabular flex items-center gap-1.5 text-sm',
        refusedCount > 0 ? 'text-danger' : 'text-ink-soft',
      )}
    >
      {isFine && <Check aria-hidden="true" className="size-4 text-accent" />}
      {summarizeStore(refusedCount, riskCount)}
    </span>
  )
}
