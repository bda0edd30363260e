import { Button } from '@everyshelf/ui/primitives'
import { formatCount } from '../../../format/numbers.ts'
import { trpc } from '../../../lib/api.tsx'
import { OutcomeLine } from '../lists/outcome-line.tsx'

/** Each row seals the one before it, so a row that was changed or taken away is noticed. */
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
        Check the seals
      </Button>
      {check.data?.brokenAt ? (
        <p role="alert" className="m-0 font-semibold text-danger">
          Row {formatCount(check.data.brokenAt)} was changed or taken away, or the server’s secret
          is another than it was.
        </p>
      ) : (
        <OutcomeLine
          error={check.error}
          done={
            check.data ? `All ${formatCount(check.data.rows)} rows are as they were written.` : null
          }
        />
      )}
    </div>
  )
}
