import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Slip } from '../../components/slip.tsx'
import { useSession, wasSignedIn } from '../../lib/session.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import type { TakeUp } from './take-up-worker.ts'
import { useNewVersion } from './use-new-version.ts'

/** No connection, and a new version of the app. */
export function OfflineNotices() {
  const takeUp = useNewVersion()
  return (
    <>
      <OfflineSlip />
      {takeUp && <NewVersionSlip takeUp={takeUp} />}
    </>
  )
}

function OfflineSlip() {
  const isOnline = useIsOnline()
  const { status } = useSession()
  if (isOnline) return null
  const mayHaveLinks = status === 'signed-in' || wasSignedIn()
  return (
    <Slip>
      <p className="m-0">
        <strong className="font-semibold">You are offline.</strong> Links you handed out go on
        working for others; new ones need a connection.{' '}
        {mayHaveLinks && (
          <Link to={paths.dashboard} className="text-link">
            See your saved links
          </Link>
        )}
      </p>
    </Slip>
  )
}

function NewVersionSlip({ takeUp }: { readonly takeUp: TakeUp }) {
  const [isLater, setLater] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (isLater) return null
  return (
    <Slip>
      <p className="m-0 font-semibold">A new version is ready</p>
      <p className="m-0 mt-1 text-ink-soft">Loading it keeps what stands in the field.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          busy={isBusy}
          onClick={() => {
            setBusy(true)
            takeUp()
          }}
        >
          Load it now
        </Button>
        <Button kind="outline" onClick={() => setLater(true)}>
          Later
        </Button>
      </div>
    </Slip>
  )
}
