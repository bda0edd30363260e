import { useId } from 'react'
import { type DemoPageCode, demoPageCodes, demoPages } from './demo-pages.ts'

interface PageChoiceProps {
  readonly code: DemoPageCode
  readonly onChange: (code: DemoPageCode) => void
}

export function PageChoice({ code, onChange }: PageChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 flex flex-wrap gap-x-6 border-0 p-0">
      <legend className="sr-only">Page</legend>
      {demoPageCodes.map((option) => (
        <label key={option} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name={name}
            checked={option === code}
            onChange={() => onChange(option)}
            className="size-4.5 accent-accent"
          />
          {demoPages[option].name}
        </label>
      ))}
    </fieldset>
  )
}
