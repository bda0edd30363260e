import { useSession } from '../../../lib/session/session.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'

/** The export and the deletion of the account's data. */
export function YourData() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <DataSection user={user} />
      <DeleteSection user={user} />
    </>
  )
}
