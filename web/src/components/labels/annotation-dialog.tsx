import { readApiError } from '@everyshelf/client'
import { LINK_NOTE_MAX_LENGTH } from '@everyshelf/domain/links'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, Dialog, TextArea } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { Form } from '../form.tsx'
import { LabelPicker } from './label-picker.tsx'

interface AnnotationDialogProps {
  readonly link: Pick<SavedLink, 'id' | 'title' | 'labels' | 'note'>
  readonly onClose: () => void
}

/** Edits the labels and note of a link. */
export function AnnotationDialog({ link, onClose }: AnnotationDialogProps) {
  const [names, setNames] = useState<readonly string[]>(link.labels.map(({ name }) => name))
  const [note, setNote] = useState(link.note)
  const utils = trpc.useUtils()
  const listed = useListedLinks()
  const annotate = trpc.links.annotate.useMutation({
    onSuccess: (changed) => {
      listed.replace(changed)
      void utils.labels.list.invalidate()
      void utils.links.settings.invalidate({ id: link.id })
      void utils.links.history.invalidate({ id: link.id })
      onClose()
    },
  })
  const save = () => {
    annotate.mutate({ id: link.id, labels: [...names], note })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Labels and note"
      description={`Only you see the labels and note for ${link.title}.`}
    >
      <Form onSubmit={save} className="mt-5">
        <LabelPicker names={names} onChange={setNames} />
        <TextArea
          label="Note"
          className="mt-5"
          maxLength={LINK_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {annotate.error && (
          <p role="alert" className="m-0 font-medium text-danger">
            {errorMessages[readApiError(annotate.error).code].text}
          </p>
        )}
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={annotate.isPending}>
            Save
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
