import { formatCount } from '@everyshelf/domain/format'
import type { Overview } from '../overview.ts'
import { explainExclusion } from '../value-names.ts'

/** The hits that do not count as clicks, by exclusion reason. */
export function ReasonList({ reasons }: Pick<Overview, 'reasons'>) {
  if (reasons.length === 0) {
    return <p className="m-0 text-ink-soft">No excluded hits. Every hit counted as a click.</p>
  }
  return (
    <dl className="m-0">
      {reasons.map(({ value, hits }) => {
        const { name, text } = explainExclusion(value)
        return (
          <div key={value} className="flex gap-4 border-b border-rule py-3 first:pt-0">
            <dt className="mr-auto">
              <span className="font-semibold">{name}</span>
              <span className="block max-w-[60ch] text-ink-soft">{text}</span>
            </dt>
            <dd className="tabular m-0 font-semibold">{formatCount(hits)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
