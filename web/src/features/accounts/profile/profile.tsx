import { formatDate } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { type SessionUser, useSession } from '../../../lib/session/session.ts'
import { useSignOut } from '../../../lib/session/sign-out.ts'
import { DisconnectCheckbox } from './disconnect-checkbox.tsx'
import { EmailChangeConfirmation } from './email-change-confirmation.tsx'
import { EmailSection } from './email-section.tsx'
import { NameSection } from './name-section.tsx'
import { WeeklyEmailSection } from './weekly-email-section.tsx'

interface ProfileProps {
  /** Sections from other features. */
  readonly children: ReactNode
}

/** The overview of My Account: who the user is and how we reach them. */
export function Profile({ children }: ProfileProps) {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <Summary user={user} />
      <EmailChangeConfirmation user={user} />
      {children}
      <NameSection user={user} />
      <EmailSection user={user} />
      <WeeklyEmailSection />
    </>
  )
}

function Summary({ user }: { readonly user: SessionUser }) {
  const signOut = useSignOut()
  const devices = trpc.devices.list.useQuery().data ?? []
  const isHere = devices.some(({ isSameBrowser }) => isSameBrowser)
  const [disconnectExtension, setDisconnectExtension] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut({ disconnectExtension })
    setLeaving(false)
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-b border-rule mb-5 pb-5">
      <p className="m-0 min-w-0 text-lg text-ink-soft">
        <span className="break-words text-ink">{user.email}</span>
        <br />
        {user.isPremium ? 'Premium account' : 'Free account'}, created{' '}
        <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
      </p>
      <div className="grid justify-items-start gap-2">
        <Button
          kind="outline"
          busy={isLeaving}
          icon={<LogOut className="size-[1.1em]" />}
          onClick={() => void leave()}
        >
          Sign out
        </Button>
        {devices.length > 0 && !isHere && (
          <p className="m-0 text-sm text-ink-soft">Your extensions stay connected.</p>
        )}
        <DisconnectCheckbox
          isOnlyHere
          isOn={disconnectExtension}
          onChange={setDisconnectExtension}
        />
      </div>
    </div>
  )
}
