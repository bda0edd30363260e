import type { CountryCode } from '@everyshelf/domain/countries'
import type { RoutableLink, RuleTarget } from '@everyshelf/domain/routing'
import { useMemo, useState } from 'react'
import { SearchField } from '../../../components/search-field.tsx'
import { listTargets, searchTargets } from './list-targets.ts'

interface TargetStepProps {
  readonly link: RoutableLink
  readonly countries: readonly CountryCode[]
  readonly isBusy: boolean
  readonly onChoose: (target: RuleTarget) => void
}

/** The second step of a rule: one click chooses the store, edition, or page. */
export function TargetStep({ link, countries, isBusy, onChoose }: TargetStepProps) {
  const [search, setSearch] = useState('')
  const groups = useMemo(() => listTargets(link, countries), [link, countries])
  const found = searchTargets(groups, search)
  return (
    <>
      <SearchField label="Find a store" value={search} onChange={setSearch} />
      <div className="mt-3 h-[min(24rem,46dvh)] overflow-y-auto border-y border-rule">
        {found.map(({ title, targets }) => (
          <section key={title} aria-label={title}>
            <h3 className="m-0 pt-4 pb-1 text-sm font-medium text-ink-soft">{title}</h3>
            <ul className="m-0 list-none p-0">
              {targets.map(({ key, name, target }) => (
                <li key={key}>
                  <button
                    type="button"
                    disabled={isBusy}
                    onClick={() => onChoose(target)}
                    className="flex min-h-11 w-full items-center border-b border-rule px-1 text-left hover:bg-wash"
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && (
          <p className="m-0 py-3 text-ink-soft">No stores match your search.</p>
        )}
      </div>
    </>
  )
}
