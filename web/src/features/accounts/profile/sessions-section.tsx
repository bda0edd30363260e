import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api.tsx'
import { describeAge } from './describe-age.ts'
import { DisconnectChoice } from './disconnect-choice.tsx'

type ConnectedSession = RouterOutputs['accounts']['listSessions'][number]

const pictures = { Desktop: Monitor, Mobile: Smartphone, Tablet }
const devices = { Desktop: 'a computer', Mobile: 'a phone', Tablet: 'a tablet' }

export function SessionsSection() {
  const server = trpc.useUtils()
  const [disconnectExtensions, setDisconnectExtensions] = useState(true)
  const sessions = trpc.accounts.listSessions.useQuery(undefined, { staleTime: 0 })
  const after = {
    onError: (error: unknown) => void showError(readApiError(error).code),
    onSettled: async () => {
      await Promise.all([
        server.accounts.listSessions.invalidate(),
        server.devices.list.invalidate(),
      ])
    },
  }
  const revoke = trpc.accounts.revokeSession.useMutation(after)
  const revokeOthers = trpc.accounts.revokeOtherSessions.useMutation(after)
  const hasOthers = (sessions.data?.length ?? 0) > 1
  return (
    <AccountSection
      title="Signed-in devices"
      about="Don’t recognize one? Sign it out and change your password."
    >
      {sessions.isPending && <Rows />}
      {sessions.isError && <LoadFailure onRetry={() => void sessions.refetch()} />}
      {sessions.data && (
        <ul aria-label="Signed-in devices" className="m-0 list-none border-b border-rule p-0">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={revoke.isPending && revoke.variables.id === session.id}
              onEnd={() => revoke.mutate({ id: session.id })}
            />
          ))}
        </ul>
      )}
      {hasOthers && (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            kind="outline"
            busy={revokeOthers.isPending}
            onClick={() => revokeOthers.mutate({ disconnectExtensions })}
          >
            Sign out all other devices
          </Button>
          <DisconnectChoice isOn={disconnectExtensions} onChange={setDisconnectExtensions} />
        </div>
      )}
    </AccountSection>
  )
}

interface SessionRowProps {
  readonly session: ConnectedSession
  readonly isEnding: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, browser, createdAt, lastUsedAt, isCurrent } = session
  const Picture = pictures[device]
  const name = `${browser === 'Unknown' ? 'A browser' : browser} on ${devices[device]}`
  return (
    <li className="flex items-center gap-4 border-t border-rule py-3">
      <Picture aria-hidden="true" className="size-6 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </p>
        <p className="m-0 text-sm text-ink-soft">
          {isCurrent ? 'In use now' : `Last used ${describeAge(lastUsedAt)}`}, signed in{' '}
          {describeAge(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <Button kind="quiet" size="small" busy={isEnding} onClick={onEnd}>
          Sign out<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

function Rows() {
  return (
    <div role="status" className="grid animate-late gap-px">
      <span className="sr-only">Loading</span>
      <div className="h-16 bg-wash" />
      <div className="h-16 bg-wash" />
    </div>
  )
}
