import { Button, Dialog, DialogClose } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import type { Move } from './move.ts'

export function UndoMove({ move }: { readonly move: Move }) {
  const [isOpen, setOpen] = useState(false)
  const utils = trpc.useUtils()
  const undo = trpc.moves.undo.useMutation({
    onSuccess: () => utils.moves.invalidate(),
    onError: () => showError('unexpected'),
  })
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>
        Undo this move
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Undo this move?"
        description="We remove the links this move created or restored. Their short links keep working for readers and stay yours."
      >
        <div className="mt-6 flex flex-wrap gap-3">
          <Button busy={undo.isPending} onClick={() => undo.mutate({ id: move.id })}>
            Undo this move
          </Button>
          <DialogClose asChild>
            <Button kind="outline">Cancel</Button>
          </DialogClose>
        </div>
      </Dialog>
    </>
  )
}
