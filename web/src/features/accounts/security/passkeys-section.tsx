import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { supportsPasskeys } from '../../../lib/account/passkey-support.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { describeUse } from './describe-use.ts'
import { MethodRow } from './method-row.tsx'
import { ProofForm } from './proof-form.tsx'
import { registerPasskey } from './register-passkey.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useProofForm } from './use-proof-form.ts'

type Passkey = RouterOutputs['security']['get']['passkeys'][number]

export function PasskeysSection({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const server = trpc.useUtils()
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const callbacks = {
    onError: (error: unknown) => void showError(readApiError(error).code),
    onSettled: () => server.security.get.invalidate(),
  }
  const rename = trpc.security.renamePasskey.useMutation(callbacks)
  const remove = trpc.security.removePasskey.useMutation()
  return (
    <AccountSection
      name="passkeys"
      title="Passkeys"
      about="Sign in with your fingerprint, face, or screen lock instead of a password."
    >
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="m-0 mb-4 list-none border-b border-rule p-0">
          {passkeys.map((passkey) => (
            <MethodRow
              key={passkey.id}
              icon={<KeyRound aria-hidden="true" className="size-6" />}
              name={passkey.name}
              facts={describeUse(passkey)}
              onRename={(name) => rename.mutateAsync({ id: passkey.id, name })}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      <AddPasskey hasNone={passkeys.length === 0} />
      {removing && (
        <RemoveDialog
          name={removing.name}
          text="You won’t be able to sign in with this passkey. Your other sign-in methods still work."
          onRemove={async (proof) => {
            await remove.mutateAsync({ id: removing.id, ...proof })
            await server.security.get.invalidate()
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </AccountSection>
  )
}

function AddPasskey({ hasNone }: { readonly hasNone: boolean }) {
  const server = trpc.useUtils()
  const [isSupported] = useState(supportsPasskeys)
  const begin = trpc.security.beginPasskey.useMutation()
  const confirm = trpc.security.confirmPasskey.useMutation()
  const proof = useProofForm(async (given) => {
    const options = await begin.mutateAsync(given)
    const registration = await registerPasskey(options)
    if (!registration) return
    await confirm.mutateAsync(registration)
    await server.security.get.invalidate()
  }, 'passkey-failed')
  if (!isSupported) {
    return <p className="m-0 text-ink-soft">This browser does not support passkeys.</p>
  }
  return (
    <>
      <FormFailure message={proof.failure} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {hasNone && <p className="m-0 text-ink-soft">No passkeys yet.</p>}
        {!proof.asks && (
          <Button kind="outline" busy={proof.isBusy} onClick={() => void proof.run({})}>
            Add a passkey
          </Button>
        )}
      </div>
      {proof.asks && (
        <div className="mt-4">
          <ProofForm proof={proof} label="Add a passkey" />
        </div>
      )}
    </>
  )
}
