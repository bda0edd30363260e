import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { PasswordSection } from '../profile/password-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

/** How the account signs in: password, passkeys, and two-factor authentication. */
export function Security() {
  const { user } = useSession()
  const security = trpc.security.get.useQuery(undefined, { staleTime: 0 })
  if (!user) return null
  return (
    <>
      <PasswordSection user={user} />
      {security.isPending && (
        <div role="status" className="animate-late border-t border-rule py-10">
          <span className="sr-only">Loading</span>
          <div className="h-16 bg-wash" />
        </div>
      )}
      {security.isError && (
        <LoadFailure error={security.error} onRetry={() => void security.refetch()} />
      )}
      {security.data && (
        <>
          <PasskeysSection passkeys={security.data.passkeys} />
          <TwoFactorSection security={security.data} />
        </>
      )}
    </>
  )
}
