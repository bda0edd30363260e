import { useId } from 'react'
import type { PreviewTheme } from './preview-path.ts'

interface ThemeChoiceProps {
  readonly theme: PreviewTheme
  readonly onChange: (theme: PreviewTheme) => void
}

const names: Readonly<Record<PreviewTheme, string>> = { light: 'Light', dark: 'Dark' }

/** Which theme the preview shows. Readers see the one of their system. */
export function ThemeChoice({ theme, onChange }: ThemeChoiceProps) {
  const name = useId()
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="sr-only">Theme of the preview</legend>
      <div className="flex rounded-md border border-field-rule">
        {(Object.keys(names) as PreviewTheme[]).map((code) => (
          <label
            key={code}
            className="flex min-h-11 cursor-pointer items-center px-3.5 first:rounded-l-md last:rounded-r-md has-checked:bg-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={code === theme}
              onChange={() => onChange(code)}
              className="sr-only"
            />
            {names[code]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
