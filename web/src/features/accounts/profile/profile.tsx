import { Button } from '@everyshelf/ui/primitives'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../../format/dates.ts'
import { ApiProvider, trpc } from '../../../lib/api/trpc.tsx'
import { type SessionUser, useSession } from '../../../lib/session/session.ts'
import { useSignOut } from '../../../lib/session/sign-out.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailChangeConfirmation } from './email-change-confirmation.tsx'
import { EmailSection } from './email-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecurityLinkSection } from './security-link-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { WeeklyEmailSection } from './weekly-email-section.tsx'

interface ProfileProps {
  /** Sections from other features. */
  readonly children: ReactNode
}

/** My Account: the settings and data of the signed-in user. */
export function Profile({ children }: ProfileProps) {
  const { user } = useSession()
  if (!user) return null
  return (
    <ApiProvider>
      <Summary user={user} />
      <EmailChangeConfirmation user={user} />
      <NameSection user={user} />
      <EmailSection user={user} />
      {children}
      <PasswordSection user={user} />
      <SecurityLinkSection />
      <SessionsSection />
      <DevicesSection />
      <WeeklyEmailSection />
      <DataSection user={user} />
      <DeleteSection user={user} />
    </ApiProvider>
  )
}

function Summary({ user }: { readonly user: SessionUser }) {
  const signOut = useSignOut()
  const hasExtensions = (trpc.devices.list.useQuery().data?.length ?? 0) > 0
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    await signOut()
    setLeaving(false)
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-10">
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
        {hasExtensions && (
          <p className="m-0 text-sm text-ink-soft">Your extensions stay connected.</p>
        )}
      </div>
    </div>
  )
}
