import { errorMessages } from '@everyshelf/domain/messages'
import { CodeForm } from '../../../components/two-factor/code-form.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { ConfirmIdentity } from '../profile/confirm-identity.tsx'
import type { SecurityProof } from './use-security-proof.ts'

interface ProofFormProps {
  readonly asks: 'password' | 'code'
  /** Label of the button that repeats the change with the proof. */
  readonly label: string
  readonly isBusy: boolean
  readonly isWrong: boolean
  readonly onProof: (proof: SecurityProof) => void
}

/** Asks for the password or a code before a change of a sign-in method. */
export function ProofForm({ asks, label, isBusy, isWrong, onProof }: ProofFormProps) {
  const { user } = useSession()
  if (!user) return null
  if (asks === 'password') {
    return (
      <ConfirmIdentity
        user={user}
        label={label}
        isBusy={isBusy}
        isPasswordWrong={isWrong}
        onPassword={(password) => onProof({ password })}
      />
    )
  }
  const { title, text } = errorMessages['second-factor-required']
  return (
    <div className="mt-6 max-w-md border-l-3 border-accent pl-5">
      <p role="status" className="m-0 mb-4 font-semibold">
        {title}
      </p>
      <CodeForm
        label="Code"
        hint={text}
        action={label}
        kind="outline"
        size="medium"
        isBusy={isBusy}
        problem={isWrong ? 'wrong-code' : null}
        onCode={(code) => onProof({ code })}
      />
    </div>
  )
}
