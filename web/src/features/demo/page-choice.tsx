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
      <legend className="sr-only">The page</legend>
      {demoPageCodes.map((one) => (
        <label key={one} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name={name}
            checked={one === code}
            onChange={() => onChange(one)}
            className="size-4.5 accent-accent"
          />
          {demoPages[one].name}
        </label>
      ))}
    </fieldset>
  )
}
