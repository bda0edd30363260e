import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { formatCount } from '../../../format/numbers.ts'
import { trpc } from '../../../lib/api.tsx'
import { OutcomeLine } from '../lists/outcome-line.tsx'
import { ReasonDialog } from '../lists/reason-dialog.tsx'
import { useUserRefresh } from './use-user-refresh.ts'
import type { UserPartProps } from './user-details.ts'

/** Keeping somebody out, letting them in again, and ending their sessions. */
export function UserActs({ user }: UserPartProps) {
  const { id, email, role, bannedAt } = user
  const [isBanning, setBanning] = useState(false)
  const onSuccess = useUserRefresh(id)
  const ban = trpc.admin.users.ban.useMutation({
    onSuccess: async () => {
      setBanning(false)
      await onSuccess()
    },
  })
  const unban = trpc.admin.users.unban.useMutation({ onSuccess })
  const signOut = trpc.admin.users.signOut.useMutation({ onSuccess })
  if (role === 'admin') {
    return (
      <p className="mt-6 mb-0 text-ink-soft">
        An admin cannot be banned here. <code>pnpm admin:revoke {email}</code> on the server’s own
        machine takes the role away first.
      </p>
    )
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {bannedAt ? (
        <Button kind="outline" busy={unban.isPending} onClick={() => unban.mutate({ id })}>
          Lift the ban
        </Button>
      ) : (
        <Button kind="danger" onClick={() => setBanning(true)}>
          Ban
        </Button>
      )}
      <Button kind="outline" busy={signOut.isPending} onClick={() => signOut.mutate({ id })}>
        Sign out everywhere
      </Button>
      <OutcomeLine
        error={unban.error ?? signOut.error}
        done={signOut.data ? describeEnded(signOut.data.sessions) : null}
      />
      {isBanning && (
        <ReasonDialog
          title="Ban this account?"
          description="They are signed out of every browser and extension at once and cannot sign in again. Their links go on leading readers; switch those off one by one where they do harm."
          hint="Kept in the audit log, for admins."
          action="Ban"
          isDangerous
          isBusy={ban.isPending}
          error={ban.error}
          onReason={(reason) => ban.mutate({ id, reason })}
          onClose={() => setBanning(false)}
        />
      )}
    </div>
  )
}

function describeEnded(sessions: number): string {
  return sessions === 1 ? 'One session ended.' : `${formatCount(sessions)} sessions ended.`
}
