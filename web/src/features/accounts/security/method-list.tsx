import { SIGN_IN_METHOD_NAME_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { Button, Dialog } from '@everyshelf/ui/primitives'
import { useMutation } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { describeAge } from '../profile/describe-age.ts'
import { RenamableRow } from '../renamable-row.tsx'
import { showApiError } from '../show-api-error.ts'
import { ProofForm } from './proof-form.tsx'
import { useProofForm } from './use-proof-form.ts'
import type { SecurityProof } from './use-security-proof.ts'

interface Method {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

interface MethodListProps {
  readonly label: string
  readonly icon: LucideIcon
  readonly methods: readonly Method[]
  /** What follows when a method is removed. */
  readonly removalText: string
  readonly rename: (input: { id: string; name: string }) => Promise<unknown>
  readonly remove: (input: SecurityProof & { id: string }) => Promise<unknown>
}

/** The passkeys or authenticator apps of the account. */
export function MethodList(props: MethodListProps) {
  const { label, icon: Icon, methods, removalText } = props
  const server = trpc.useUtils()
  const [removing, setRemoving] = useState<Method | null>(null)
  const rename = useMutation({
    mutationFn: (input: { id: string; name: string }) => props.rename(input),
    onError: showApiError,
    onSettled: () => server.security.get.invalidate(),
  })
  const remove = useMutation({
    mutationFn: (input: SecurityProof & { id: string }) => props.remove(input),
  })
  return (
    <>
      {methods.length > 0 && (
        <ul aria-label={label} className="m-0 mb-4 list-none border-b border-rule p-0">
          {methods.map((method) => (
            <RenamableRow
              key={method.id}
              icon={<Icon aria-hidden="true" className="size-6" />}
              name={method.name}
              facts={describeUse(method)}
              rename={{
                label: 'Name',
                initial: method.name,
                maxLength: SIGN_IN_METHOD_NAME_MAX_LENGTH,
              }}
              onRename={(name) => rename.mutateAsync({ id: method.id, name })}
              removeLabel="Remove"
              onRemove={() => setRemoving(method)}
            />
          ))}
        </ul>
      )}
      {removing && (
        <RemoveDialog
          name={removing.name}
          text={removalText}
          onRemove={async (proof) => {
            await remove.mutateAsync({ id: removing.id, ...proof })
            await server.security.get.invalidate()
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}

/** @example describeUse({ createdAt: now, lastUsedAt: null }) // 'Added just now, never used' */
function describeUse({ createdAt, lastUsedAt }: Method): string {
  const use = lastUsedAt === null ? 'never used' : `last used ${describeAge(lastUsedAt)}`
  return `Added ${describeAge(createdAt)}, ${use}`
}

interface RemoveDialogProps {
  readonly name: string
  readonly text: string
  readonly onRemove: (proof: SecurityProof) => Promise<void>
  readonly onClose: () => void
}

/** Asks before a passkey or an authenticator app is removed. */
function RemoveDialog({ name, text, onRemove, onClose }: RemoveDialogProps) {
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
