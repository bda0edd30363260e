import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { AccountSection } from '../../../components/account-section.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { CreatedKeyNote } from './created-key.tsx'
import { KeyRow } from './key-row.tsx'
import { type CreatedKey, NewKeyForm } from './new-key-form.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** The keys with which the owner's programs use the API. */
export function ApiKeys() {
  const { user } = useSession()
  const server = trpc.useUtils()
  const [step, setStep] = useState<'list' | 'form' | CreatedKey>('list')
  if (!user) return null
  return (
    <>
      <AccountSection
        title="API keys"
        about={
          <>
            Use them in your own programs and assistants. See the{' '}
            <Link to={paths.developers} className="text-link">
              API documentation
            </Link>
            .
          </>
        }
      >
        <KeyList />
      </AccountSection>
      <AccountSection
        title="New key"
        about="Give each program its own key, so you can revoke them separately."
      >
        {step === 'list' && (
          <Button kind="outline" onClick={() => setStep('form')}>
            Create API key
          </Button>
        )}
        {step === 'form' && (
          <NewKeyForm
            onCreated={(created) => {
              setStep(created)
              void server.apiKeys.list.invalidate()
            }}
          />
        )}
        {typeof step === 'object' && (
          <CreatedKeyNote created={step} onDone={() => setStep('list')} />
        )}
      </AccountSection>
    </>
  )
}

function KeyList() {
  const keys = trpc.apiKeys.list.useQuery(undefined, { staleTime: 0 })
  const [revokedId, setRevokedId] = useState<string | null>(null)
  const revoked = keys.data?.find(({ id }) => id === revokedId)
  return (
    <>
      {keys.isPending && <div className="h-16 animate-late bg-wash" />}
      {keys.isError && <LoadFailure error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.data?.length === 0 && <p className="m-0 text-ink-soft">You have no API keys.</p>}
      {keys.data && keys.data.length > 0 && (
        <ul aria-label="API keys" className="m-0 list-none border-b border-rule p-0">
          {keys.data.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setRevokedId(apiKey.id)} />
          ))}
        </ul>
      )}
      {revoked && <RevokeDialog apiKey={revoked} onClose={() => setRevokedId(null)} />}
    </>
  )
}
