import type { FirstStep } from '@everyshelf/domain/schemas'
import { IconButton } from '@everyshelf/ui/primitives'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { markStep } from '../../lib/account/first-steps.ts'
import type { LinksSummary } from './use-saved-links.ts'

interface FirstStepsProps {
  readonly marked: readonly FirstStep[]
  readonly summary: LinksSummary
}

/** A checklist for new accounts, until the first click or until the user closes it. */
export function FirstSteps({ marked, summary }: FirstStepsProps) {
  const id = useId()
  const { count, clicks30d } = summary
  if (count === 0 || clicks30d > 0 || marked.includes('dismissed')) return null
  const steps = [
    { text: 'Create a link', isDone: true },
    { text: 'Copy it and share it', isDone: marked.includes('copied') },
    { text: 'See the first click here', isDone: false },
  ]
  return (
    <section
      aria-labelledby={id}
      className="relative mt-5 flex flex-wrap items-center gap-x-8 gap-y-2 rounded-lg border border-rule bg-sheet py-3 pr-14 pl-5"
    >
      <h2 id={id} className="m-0 font-display text-lg">
        Getting started
      </h2>
      <ol className="m-0 flex list-none flex-wrap gap-x-8 gap-y-2 p-0">
        {steps.map(({ text, isDone }) => (
          <li key={text} className={`flex items-center gap-2 ${isDone ? 'text-ink-faint' : ''}`}>
            <span
              aria-hidden="true"
              className={`grid size-5 shrink-0 place-items-center rounded-full border ${isDone ? 'border-accent bg-accent text-on-accent' : 'border-rule-strong'}`}
            >
              {isDone && <Check className="size-3.5" />}
            </span>
            {isDone && <span className="sr-only">Done: </span>}
            {text}
          </li>
        ))}
      </ol>
      <IconButton
        label="Hide getting started"
        icon={<X />}
        className="absolute top-1 right-1.5"
        onClick={() => markStep('dismissed')}
      />
    </section>
  )
}
