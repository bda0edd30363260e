import { formatCount } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'

/** Each row holds a hash of the one before it, so a changed or deleted row is detected. */
export function AuditCheck() {
  const check = trpc.admin.audit.check.useQuery(undefined, { enabled: false, gcTime: 0 })
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        kind="outline"
        size="small"
        busy={check.isFetching}
        onClick={() => void check.refetch()}
      >
        Verify the log
      </Button>
      {check.data?.brokenAt ? (
        <p role="alert" className="m-0 font-semibold text-danger">
          Entry {formatCount(check.data.brokenAt)} was changed or deleted, or the server’s secret
          has changed.
        </p>
      ) : (
        <ActionResult
          error={check.error}
          done={check.data ? `All ${formatCount(check.data.rows)} entries are unchanged.` : null}
        />
      )}
    </div>
  )
}
