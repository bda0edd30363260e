import { IconButton } from '@everyshelf/ui/primitives'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { SavedLink } from '../../../lib/links/saved-link.ts'

const AnnotationDialog = lazyDialog(
  () => import('../../../components/labels/annotation-dialog.tsx'),
  ({ AnnotationDialog }) => AnnotationDialog,
)

/** Edits a link's labels and note. */
export function AnnotateAction({ link }: { readonly link: SavedLink }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <IconButton
        label={`Labels and note for ${link.title}`}
        title="Labels and note"
        icon={<Tag />}
        {...AnnotationDialog.openerProps}
        onClick={() => setShown(true)}
      />
      {isShown && <AnnotationDialog link={link} onClose={() => setShown(false)} />}
    </>
  )
}
