import type { PageLayout } from '@everyshelf/domain/links'
import { type ReactNode, useId } from 'react'

interface LayoutChoiceProps {
  readonly layout: PageLayout
  readonly onChange: (layout: PageLayout) => void
}

interface Choice {
  readonly layout: PageLayout
  readonly name: string
  readonly picture: ReactNode
}

const rows = (y: number, x: number, width: number) =>
  [0, 7, 14].map((down) => <rect key={down} x={x} y={y + down} width={width} height="4" rx="1" />)

const choices: readonly Choice[] = [
  {
    layout: 'classic',
    name: 'Classic',
    picture: (
      <>
        <rect className="fill-board" width="96" height="36" />
        <rect className="fill-ink-faint" x="8" y="6" width="18" height="26" />
        <rect fill="#f4f6ef" x="32" y="9" width="34" height="5" />
        <rect fill="#f4f6ef" x="32" y="23" width="24" height="8" rx="2" />
        <g className="fill-rule-strong">{rows(43, 8, 36)}</g>
        <g className="fill-rule-strong">{rows(43, 52, 36)}</g>
      </>
    ),
  },
  {
    layout: 'cover',
    name: 'Large cover',
    picture: (
      <>
        <rect className="fill-board" width="96" height="22" />
        <rect className="fill-ink-faint" x="36" y="5" width="24" height="32" />
        <rect className="fill-ink" x="32" y="41" width="32" height="4" />
        <rect className="fill-accent" x="36" y="49" width="24" height="7" rx="2" />
        <g className="fill-rule-strong">{rows(61, 8, 80)}</g>
      </>
    ),
  },
  {
    layout: 'minimal',
    name: 'Minimal',
    picture: (
      <>
        <rect className="fill-ink-faint" x="24" y="5" width="11" height="15" />
        <rect className="fill-ink" x="39" y="9" width="26" height="4" />
        <rect className="fill-accent" x="24" y="24" width="48" height="8" rx="2" />
        <g className="fill-rule-strong">
          {[37, 46, 55].map((y) => (
            <rect key={y} x="24" y={y} width="48" height="6" rx="2" />
          ))}
        </g>
      </>
    ),
  },
]

/** How the page arranges the book. */
export function LayoutChoice({ layout, onChange }: LayoutChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">Layout</legend>
      <div className="grid grid-cols-3 gap-2">
        {choices.map((choice) => (
          <label
            key={choice.layout}
            className="flex cursor-pointer flex-col gap-2 rounded-lg border border-rule bg-sheet p-2 hover:border-rule-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:flex-row sm:items-center"
          >
            <input
              type="radio"
              name={name}
              checked={choice.layout === layout}
              onChange={() => onChange(choice.layout)}
              className="sr-only"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 96 68"
              className="shrink-0 rounded border border-rule bg-paper sm:w-14"
            >
              {choice.picture}
            </svg>
            <span className="font-semibold max-sm:text-sm">{choice.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
