import { CornerNotice } from '../components/corner-notice.tsx'
import { diskFullText } from '../components/disk-full-text.ts'
import { useSession } from '../lib/session/session.ts'

/** Warns everyone who has something to save. */
export function DiskFullNotice() {
  const { user, isDiskFull } = useSession()
  if (!user || !isDiskFull) return null
  return (
    <CornerNotice>
      <p className="m-0 font-semibold">Saving may fail</p>
      <p className="m-0 mt-1 text-ink-soft">{diskFullText}</p>
    </CornerNotice>
  )
}
