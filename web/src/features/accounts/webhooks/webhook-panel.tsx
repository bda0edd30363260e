import { formatDateTime } from '@everyshelf/domain/format'
import { WEBHOOK_SECRET_OVERLAP_HOURS } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { SecretNote } from '../secret-note.tsx'
import { ProofForm } from '../security/proof-form.tsx'
import { type SecurityProof, useSecurityProof } from '../security/use-security-proof.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { type WebhookView, webhookSecretTexts } from './describe-webhook.ts'
import { useWebhookHandlers } from './use-webhook-handlers.ts'
import { WebhookForm } from './webhook-form.tsx'

const overlap = `For ${WEBHOOK_SECRET_OVERLAP_HOURS} hours, we sign with both secrets.`

/** The actions and the log of a webhook. */
export function WebhookPanel({ webhook }: { readonly webhook: WebhookView }) {
  const { id, state, formerSecretUntil } = webhook
  const [step, setStep] = useState<'edit' | 'rotate' | 'delete' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const handlers = useWebhookHandlers()
  const update = trpc.webhooks.update.useMutation(handlers)
  // The form shows its own failures.
  const edit = trpc.webhooks.update.useMutation({ onSettled: handlers.onSettled })
  const rotateSecret = trpc.webhooks.rotateSecret.useMutation({ onSettled: handlers.onSettled })
  const remove = trpc.webhooks.remove.useMutation(handlers)
  const sendTest = trpc.webhooks.sendTest.useMutation(handlers)
  const isActive = state === 'active'
  const close = () => setStep(null)
  const proof = useSecurityProof(async (given) => {
    const rotated = await rotateSecret.mutateAsync({ id, ...given })
    setSecret(rotated.secret)
  })
  const rotate = async (given: SecurityProof) => {
    await proof.run(given).catch(handlers.onError)
    close()
  }
  return (
    <div className="pb-8">
      <div className="flex flex-wrap gap-2">
        {isActive && (
          <Button
            kind="outline"
            size="small"
            busy={sendTest.isPending}
            onClick={() => sendTest.mutate({ id })}
          >
            Send test event
          </Button>
        )}
        <Button
          kind={isActive ? 'quiet' : 'outline'}
          size="small"
          busy={update.isPending}
          onClick={() => update.mutate({ id, isPaused: isActive })}
        >
          {isActive ? 'Pause' : state === 'paused' ? 'Resume' : 'Turn back on'}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setStep(step === 'edit' ? null : 'edit')}>
          Edit
        </Button>
        <Button kind="quiet" size="small" onClick={() => setStep('rotate')}>
          Rotate secret
        </Button>
        <Button kind="quiet" size="small" onClick={() => setStep('delete')}>
          Delete
        </Button>
      </div>
      {formerSecretUntil && !secret && (
        <p className="m-0 mt-3 text-sm text-ink-soft">
          We also sign with the old secret until {formatDateTime(formerSecretUntil)}.
        </p>
      )}
      {secret && (
        <div className="mt-5">
          <SecretNote
            {...webhookSecretTexts}
            secret={secret}
            text={`You will not see it again. ${overlap} Replace the old secret by then.`}
            onDone={() => setSecret(null)}
          />
        </div>
      )}
      <ProofForm proof={{ ...proof, run: rotate }} label="Rotate secret" />
      {step === 'edit' && (
        <div className="mt-5">
          <WebhookForm
            initial={webhook}
            submitLabel="Save changes"
            onSubmit={async (fields) => {
              await edit.mutateAsync({ id, ...fields })
              close()
            }}
          >
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
          </WebhookForm>
        </div>
      )}
      <DeliveryLog webhookId={id} canResend={isActive} />
      {step === 'rotate' && (
        <ConfirmDialog
          title="Rotate the secret?"
          text={`You get a new secret. ${overlap}`}
          action="Rotate secret"
          kind="solid"
          isBusy={proof.isBusy}
          onConfirm={() => void rotate({})}
          onClose={close}
        />
      )}
      {step === 'delete' && (
        <ConfirmDialog
          title="Delete this webhook?"
          text="It gets no more events, and its log is deleted. You cannot undo this."
          action="Delete webhook"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate({ id }, { onSettled: close })}
          onClose={close}
        />
      )}
    </div>
  )
}
