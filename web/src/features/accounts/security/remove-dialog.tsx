import { Button, Dialog } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { ProofForm } from './proof-form.tsx'
import { type SecurityProof, useSecurityProof } from './use-security-proof.ts'

interface RemoveDialogProps {
  readonly name: string
  readonly text: string
  readonly onRemove: (proof: SecurityProof) => Promise<void>
  readonly onClose: () => void
}

/** Asks before a passkey or an authenticator app is removed. */
export function RemoveDialog({ name, text, onRemove, onClose }: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const proof = useSecurityProof<null>(async (_value, given) => {
    await onRemove(given)
    onClose()
  })
  const { failure, run } = useFormAction(
    (given: SecurityProof) => proof.run(null, given),
    'profile-update-failed',
  )
  const remove = async (given: SecurityProof) => {
    setBusy(true)
    await run(given)
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Remove “${name}”?`}>
      <p className="mt-4 mb-6 text-ink-soft">{text}</p>
      <FormFailure message={failure} />
      {proof.asks ? (
        <ProofForm
          asks={proof.asks}
          label="Remove"
          isBusy={isBusy}
          isWrong={proof.isWrong}
          onProof={(given) => void remove(given)}
        />
      ) : (
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" busy={isBusy} onClick={() => void remove({})}>
            Remove
          </Button>
        </div>
      )}
    </Dialog>
  )
}
