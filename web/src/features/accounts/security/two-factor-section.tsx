import type { RouterOutputs } from '@everyshelf/server/api'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { RecoveryCodeList } from '../../../components/two-factor/recovery-code-list.tsx'
import { apiClient } from '../../../lib/api/api-client.ts'
import { AddAuthenticator } from './add-authenticator.tsx'
import { MethodList } from './method-list.tsx'
import { ReplaceRecoveryCodes } from './replace-recovery-codes.tsx'

type Security = RouterOutputs['security']['get']

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
          {isOn && (
            <MethodList
              label="Authenticator apps"
              icon={Smartphone}
              methods={authenticators}
              removalText={
                authenticators.length === 1
                  ? 'This turns off two-factor authentication. Your recovery codes stop working too.'
                  : 'Codes from this app stop working. Your other apps still work.'
              }
              rename={apiClient.security.renameAuthenticator.mutate}
              remove={apiClient.security.removeAuthenticator.mutate}
            />
          )}
          <AddAuthenticator isOn={isOn} onCodes={setNewCodes} />
          {isOn && <ReplaceRecoveryCodes left={recoveryCodesLeft} onCodes={setNewCodes} />}
        </>
      )}
    </AccountSection>
  )
}
