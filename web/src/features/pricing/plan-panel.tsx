import { classNames } from '@everyshelf/ui/primitives'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface PlanFeature {
  readonly text: string
  readonly isIncluded: boolean
}

interface PlanPanelProps {
  readonly name: string
  readonly price: ReactNode
  readonly terms: string
  readonly lines: readonly PlanFeature[]
  readonly isAccented?: boolean
  /** The button. */
  readonly children: ReactNode
}

/** One plan: its price, features and button. */
export function PlanPanel({ name, price, terms, lines, isAccented, children }: PlanPanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex flex-col rounded-lg border bg-sheet p-7 sm:p-9',
        isAccented ? 'border-accent' : 'border-rule',
      )}
    >
      <h2 id={id} className="m-0 font-display text-2xl">
        {name}
      </h2>
      <p className="tabular m-0 mt-4 font-display text-5xl leading-none">{price}</p>
      <p className="m-0 mt-3 text-ink-soft md:min-h-12">{terms}</p>
      <ul className="m-0 mt-7 mb-8 list-none border-b border-rule p-0">
        {lines.map((line) => (
          <PlanRow key={line.text} {...line} />
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  )
}

function PlanRow({ text, isIncluded }: PlanFeature) {
  const Icon = isIncluded ? Check : Minus
  return (
    <li
      className={classNames(
        'flex gap-3 border-t border-rule py-3',
        !isIncluded && 'text-ink-faint',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-5 shrink-0', isIncluded && 'text-accent')}
      />
      <span>
        {!isIncluded && <span className="sr-only">Not included: </span>}
        {text}
      </span>
    </li>
  )
}
