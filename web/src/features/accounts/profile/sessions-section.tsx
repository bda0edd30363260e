import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge, Button } from '@everyshelf/ui/primitives'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ProofForm } from '../security/proof-form.tsx'
import { type SecurityProof, useSecurityProof } from '../security/use-security-proof.ts'
import { showApiError } from '../show-api-error.ts'
import { describeAge } from './describe-age.ts'
import { DisconnectCheckbox } from './disconnect-checkbox.tsx'
import { invalidateAccess } from './invalidate-access.ts'
import { hasPrograms, ProgramsChoice } from './programs-choice.tsx'

type ConnectedSession = RouterOutputs['accounts']['listSessions'][number]

const deviceIcons = { Desktop: Monitor, Mobile: Smartphone, Tablet }
const deviceNames = { Desktop: 'a computer', Mobile: 'a phone', Tablet: 'a tablet' }

export function SessionsSection() {
  const server = trpc.useUtils()
  const [disconnectExtensions, setDisconnectExtensions] = useState(true)
  const programs = trpc.accounts.programs.useQuery(undefined, { staleTime: 0 })
  const [isRevoking, setRevoking] = useState(false)
  const sessions = trpc.accounts.listSessions.useQuery(undefined, { staleTime: 0 })
  const revoke = trpc.accounts.revokeSession.useMutation({
    onError: showApiError,
    onSettled: () => invalidateAccess(server),
  })
  const revokeOthers = trpc.accounts.revokeOtherSessions.useMutation()
  const proof = useSecurityProof(async (given) => {
    const revokePrograms = isRevoking && hasPrograms(programs.data)
    await revokeOthers.mutateAsync({ disconnectExtensions, revokePrograms, ...given })
    setRevoking(false)
    await invalidateAccess(server)
  })
  const signOutOthers = async (given: SecurityProof) => {
    try {
      await proof.run(given)
    } catch (error) {
      showApiError(error)
      await invalidateAccess(server)
    }
  }
  const hasOthers = (sessions.data?.length ?? 0) > 1
  return (
    <AccountSection
      title="Signed-in devices"
      about="Don’t recognize one? Sign it out and change your password."
    >
      {sessions.isPending && <Skeleton />}
      {sessions.isError && (
        <LoadFailure error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      {sessions.data && (
        <ul aria-label="Signed-in devices" className="m-0 list-none border-b border-rule p-0">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isSigningOut={revoke.isPending && revoke.variables.id === session.id}
              onSignOut={() => revoke.mutate({ id: session.id })}
            />
          ))}
        </ul>
      )}
      {hasOthers && (
        <div className="mt-5">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button kind="outline" busy={proof.isBusy} onClick={() => void signOutOthers({})}>
              Sign out all other devices
            </Button>
            <DisconnectCheckbox isOn={disconnectExtensions} onChange={setDisconnectExtensions} />
          </div>
          <ProgramsChoice programs={programs.data} isOn={isRevoking} onChange={setRevoking} />
          <ProofForm proof={{ ...proof, run: signOutOthers }} label="Sign out and revoke" />
        </div>
      )}
    </AccountSection>
  )
}

interface SessionRowProps {
  readonly session: ConnectedSession
  readonly isSigningOut: boolean
  readonly onSignOut: () => void
}

function SessionRow({ session, isSigningOut, onSignOut }: SessionRowProps) {
  const { device, browser, createdAt, lastUsedAt, isCurrent } = session
  const Icon = deviceIcons[device]
  const name = `${browser === 'Unknown' ? 'Unknown browser' : browser} on ${deviceNames[device]}`
  return (
    <li className="flex items-center gap-4 border-t border-rule py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-faint" />
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
        <Button kind="quiet" size="small" busy={isSigningOut} onClick={onSignOut}>
          Sign out<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}
