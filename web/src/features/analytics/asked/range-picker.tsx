import { useState } from 'react'
import { PeriodButton } from '../../../components/charts/period-button.tsx'
import { formatDayRange } from '../../../format/dates.ts'
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
        <p className="tabular m-0 text-ink-soft">{formatDayRange(from, to)}</p>
      </div>
      {isOpen && <OwnDays key={`${from} ${to}`} asked={asked} ask={ask} />}
    </div>
  )
}
