import { classNames } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { dayRange } from '../format-days.ts'
import { type Asked, presets } from './asked.ts'
import { OwnDays } from './own-days.tsx'
import type { Ask } from './use-asked.ts'

export interface AskProps {
  readonly asked: Asked
  readonly ask: Ask
}

/** How long back, up to today, or between two days of one's own. */
export function RangePicker({ asked, ask }: AskProps) {
  const { from, to, preset } = asked
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <fieldset
          aria-label="Period"
          className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0 print:hidden"
        >
          {presets.map(({ days, name }) => (
            <PeriodButton
              key={days}
              isPressed={preset === days}
              onClick={() => {
                setOpen(false)
                ask({ days: String(days), from: null, to: null })
              }}
            >
              {name}
            </PeriodButton>
          ))}
          <PeriodButton
            isPressed={preset === null}
            isExpanded={isOpen}
            onClick={() => setOpen((open) => !open)}
          >
            Own days
          </PeriodButton>
        </fieldset>
        <p className="tabular m-0 text-ink-soft">{dayRange(from, to)}</p>
      </div>
      {isOpen && <OwnDays key={`${from} ${to}`} asked={asked} ask={ask} />}
    </div>
  )
}

interface PeriodButtonProps {
  readonly isPressed: boolean
  readonly isExpanded?: boolean
  readonly onClick: () => void
  readonly children: string
}

function PeriodButton({ isPressed, isExpanded, onClick, children }: PeriodButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      onClick={onClick}
      className={classNames(
        'min-h-11 rounded-md border px-3.5',
        isPressed
          ? 'border-accent bg-accent font-semibold text-on-accent'
          : 'border-rule-strong bg-transparent text-ink hover:bg-wash',
      )}
    >
      {children}
    </button>
  )
}
