import { SERIES_NAME_MAX_LENGTH } from '@everyshelf/domain/series'
import { Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { useCreateSeries } from './use-create-series.ts'

interface CreateSeriesProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for the name of a new series. */
export function CreateSeries({ isOpen, onClose }: CreateSeriesProps) {
  const [name, setName] = useState('')
  const { create, isPending } = useCreateSeries()
  const canCreate = name.trim() !== ''
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()} title="Create series">
      <form
        noValidate
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (canCreate && !isPending) void create({ name: name.trim(), books: [] })
        }}
      >
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={SERIES_NAME_MAX_LENGTH}
          hint="As it appears on your covers. You can change it later."
          value={name}
          readOnly={isPending}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending} disabled={!canCreate}>
            Create
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
