import type { DetailSource } from '@everyshelf/domain/books'

interface SourceNoteProps {
  readonly source: DetailSource
  /** How to fill in the field. */
  readonly hint: string | undefined
  /** The field, for screen readers. */
  readonly label: string
  readonly onReset: () => void
}

const words: Readonly<Record<DetailSource, string>> = {
  edited: 'Edited.',
  catalog: 'From the catalog.',
  page: 'From the page you saved. Only you see it.',
  file: 'From your file. Only you see it.',
  none: '',
}

/** Where the value of a field comes from, and a button that resets it. */
export function SourceNote({ source, hint, label, onReset }: SourceNoteProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {hint && <span>{hint}</span>}
      <span className={source === 'edited' ? 'font-medium text-ink' : undefined}>
        {words[source]}
      </span>
      {source === 'edited' && (
        <button
          type="button"
          aria-label={`Reset to catalog: ${label}`}
          className="text-link min-h-11"
          onClick={onReset}
        >
          Reset to catalog
        </button>
      )}
    </span>
  )
}
