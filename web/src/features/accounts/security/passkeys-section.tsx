import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { supportsPasskeys } from '../../../lib/account/passkey-support.ts'
import { apiClient } from '../../../lib/api/api-client.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { MethodList } from './method-list.tsx'
import { ProofForm } from './proof-form.tsx'
import { registerPasskey } from './register-passkey.ts'
import { useProofForm } from './use-proof-form.ts'

type Passkeys = RouterOutputs['security']['get']['passkeys']

export function PasskeysSection({ passkeys }: { readonly passkeys: Passkeys }) {
  return (
    <AccountSection
      name="passkeys"
      title="Passkeys"
      about="Sign in with your fingerprint, face, or screen lock instead of a password."
    >
      <MethodList
        label="Passkeys"
        icon={KeyRound}
        methods={passkeys}
        removalText="You won’t be able to sign in with this passkey. Your other sign-in methods still work."
        rename={apiClient.security.renamePasskey.mutate}
        remove={apiClient.security.removePasskey.mutate}
      />
      <AddPasskey hasNone={passkeys.length === 0} />
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
