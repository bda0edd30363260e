import { formatCount } from '@everyshelf/domain/format'
import { auditActions } from '@everyshelf/domain/schemas'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { apiClient } from '../../../lib/api/api-client.ts'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { actionLabels } from './audit-labels.ts'
import { AuditLine } from './audit-line.tsx'

const actions = auditActions.map((code) => ({ code, name: actionLabels[code] }))

/** Who did what, newest first. Entries cannot be changed. */
export function Audit() {
  const [getFilter, setFilters] = useUrlFilters()
  const [admins, setAdmins] = useState<readonly { id: string; email: string }[]>([])
  const action = auditActions.find((code) => code === getFilter('action'))
  const actor = getFilter('actor')
  const subject = getFilter('subject')
  const filters = {
    ...(action && { action }),
    ...(actor && { actor }),
    ...(subject && { subject }),
  }
  const fetchPage = async ({ after, ...input }: typeof filters & { readonly after?: string }) => {
    const before = after === undefined ? undefined : Number(after)
    const page = await apiClient.admin.audit.list.query({ ...input, ...(before && { before }) })
    setAdmins(page.admins)
    return {
      rows: page.rows.map((row) => ({ ...row, id: String(row.number) })),
      next: page.next === null ? null : String(page.next),
    }
  }
  const actors = [
    { code: 'host', name: 'Server command line' },
    ...admins.map(({ id, email }) => ({ code: id, name: email })),
  ]
  return (
    <>
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <ChoiceField
          label="Admin"
          value={actor}
          choices={actors}
          none="Any admin"
          onChange={(value) => setFilters({ actor: value })}
        />
        <ChoiceField
          label="Action"
          value={action ?? ''}
          choices={actions}
          none="Any action"
          onChange={(value) => setFilters({ action: value })}
        />
      </div>
      {subject && (
        <p className="mt-4 mb-0 flex flex-wrap items-center gap-x-3">
          Showing only entries about {subject}.
          <Button kind="quiet" size="small" onClick={() => setFilters({ subject: '' })}>
            Show all
          </Button>
        </p>
      )}
      <AuditCheck />
      <PagedList
        label="Audit log"
        of="audit"
        filters={filters}
        fetchPage={fetchPage}
        empty="No entries match these filters."
      >
        {(row) => <AuditLine row={row} />}
      </PagedList>
    </>
  )
}

/** Each row holds a hash of the one before it, so a changed or deleted row is detected. */
function AuditCheck() {
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
