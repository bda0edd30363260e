import { Badge, Button } from '@everyshelf/ui/primitives'
import { CodeForm } from '../../../components/two-factor/code-form.tsx'
import { SecretCard } from '../../../components/two-factor/secret-card.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { ProofForm } from './proof-form.tsx'
import { useProofForm } from './use-proof-form.ts'

interface AddAuthenticatorProps {
  readonly isOn: boolean
  readonly onCodes: (recoveryCodes: readonly string[]) => void
}

/** Connects an authenticator app: a QR code, then the first code. The first app turns 2FA on. */
export function AddAuthenticator({ isOn, onCodes }: AddAuthenticatorProps) {
  const server = trpc.useUtils()
  const begin = trpc.security.beginAuthenticator.useMutation()
  const confirm = trpc.security.confirmAuthenticator.useMutation()
  const proof = useProofForm(async (given) => {
    await begin.mutateAsync(given)
  }, 'profile-update-failed')
  const finish = async (code: string) => {
    const { recoveryCodes } = await confirm.mutateAsync({ code, name: 'Authenticator app' })
    begin.reset()
    if (recoveryCodes) onCodes(recoveryCodes)
    await server.security.get.invalidate()
  }
  const label = isOn ? 'Add another app' : 'Set up two-factor authentication'
  if (begin.data) {
    return (
      <div className="mb-5">
        <p className="mt-0 mb-5 text-ink-soft">
          Scan the QR code with the app, or enter the setup key. Then enter the code that the app
          shows.
        </p>
        <SecretCard {...begin.data} />
        <CodeForm
          label="Code from the app"
          hint="6 digits."
          action="Connect"
          size="medium"
          isBusy={confirm.isPending}
          error={confirm.error}
          // The form shows the error.
          onCode={(code) => void finish(code).catch(() => {})}
        />
        <Button kind="quiet" size="small" onClick={() => begin.reset()}>
          Cancel
        </Button>
      </div>
    )
  }
  return (
    <div className={isOn ? 'mb-4' : ''}>
      <FormFailure message={proof.failure} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Badge tone={isOn ? 'accent' : 'plain'}>{isOn ? 'On' : 'Off'}</Badge>
        {!proof.asks && (
          <Button kind="outline" busy={proof.isBusy} onClick={() => void proof.run({})}>
            {label}
          </Button>
        )}
      </div>
      {proof.asks && (
        <div className="mt-4">
          <ProofForm proof={proof} label={label} />
        </div>
      )}
    </div>
  )
}
