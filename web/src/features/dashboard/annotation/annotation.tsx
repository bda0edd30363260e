import { LabelChip } from '../../../components/labels/label-chip.tsx'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

/** The owner's labels and note for a link; renders nothing without them. */
export function Annotation({ link: { labels, note } }: { readonly link: SavedLink }) {
  if (labels.length === 0 && note === '') return null
  return (
    <span className="mt-1.5 block text-sm">
      {labels.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {labels.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      )}
      {note !== '' && (
        <span title={note} className="mt-1 line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
          {note}
        </span>
      )}
    </span>
  )
}
