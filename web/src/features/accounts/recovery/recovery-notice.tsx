import { formatDateTime } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
import { CornerNotice } from '../../../components/corner-notice.tsx'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'
import { refreshSession, useSession } from '../../../lib/session/session.ts'
import { type SecurityProof, useSecurityProof } from '../security/use-security-proof.ts'
import { showApiError } from '../show-api-error.ts'

const ProofForm = lazyComponent(
  () => import('../security/proof-form.tsx'),
  ({ ProofForm }) => ProofForm,
)

/** Tells every signed-in device about a request to turn off two-factor authentication. */
export function RecoveryNotice() {
  const { user } = useSession()
  const proof = useSecurityProof(async (given) => {
    const { apiClient } = await import('../../../lib/api/api-client.ts')
    await apiClient.security.cancelRecovery.mutate(given)
    await refreshSession()
  })
  if (!user?.recoveryReadyAt) return null
  const cancel = (given: SecurityProof) => proof.run(given).catch(showApiError)
  return (
    <CornerNotice>
      <p role="status" className="m-0 font-semibold">
        Someone asked to turn off two-factor authentication
      </p>
      <p className="m-0 mt-1 mb-3 text-ink-soft">
        The link in our email will work starting {formatDateTime(user.recoveryReadyAt)}. Not you?
        Cancel the request and change your password.
      </p>
      {proof.asks ? (
        <ProofForm proof={{ ...proof, run: cancel }} label="Cancel the request" />
      ) : (
        <Button kind="danger" size="small" busy={proof.isBusy} onClick={() => void cancel({})}>
          Cancel the request
        </Button>
      )}
    </CornerNotice>
  )
}
