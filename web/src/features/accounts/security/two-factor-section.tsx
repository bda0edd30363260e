import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError } from '@everyshelf/ui/toast'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { RecoveryCodeList } from '../../../components/two-factor/recovery-code-list.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AddAuthenticator } from './add-authenticator.tsx'
import { describeUse } from './describe-use.ts'
import { MethodRow } from './method-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ReplaceRecoveryCodes } from './replace-recovery-codes.tsx'

type Security = RouterOutputs['security']['get']
type Authenticator = Security['authenticators'][number]

export function TwoFactorSection({ security }: { readonly security: Security }) {
  const { authenticators, recoveryCodesLeft } = security
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null)
  const isOn = authenticators.length > 0
  return (
    <AccountSection
      name="two-factor"
      title="Two-factor authentication"
      about="Password and Google sign-ins also need a code from an app on your phone."
    >
      {newCodes ? (
        <>
          <h3 className="m-0 font-display text-xl">Save your recovery codes</h3>
          <p className="mt-2 mb-4 text-ink-soft">
            If you lose your app, sign in with one of these codes. Each code works once. You will
            not see the codes again.
          </p>
          <RecoveryCodeList codes={newCodes} onDone={() => setNewCodes(null)} />
        </>
      ) : (
        <>
          {isOn && <Authenticators authenticators={authenticators} />}
          <AddAuthenticator isOn={isOn} onCodes={setNewCodes} />
          {isOn && <ReplaceRecoveryCodes left={recoveryCodesLeft} onCodes={setNewCodes} />}
        </>
      )}
    </AccountSection>
  )
}

function Authenticators({ authenticators }: { readonly authenticators: readonly Authenticator[] }) {
  const server = trpc.useUtils()
  const [removing, setRemoving] = useState<Authenticator | null>(null)
  const rename = trpc.security.renameAuthenticator.useMutation({
    onError: (error) => void showError(readApiError(error).code),
    onSettled: () => server.security.get.invalidate(),
  })
  const remove = trpc.security.removeAuthenticator.useMutation()
  return (
    <>
      <ul aria-label="Authenticator apps" className="m-0 mb-4 list-none border-b border-rule p-0">
        {authenticators.map((app) => (
          <MethodRow
            key={app.id}
            icon={<Smartphone aria-hidden="true" className="size-6" />}
            name={app.name}
            facts={describeUse(app)}
            onRename={(name) => rename.mutateAsync({ id: app.id, name })}
            onRemove={() => setRemoving(app)}
          />
        ))}
      </ul>
      {removing && (
        <RemoveDialog
          name={removing.name}
          text={
            authenticators.length === 1
              ? 'This turns off two-factor authentication. Your recovery codes stop working too.'
              : 'Codes from this app stop working. Your other apps still work.'
          }
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
