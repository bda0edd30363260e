import { Button } from '@everyshelf/ui/primitives'
import { saveFile } from '@everyshelf/ui/share'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { SessionUser } from '../../../lib/session/session.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { useFormAction } from '../form/use-form-action.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { buildExportFile, type ExportKind } from './export-file.ts'
import { useIdentityConfirmation } from './use-identity-confirmation.ts'

const kinds: readonly { readonly kind: ExportKind; readonly label: string }[] = [
  { kind: 'everything', label: 'Everything (JSON)' },
  { kind: 'links', label: 'Links (CSV)' },
  { kind: 'clicks', label: 'Clicks (CSV)' },
]

export function DataSection({ user }: { readonly user: SessionUser }) {
  const request = trpc.profile.export.useMutation()
  const [requested, setRequested] = useState<ExportKind>('everything')
  const confirmation = useIdentityConfirmation<ExportKind>(async (kind, password) => {
    const data = await request.mutateAsync(password === undefined ? {} : { password })
    const { blob, name } = buildExportFile(kind, data)
    saveFile(blob, name)
  })
  const { failure, run } = useFormAction(
    ({ kind, password }: { kind: ExportKind; password?: string }) =>
      confirmation.run(kind, password),
    'user-data-failed',
  )
  return (
    <AccountSection
      title="Download"
      about="Download your links, clicks, settings, and our emails to you."
    >
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-3">
        {kinds.map(({ kind, label }) => (
          <Button
            key={kind}
            kind="outline"
            icon={<Download className="size-[1.1em]" />}
            busy={request.isPending && requested === kind}
            onClick={() => {
              setRequested(kind)
              void run({ kind })
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {confirmation.isRequired && (
        <ConfirmIdentity
          user={user}
          label="Download"
          isBusy={request.isPending}
          isPasswordWrong={confirmation.isPasswordWrong}
          onPassword={(password) => void run({ kind: requested, password })}
        />
      )}
    </AccountSection>
  )
}
