import { Button, Dialog } from '@everyshelf/ui/primitives'
import { FormFailure } from '../form/form-failure.tsx'
import { ProofForm } from './proof-form.tsx'
import { useProofForm } from './use-proof-form.ts'
import type { SecurityProof } from './use-security-proof.ts'

interface RemoveDialogProps {
  readonly name: string
  readonly text: string
  readonly onRemove: (proof: SecurityProof) => Promise<void>
  readonly onClose: () => void
}

/** Asks before a passkey or an authenticator app is removed. */
export function RemoveDialog({ name, text, onRemove, onClose }: RemoveDialogProps) {
  const proof = useProofForm(async (given) => {
    await onRemove(given)
    onClose()
  }, 'profile-update-failed')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Remove “${name}”?`}>
      <p className="mt-4 mb-6 text-ink-soft">{text}</p>
      <FormFailure message={proof.failure} />
      {proof.asks ? (
        <ProofForm proof={proof} label="Remove" />
      ) : (
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" busy={proof.isBusy} onClick={() => void proof.run({})}>
            Remove
          </Button>
        </div>
      )}
    </Dialog>
  )
}
