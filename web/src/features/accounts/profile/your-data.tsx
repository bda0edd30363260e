import { useSession } from '../../../lib/session/session.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { RestoreSection } from './restore-section.tsx'

/** The export, the restore, and the deletion of the account's data. */
export function YourData() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <DataSection user={user} />
      <RestoreSection />
      <DeleteSection user={user} />
    </>
  )
}
