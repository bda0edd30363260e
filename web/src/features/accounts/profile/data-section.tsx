import { Button } from '@everyshelf/ui/primitives'
import { saveFile } from '@everyshelf/ui/share'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api.tsx'
import type { SessionUser } from '../../../lib/session.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useAct } from '../form/use-act.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { buildExportFile, type ExportKind } from './export-file.ts'
import { useConfirmed } from './use-confirmed.ts'

const kinds: readonly { readonly kind: ExportKind; readonly label: string }[] = [
  { kind: 'everything', label: 'Everything (JSON)' },
  { kind: 'links', label: 'Links (CSV)' },
  { kind: 'clicks', label: 'Clicks (CSV)' },
]

export function DataSection({ user }: { readonly user: SessionUser }) {
  const request = trpc.profile.export.useMutation()
  const [asked, setAsked] = useState<ExportKind>('everything')
  const confirmed = useConfirmed<ExportKind>(async (kind, password) => {
    const data = await request.mutateAsync(password === undefined ? {} : { password })
    const { blob, name } = buildExportFile(kind, data)
    saveFile(blob, name)
  })
  const { failure, run } = useAct(
    ({ kind, password }: { kind: ExportKind; password?: string }) => confirmed.run(kind, password),
    'user-data-failed',
  )
  return (
    <AccountSection
      title="Your data"
      about="All that is kept of your account, as a file: your links, their clicks, your settings, our messages to you."
    >
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-3">
        {kinds.map(({ kind, label }) => (
          <Button
            key={kind}
            kind="outline"
            icon={<Download className="size-[1.1em]" />}
            busy={request.isPending && asked === kind}
            onClick={() => {
              setAsked(kind)
              void run({ kind })
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {confirmed.isAsked && (
        <ConfirmIdentity
          user={user}
          label="Download"
          isBusy={request.isPending}
          isWrong={confirmed.isWrong}
          onPassword={(password) => void run({ kind: asked, password })}
        />
      )}
    </AccountSection>
  )
}
