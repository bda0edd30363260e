import { Button } from '@everyshelf/ui/primitives'
import { LogOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../../format/dates.ts'
import { ApiProvider, trpc } from '../../../lib/api.tsx'
import { type SessionUser, useSession } from '../../../lib/session.ts'
import { useSignOut } from '../../../lib/sign-out.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { EmailChangeAnswer } from './email-change-answer.tsx'
import { EmailSection } from './email-section.tsx'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { WeeklyMailSection } from './weekly-mail-section.tsx'

interface ProfileProps {
  /** What other parts of the site add to a person's page. */
  readonly children: ReactNode
}

/** My Account: everything that is kept of a person, and what they can do with it. */
export function Profile({ children }: ProfileProps) {
  const { user } = useSession()
  if (!user) return null
  return (
    <ApiProvider>
      <Summary user={user} />
      <EmailChangeAnswer user={user} />
      <NameSection user={user} />
      <EmailSection user={user} />
      {children}
      <PasswordSection user={user} />
      <SessionsSection />
      <DevicesSection />
      <WeeklyMailSection />
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
        {user.isPremium ? 'Premium' : 'Free account'}, since{' '}
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
