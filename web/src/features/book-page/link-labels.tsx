import { Tag } from 'lucide-react'
import { useState } from 'react'
import { LabelChip } from '../../components/labels/label-chip.tsx'
import { importChunk } from '../../lib/lazy-loading/import-chunk.ts'
import { lazyDialog } from '../../lib/lazy-loading/lazy-dialog.tsx'
import type { SavedLink } from '../../lib/links/saved-link.ts'

const AnnotationDialog = lazyDialog(
  async () =>
    (await importChunk(() => import('../../components/labels/annotation-dialog.tsx')))
      .AnnotationDialog,
)

/** The labels of the link, and a button that edits them and the note. */
export function LinkLabels({ link }: { readonly link: SavedLink }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1.5 print:hidden">
      {link.labels.map((label) => (
        <LabelChip key={label.id} label={label} />
      ))}
      <button
        type="button"
        onPointerEnter={AnnotationDialog.preload}
        onFocus={AnnotationDialog.preload}
        onClick={() => setEditing(true)}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent hover:underline"
      >
        <Tag aria-hidden="true" className="size-4" />
        {link.labels.length === 0 && link.note === ''
          ? 'Add labels or a note'
          : 'Edit labels and note'}
      </button>
      {isEditing && <AnnotationDialog link={link} onClose={() => setEditing(false)} />}
    </div>
  )
}
