import { useSession } from '../../../lib/session/session.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { MoveSection } from './move-section.tsx'
import { RestoreSection } from './restore-section.tsx'

/** What brings data in and out of the account: export, restore, move, and deletion. */
export function YourData() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <DataSection />
      <RestoreSection />
      <MoveSection />
      <DeleteSection user={user} />
    </>
  )
}
