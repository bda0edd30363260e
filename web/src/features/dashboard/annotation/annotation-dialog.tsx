import { readApiError } from '@everyshelf/client'
import { LINK_LABEL_MAX_LENGTH, LINK_NOTE_MAX_LENGTH } from '@everyshelf/domain/links'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, Dialog, TextArea, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { SavedLink } from '../saved-link.ts'

interface AnnotationDialogProps {
  readonly link: SavedLink
  readonly onClose: () => void
}

/** Edits the label and note of a link. Clearing the label removes it. */
export function AnnotationDialog({ link, onClose }: AnnotationDialogProps) {
  const [label, setLabel] = useState(link.label)
  const [note, setNote] = useState(link.note)
  const utils = trpc.useUtils()
  const annotate = trpc.links.annotate.useMutation({
    onSuccess: (changed) => {
      utils.links.list.setData(undefined, (links) =>
        links?.map((one) => (one.id === changed.id ? changed : one)),
      )
      onClose()
    },
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    annotate.mutate({ id: link.id, label, note })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Label and note"
      description={`Only you see what you write on “${link.title}”.`}
    >
      <form noValidate onSubmit={save} className="mt-5">
        <TextField
          label="Label"
          autoComplete="off"
          maxLength={LINK_LABEL_MAX_LENGTH}
          value={label}
          hint="For example: newsletter, back matter, or Instagram."
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <TextArea
          label="Note"
          className="mt-3"
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
      </form>
    </Dialog>
  )
}
