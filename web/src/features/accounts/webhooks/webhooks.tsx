import { WEBHOOKS_MAX } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { paths } from '../../../lib/paths.ts'
import { AccountList } from '../account-list.tsx'
import { SecretNote } from '../secret-note.tsx'
import { webhookSecretTexts } from './describe-webhook.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

const STATE_REFRESH_MS = 10_000

/** The URLs that get the account's events. */
export function Webhooks() {
  const server = trpc.useUtils()
  const [step, setStep] = useState<'list' | 'form' | { readonly secret: string }>('list')
  const create = trpc.webhooks.create.useMutation()
  return (
    <>
      <AccountSection
        title="Webhooks"
        about={
          <>
            We send an event to your URL when something happens. See the{' '}
            <Link to={`${paths.developers}#webhook-events`} className="text-link">
              documentation
            </Link>
            .
          </>
        }
      >
        <WebhookList />
      </AccountSection>
      <AccountSection
        title="New webhook"
        about={`You can have up to ${WEBHOOKS_MAX}. Each has its own secret.`}
      >
        {step === 'list' && (
          <Button kind="outline" onClick={() => setStep('form')}>
            Create webhook
          </Button>
        )}
        {step === 'form' && (
          <WebhookForm
            submitLabel="Create webhook"
            onSubmit={async (fields) => {
              const { secret } = await create.mutateAsync(fields)
              setStep({ secret })
              void server.webhooks.list.invalidate()
            }}
          >
            <Button kind="quiet" onClick={() => setStep('list')}>
              Cancel
            </Button>
          </WebhookForm>
        )}
        {typeof step === 'object' && (
          <SecretNote
            {...webhookSecretTexts}
            secret={step.secret}
            text="You will not see it again. Your server needs it to check that events come from us."
            onDone={() => setStep('list')}
          />
        )}
      </AccountSection>
    </>
  )
}

function WebhookList() {
  const [openId, setOpenId] = useState<string | null>(null)
  const webhooks = trpc.webhooks.list.useQuery(undefined, {
    staleTime: 0,
    // An open webhook may begin to fail, or be switched off.
    refetchInterval: openId === null ? false : STATE_REFRESH_MS,
  })
  return (
    <AccountList query={webhooks} label="Webhooks" empty="You have no webhooks.">
      {(webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          isOpen={webhook.id === openId}
          onToggle={() => setOpenId(webhook.id === openId ? null : webhook.id)}
        />
      )}
    </AccountList>
  )
}
