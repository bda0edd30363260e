import { trpc } from '../../../lib/api/trpc.tsx'
import { AdminLoadFailure } from '../components/admin-load-failure.tsx'
import { ListSkeleton } from '../components/paged-list.tsx'
import { MailServerNote } from './mail-server-note.tsx'
import { Outbox } from './outbox.tsx'
import { Templates } from './templates.tsx'

/** Previews of all email templates, and the outbox. */
export function Mail() {
  const { data, error, refetch } = trpc.admin.outbox.describe.useQuery()
  if (error && !data) return <AdminLoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <MailServerNote facts={data} />
      <Templates facts={data} />
      <Outbox facts={data} />
    </>
  )
}
