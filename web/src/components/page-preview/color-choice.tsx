import { type AccentCode, accents } from '@everyshelf/domain/links'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { ActionButton } from '../action-button.tsx'
import { readCoverAccent } from './cover-accent.ts'

interface ColorChoiceProps {
  readonly accent: AccentCode | null
  /** The name of the color that pages have without a choice. */
  readonly standard: string
  /** The cover whose color the page may take. */
  readonly cover: string | null
  readonly onChange: (accent: AccentCode | null) => void
}

const colors = (Object.keys(accents) as AccentCode[]).map((code) => ({
  code,
  name: code.slice(0, 1).toUpperCase() + code.slice(1),
}))

/** The header color of a public page. Every choice is dark enough for white text. */
export function ColorChoice({ accent, standard, cover, onChange }: ColorChoiceProps) {
  const name = useId()
  const choices = [{ code: null, name: standard }, ...colors]
  const chosen = choices.find(({ code }) => code === accent)
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-semibold">
        Color{' '}
        <span aria-hidden="true" className="font-normal text-ink-soft">
          {chosen?.name}
        </span>
      </legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {choices.map((choice) => (
          <label
            key={choice.name}
            title={choice.name}
            className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={choice.code === accent}
              onChange={() => onChange(choice.code)}
              className="peer sr-only"
            />
            <span
              className="grid size-7 shrink-0 place-items-center rounded-full bg-board text-transparent ring-rule-strong ring-offset-2 ring-offset-paper peer-checked:text-[#fff] peer-checked:ring-2"
              style={{ backgroundColor: choice.code ? accents[choice.code] : undefined }}
            >
              <Check aria-hidden="true" className="size-4" />
            </span>
            <span className="sr-only">{choice.name}</span>
          </label>
        ))}
        {cover && (
          <ActionButton
            kind="quiet"
            size="small"
            onAction={async () => {
              const match = await readCoverAccent(cover)
              if (match) onChange(match)
            }}
          >
            Match the cover
          </ActionButton>
        )}
      </div>
    </fieldset>
  )
}
