import { readApiError } from '@everyshelf/client'
import { SAVED_FILTER_NAME_MAX_LENGTH } from '@everyshelf/domain/links'
import { errorMessages } from '@everyshelf/domain/messages'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Form } from '../../../components/form.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'

interface FilterNameDialogProps {
  /** The filter to rename; null saves a new one. */
  readonly saved: { readonly id: string; readonly name: string } | null
  readonly filter: LinkFilter
  readonly onClose: () => void
}

/** Saves the current filter under a name, or renames a saved one. */
export function FilterNameDialog({ saved, filter, onClose }: FilterNameDialogProps) {
  const [name, setName] = useState(saved?.name ?? '')
  const utils = trpc.useUtils()
  const onSuccess = async () => {
    await utils.savedFilters.list.invalidate()
    onClose()
  }
  const create = trpc.savedFilters.create.useMutation({ onSuccess })
  const rename = trpc.savedFilters.update.useMutation({ onSuccess })
  const { error, isPending } = saved ? rename : create
  const submit = () => {
    if (saved) rename.mutate({ id: saved.id, name })
    else create.mutate({ name, filter })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={saved ? 'Rename filter' : 'Save filter'}
    >
      <Form onSubmit={submit} className="mt-5">
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={SAVED_FILTER_NAME_MAX_LENGTH}
          value={name}
          hint="Saved filters appear above your links."
          error={error ? errorMessages[readApiError(error).code].text : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending} disabled={name.trim() === ''}>
            {saved ? 'Rename' : 'Save'}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
