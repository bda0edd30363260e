import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session/session.ts'
import { AccountList } from '../account-list.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { SecretNote } from '../secret-note.tsx'
import { showApiError } from '../show-api-error.ts'
import { KeyRow } from './key-row.tsx'
import { type CreatedKey, NewKeyForm } from './new-key-form.tsx'

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
          <SecretNote
            title="Copy your key now"
            name={`API key ${step.name}`}
            secret={step.key}
            text="You will not see it again. Keep it secret: anyone with it can do what you allowed."
            copyLabel="Copy key"
            copied="API key copied"
            onDone={() => setStep('list')}
          />
        )}
      </AccountSection>
    </>
  )
}

function KeyList() {
  const server = trpc.useUtils()
  const keys = trpc.apiKeys.list.useQuery(undefined, { staleTime: 0 })
  const [revokedId, setRevokedId] = useState<string | null>(null)
  const revoked = keys.data?.find(({ id }) => id === revokedId)
  const close = () => setRevokedId(null)
  const revoke = trpc.apiKeys.revoke.useMutation({
    onError: showApiError,
    onSettled: async () => {
      await server.apiKeys.list.invalidate()
      close()
    },
  })
  return (
    <>
      <AccountList query={keys} label="API keys" empty="You have no API keys.">
        {(apiKey) => (
          <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={() => setRevokedId(apiKey.id)} />
        )}
      </AccountList>
      {revoked && (
        <ConfirmDialog
          title={`Revoke “${revoked.name}”?`}
          text="Programs that use this key stop working at once. You cannot undo this."
          action="Revoke key"
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate({ id: revoked.id })}
          onClose={close}
        />
      )}
    </>
  )
}
