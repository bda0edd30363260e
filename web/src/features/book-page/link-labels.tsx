import { Pencil, Tag } from 'lucide-react'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { LabelChip } from '../../components/labels/label-chip.tsx'
import { lazyDialog } from '../../lib/lazy-loading/lazy-dialog.tsx'
import type { SavedLink } from '../../lib/links/saved-link.ts'

const AnnotationDialog = lazyDialog(
  () => import('../../components/labels/annotation-dialog.tsx'),
  ({ AnnotationDialog }) => AnnotationDialog,
)

const actionClasses =
  'inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent no-underline hover:underline'

/** The labels of the link, a button that edits them and the note, and the way to the book's details. */
export function LinkLabels({ link }: { readonly link: SavedLink }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      {link.labels.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {link.labels.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      )}
      <button
        type="button"
        {...AnnotationDialog.openerProps}
        onClick={() => setEditing(true)}
        className={actionClasses}
      >
        <Tag className="size-4" />
        {link.labels.length === 0 && link.note === ''
          ? 'Add labels or a note'
          : 'Edit labels and note'}
      </button>
      <Link
        to={`${generatePath(paths.universalLink, { linkId: link.id })}#details`}
        className={actionClasses}
      >
        <Pencil className="size-4" />
        Edit details
      </Link>
      {isEditing && <AnnotationDialog link={link} onClose={() => setEditing(false)} />}
    </div>
  )
}
