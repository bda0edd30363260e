import { type BookFormat, bookFormats } from '@everyshelf/domain/retailers'
import { formatNames } from '../../../components/reader-page/format-names.ts'

interface FormatChoiceProps {
  readonly formats: readonly BookFormat[]
  readonly onChange: (formats: readonly BookFormat[]) => void
}

/** Which groups of retailers the page shows. */
export function FormatChoice({ formats, onChange }: FormatChoiceProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="p-0 font-semibold">Show stores for</legend>
      <div className="flex flex-wrap gap-x-6">
        {bookFormats.map((format) => (
          <label key={format} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={formats.includes(format)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  bookFormats.filter((one) => (one === format ? checked : formats.includes(one))),
                )
              }
              className="size-4.5 accent-accent"
            />
            {formatNames[format]}
          </label>
        ))}
      </div>
      {formats.length === 0 && (
        <p className="m-0 text-sm text-ink-soft">With none selected, the page shows only Amazon.</p>
      )}
    </fieldset>
  )
}
