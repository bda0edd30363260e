import { MOVE_MAX_MB, MOVE_ROWS_MAX } from '@everyshelf/domain/limits'
import { errorMessages } from '@everyshelf/domain/messages'
import type { MoveProblem } from '@everyshelf/domain/moving'
import { Disclosure, ProgressBar } from '@everyshelf/ui/primitives'
import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { FailureWithRetry } from '../../components/failure-with-retry.tsx'
import { FileDrop } from '../../components/file-drop.tsx'
import { ExportHelp } from './export-help.tsx'
import { describeProblem } from './move-texts.ts'
import { type FileState, useMoveFile } from './use-move-file.ts'

interface ChooseMoveFileProps {
  readonly onSent: (id: string, problems: readonly MoveProblem[]) => void
}

/** Takes the export of another service. */
export function ChooseMoveFile({ onSent }: ChooseMoveFileProps) {
  const { state, open } = useMoveFile(onSent)
  if (state.kind === 'sending') {
    return (
      <div className="mt-8">
        <p role="status" className="m-0">
          Checking {state.sent} of {state.rows} links…
        </p>
        <ProgressBar className="mt-4" label="Links checked" value={state.sent} max={state.rows} />
      </div>
    )
  }
  return (
    <>
      <FileDrop
        onFile={(file) => void open(file)}
        what="an export"
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        icon={<PackageOpen strokeWidth={1.25} className="mx-auto size-12 text-accent" />}
        note={<FileNote state={state} />}
      >
        <p>
          CSV or JSON, up to {MOVE_MAX_MB} MB and {MOVE_ROWS_MAX.toLocaleString('en')} links. Your
          browser reads the file. We never contact the other service.
        </p>
      </FileDrop>
      <div className="mt-10">
        <Disclosure title="How to get the file">
          <ExportHelp />
        </Disclosure>
      </div>
    </>
  )
}

function FileNote({ state }: { readonly state: FileState }) {
  switch (state.kind) {
    case 'refused':
      return (
        <div
          role="alert"
          className="mx-auto mt-4 max-w-[62ch] rounded-md bg-danger-wash p-4 text-left"
        >
          <p className="m-0 font-semibold text-danger">Nothing was moved.</p>
          <p className="m-0 mt-1 text-pretty">{describeProblem(state.problem)}</p>
        </div>
      )
    case 'account':
      return (
        <p role="alert" className="mx-auto mt-4 mb-0 max-w-[62ch] rounded-md bg-wash p-4 text-left">
          This is the export of an Everyshelf account.{' '}
          <Link to={`${paths.profileData}#restore`} className="text-link">
            Restore it under Your data
          </Link>
          .
        </p>
      )
    case 'failed':
      return (
        <div className="mx-auto mt-4 max-w-[62ch] rounded-md bg-danger-wash p-4 text-left">
          <FailureWithRetry message={errorMessages[state.code]} onRetry={state.retry} />
        </div>
      )
    default:
      return null
  }
}
