import { Button } from '@everyshelf/ui/primitives'
import type { SessionUser } from '../../../lib/session/session.ts'
import { ConfirmIdentity } from '../profile/confirm-identity.tsx'

/** One of the two answers to a request for access. */
export interface Answer {
  readonly run: () => void
  readonly isPending: boolean
}

export interface AnswerButtonsProps {
  readonly user: SessionUser
  readonly approve: Answer
  readonly deny: Answer
  readonly confirmation: {
    readonly isRequired: boolean
    readonly isPasswordWrong: boolean
    readonly confirm: (password: string) => void
  }
}

/** Approving needs a recent sign-in or the password; denying needs neither. */
export function AnswerButtons({ user, approve, deny, confirmation }: AnswerButtonsProps) {
  const isBusy = approve.isPending || deny.isPending
  if (confirmation.isRequired) {
    return (
      <>
        <ConfirmIdentity
          user={user}
          label="Approve"
          isBusy={approve.isPending}
          isPasswordWrong={confirmation.isPasswordWrong}
          onPassword={confirmation.confirm}
        />
        <DenyButton deny={deny} isBusy={approve.isPending} />
      </>
    )
  }
  return (
    <div className="mt-7 flex flex-col gap-3 sm:flex-row">
      <Button
        size="large"
        className="flex-1"
        busy={approve.isPending}
        disabled={isBusy}
        onClick={approve.run}
      >
        Approve
      </Button>
      <DenyButton deny={deny} isBusy={isBusy} className="flex-1" />
    </div>
  )
}

interface DenyButtonProps {
  readonly deny: Answer
  readonly isBusy: boolean
  readonly className?: string
}

function DenyButton({ deny, isBusy, className = 'mt-4' }: DenyButtonProps) {
  return (
    <Button
      kind="outline"
      size="large"
      className={className}
      busy={deny.isPending}
      disabled={isBusy || deny.isPending}
      onClick={deny.run}
    >
      Deny
    </Button>
  )
}
