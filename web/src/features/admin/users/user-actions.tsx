import { countOf } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
import { apiClient } from '../../../lib/api/api-client.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { ReasonButton } from '../components/reason-button.tsx'
import { useUserRefresh } from './use-user-refresh.ts'
import type { UserSectionProps } from './user-details.ts'

const banTexts = {
  title: 'Ban this account?',
  description:
    'This signs the user out everywhere and blocks sign-in. Their links keep working, so disable harmful ones separately.',
  hint: 'Stored in the audit log, which only admins see.',
  action: 'Ban',
}

/** Bans or unbans a user, and ends their sessions. */
export function UserActions({ user }: UserSectionProps) {
  const { id, email, role, bannedAt } = user
  const onSuccess = useUserRefresh(id)
  const unban = trpc.admin.users.unban.useMutation({ onSuccess })
  const signOut = trpc.admin.users.signOut.useMutation({ onSuccess })
  if (role === 'admin') {
    return (
      <p className="mt-6 mb-0 text-ink-soft">
        You cannot ban an admin. First, revoke the role: run <code>pnpm admin:revoke {email}</code>{' '}
        on the server.
      </p>
    )
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {bannedAt ? (
        <Button kind="outline" busy={unban.isPending} onClick={() => unban.mutate({ id })}>
          Unban
        </Button>
      ) : (
        <ReasonButton
          texts={banTexts}
          onReason={(reason) => apiClient.admin.users.ban.mutate({ id, reason })}
          onDone={onSuccess}
        >
          Ban
        </ReasonButton>
      )}
      <Button kind="outline" busy={signOut.isPending} onClick={() => signOut.mutate({ id })}>
        Sign out everywhere
      </Button>
      <ActionResult
        error={unban.error ?? signOut.error}
        done={signOut.data ? describeEnded(signOut.data.sessions) : null}
      />
    </div>
  )
}

function describeEnded(sessions: number): string {
  return `${countOf(sessions, 'session')} ended.`
}
