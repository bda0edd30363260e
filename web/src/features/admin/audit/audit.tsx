import { auditActions } from '@everyshelf/domain/schemas'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { trpc } from '../../../lib/api.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { useAsked } from '../lists/use-asked.ts'
import { usePages } from '../lists/use-pages.ts'
import { AuditCheck } from './audit-check.tsx'
import { AuditLine } from './audit-line.tsx'
import { deeds } from './audit-words.ts'

const actions = auditActions.map((code) => ({ code, name: deeds[code] }))

/** Who did what, newest first. Nothing here can be changed. */
export function Audit() {
  const { client } = trpc.useUtils()
  const [read, ask] = useAsked()
  const [admins, setAdmins] = useState<readonly { id: string; email: string }[]>([])
  const action = auditActions.find((code) => code === read('action'))
  const actor = read('actor')
  const subject = read('subject')
  const asked = { ...(action && { action }), ...(actor && { actor }), ...(subject && { subject }) }
  const pages = usePages(['admin-audit', asked], async (after) => {
    const before = after === undefined ? undefined : Number(after)
    const page = await client.admin.audit.list.query({ ...asked, ...(before && { before }) })
    setAdmins(page.admins)
    return {
      rows: page.rows.map((row) => ({ ...row, id: String(row.number) })),
      next: page.next === null ? null : String(page.next),
    }
  })
  const actors = [
    { code: 'host', name: 'A command on the host' },
    ...admins.map(({ id, email }) => ({ code: id, name: email })),
  ]
  return (
    <>
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <ChoiceField
          label="Who"
          value={actor}
          choices={actors}
          none="Anybody"
          onChange={(value) => ask({ actor: value })}
        />
        <ChoiceField
          label="What"
          value={action ?? ''}
          choices={actions}
          none="Anything"
          onChange={(value) => ask({ action: value })}
        />
      </div>
      {subject && (
        <p className="mt-4 mb-0 flex flex-wrap items-center gap-x-3">
          Only what was done to {subject}.
          <Button kind="quiet" size="small" onClick={() => ask({ subject: '' })}>
            Show all
          </Button>
        </p>
      )}
      <AuditCheck />
      <PagedList label="Audit log" pages={pages} empty="No row is like that.">
        {(row) => <AuditLine row={row} />}
      </PagedList>
    </>
  )
}
