import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { FREE_SAVED_LINK_LIMIT } from '@everyshelf/domain/plans'
import { Button, Dialog } from '@everyshelf/ui/primitives'
import { Check } from 'lucide-react'
import { rememberPendingAction } from '../../../lib/session/pending-action.ts'
import { type AccountMode, useGoToSignIn } from '../../../lib/session/session.ts'

const REASONS = [
  'Save unlimited links',
  'Track clicks and conversions',
  'Earn affiliate commissions',
]

/** The specification's list above includes Premium features, so this names the limit of free accounts. */
const FREE_PLAN = `A free account includes ${FREE_SAVED_LINK_LIMIT} saved links and ${RECENT_CLICK_DAYS} days of analytics. Premium adds unlimited links and your own affiliate tags. Sales reports come from the stores, not from Everyshelf.`

interface SignInDialogProps {
  /** The book's identifier key. */
  readonly identifier: string
  readonly onClose: () => void
}

export function SignInDialog({ identifier, onClose }: SignInDialogProps) {
  const goToSignIn = useGoToSignIn()
  const leave = (mode: AccountMode) => {
    rememberPendingAction({ action: 'copy', identifier })
    goToSignIn(mode)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sign in to copy your link"
      description="With an account, you can:"
    >
      <ul className="m-0 mt-4 list-none border-t border-rule p-0">
        {REASONS.map((reason) => (
          <li key={reason} className="flex items-center gap-3 border-b border-rule py-3">
            <Check className="size-5 shrink-0 text-accent" />
            {reason}
          </li>
        ))}
      </ul>
      <p className="m-0 mt-4 text-sm text-ink-soft text-pretty">{FREE_PLAN}</p>
      <div className="mt-7 grid gap-3">
        <Button size="large" onClick={() => leave('signin')}>
          Sign in
        </Button>
        <Button size="large" kind="outline" onClick={() => leave('signup')}>
          Create free account
        </Button>
      </div>
    </Dialog>
  )
}
