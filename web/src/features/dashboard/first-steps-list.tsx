import type { FirstStep } from '@everyshelf/domain/schemas'
import { Button, IconButton } from '@everyshelf/ui/primitives'
import { Check, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { markStep } from '../../lib/account/first-steps.ts'
import { paths } from '../../lib/paths.ts'

interface FirstStepsProps {
  readonly steps: ReadonlySet<FirstStep>
  readonly hasLinks: boolean
}

/** A checklist for new accounts. It disappears when all steps are done or the user closes it. */
export function FirstSteps({ steps, hasLinks }: FirstStepsProps) {
  const id = useId()
  const isDone = (step: FirstStep) =>
    steps.has(step) || (hasLinks && (step === 'created' || step === 'saved'))
  const open = (['created', 'saved', 'copied', 'extension'] as const).filter((one) => !isDone(one))
  if (steps.has('dismissed') || open.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="relative mt-8 rounded-lg border border-rule bg-sheet px-6 pt-5 pb-3"
    >
      <h2 id={id} className="m-0 pr-10 font-display text-xl">
        Getting started
        <span className="tabular ml-3 font-sans text-sm text-ink-faint">
          {4 - open.length} of 4 done
        </span>
      </h2>
      <IconButton
        label="Hide getting started"
        icon={<X />}
        className="absolute top-2.5 right-2.5"
        onClick={() => markStep('dismissed')}
      />
      <ol className="m-0 mt-3 grid list-none gap-x-10 p-0 md:grid-cols-2">
        <Step isDone={isDone('created')} action={<Go to={paths.home}>Create one</Go>}>
          Create a link
        </Step>
        <Step isDone={isDone('saved')} action={<Go to={paths.home}>Save one</Go>}>
          Save it to your account
        </Step>
        <Step isDone={isDone('copied')}>Copy a link and share it</Step>
        <Step
          isDone={isDone('extension')}
          action={
            <Button
              kind="quiet"
              size="small"
              className="-mr-3 min-h-11"
              onClick={() => markStep('extension')}
            >
              Mark as done
            </Button>
          }
        >
          Get the browser extension
          <span className="block text-sm text-ink-soft">
            It creates a link for the book page you are on.
          </span>
        </Step>
      </ol>
    </section>
  )
}

function Go({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm font-medium">
      {children}
    </Link>
  )
}

interface StepProps {
  readonly isDone: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Step({ isDone, action, children }: StepProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-t border-rule py-1">
      <span
        aria-hidden="true"
        className={`grid size-6 shrink-0 place-items-center rounded-full border ${isDone ? 'border-accent bg-accent text-on-accent' : 'border-rule-strong'}`}
      >
        {isDone && <Check className="size-4" />}
      </span>
      <span className={`min-w-0 flex-1 ${isDone ? 'text-ink-faint' : ''}`}>
        {isDone && <span className="sr-only">Done: </span>}
        {children}
      </span>
      {!isDone && action}
    </li>
  )
}
