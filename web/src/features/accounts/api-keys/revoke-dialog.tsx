import { readApiError } from '@everyshelf/client'
import { Button, Dialog, DialogClose } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../../lib/api/trpc.tsx'

interface RevokeDialogProps {
  readonly apiKey: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const server = trpc.useUtils()
  const revoke = trpc.apiKeys.revoke.useMutation({
    onError: (error) => void showError(readApiError(error).code),
    onSettled: async () => {
      await server.apiKeys.list.invalidate()
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={`Revoke “${apiKey.name}”?`}
      description="Programs that use this key stop working at once. You cannot undo this."
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button kind="quiet">Cancel</Button>
        </DialogClose>
        <Button
          kind="danger"
          busy={revoke.isPending}
          onClick={() => revoke.mutate({ id: apiKey.id })}
        >
          Revoke key
        </Button>
      </div>
    </Dialog>
  )
}
