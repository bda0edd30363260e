import { type EditionFormat, editionFormats, isEditionFormat } from '@everyshelf/domain/books'
import { ChoiceField } from '@everyshelf/ui/primitives'

const formatNames: Readonly<Record<EditionFormat, string>> = {
  kindle: 'Kindle book',
  paperback: 'Paperback',
  hardcover: 'Hardcover',
  audiobook: 'Audiobook',
}

interface BookFormatFieldProps {
  readonly format: EditionFormat | null
  readonly onChange: (format: EditionFormat | null) => void
}

/** Asks for the format of a B0 ASIN, which can be any format. */
export function BookFormatField({ format, onChange }: BookFormatFieldProps) {
  return (
    <div className="max-w-sm">
      <ChoiceField
        label="Book format"
        none="Unknown"
        value={format ?? ''}
        choices={editionFormats.map((code) => ({ code, name: formatNames[code] }))}
        onChange={(code) => onChange(isEditionFormat(code) ? code : null)}
      />
      <p className="m-0 mt-2 text-sm text-ink-soft text-pretty">
        {format
          ? 'Readers go to the store that sells this format in their country.'
          : 'This ASIN can be a Kindle or print book. Until you choose, we treat it as a Kindle book.'}
      </p>
    </div>
  )
}
