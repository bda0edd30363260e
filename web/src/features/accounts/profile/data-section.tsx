import type { RouterOutputs } from '@everyshelf/server/api'
import { Button } from '@everyshelf/ui/primitives'
import { saveFile } from '@everyshelf/ui/share'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { csvFile } from '../../../lib/files/save-csv.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { ProofForm } from '../security/proof-form.tsx'
import { useProofForm } from '../security/use-proof-form.ts'
import type { SecurityProof } from '../security/use-security-proof.ts'

type ExportKind = 'everything' | 'links' | 'clicks'

const kinds: readonly { readonly kind: ExportKind; readonly label: string }[] = [
  { kind: 'everything', label: 'Everything (JSON)' },
  { kind: 'links', label: 'Links (CSV)' },
  { kind: 'clicks', label: 'Clicks (CSV)' },
]

interface ExportRequest extends SecurityProof {
  readonly kind: ExportKind
}

export function DataSection() {
  const request = trpc.profile.export.useMutation()
  const [requested, setRequested] = useState<ExportKind>('everything')
  const proof = useProofForm(async ({ kind, ...given }: ExportRequest) => {
    const { blob, name } = buildExportFile(kind, await request.mutateAsync(given))
    saveFile(blob, name)
  }, 'user-data-failed')
  return (
    <AccountSection
      title="Download"
      about="Download your links, clicks, settings, and our emails to you."
    >
      <FormFailure message={proof.failure} />
      <div className="flex flex-wrap gap-3">
        {kinds.map(({ kind, label }) => (
          <Button
            key={kind}
            kind="outline"
            icon={<Download className="size-[1.1em]" />}
            busy={proof.isBusy && requested === kind}
            onClick={() => {
              setRequested(kind)
              void proof.run({ kind })
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <ProofForm
        proof={{ ...proof, run: (given) => proof.run({ kind: requested, ...given }) }}
        label="Download"
      />
    </AccountSection>
  )
}

/** Builds an export file: everything as JSON, or one table as CSV. */
function buildExportFile(kind: ExportKind, data: RouterOutputs['profile']['export']) {
  const day = data.exportedAt.slice(0, 10)
  const name = `everyshelf-${kind}-${day}`
  if (kind === 'everything') {
    const text = JSON.stringify(data, null, 2)
    return { blob: new Blob([text], { type: 'application/json' }), name: `${name}.json` }
  }
  const rows = data.tables[kind === 'links' ? 'saved_link' : 'link_hit'] ?? []
  return { blob: csvFile(rows), name: `${name}.csv` }
}
