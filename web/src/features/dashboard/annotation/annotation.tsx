import type { SavedLink } from '../saved-link.ts'

/** The owner's label and note for a link; renders nothing without them. */
export function Annotation({ link: { label, note } }: { readonly link: SavedLink }) {
  if (label === '' && note === '') return null
  return (
    <span className="mt-1 block text-sm">
      {label !== '' && (
        <span className="mr-2 inline-block rounded-md bg-wash px-1.5 font-medium [overflow-wrap:anywhere]">
          {label}
        </span>
      )}
      {note !== '' && (
        <span title={note} className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
          {note}
        </span>
      )}
    </span>
  )
}
