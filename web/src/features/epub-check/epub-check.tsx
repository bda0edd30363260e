import { formatBytes } from '@everyshelf/domain/format'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'
import { ToolPage } from '../../components/tool-page.tsx'
import { Report } from './report/report.tsx'
import { Start } from './start.tsx'
import { type Progress, useEpubCheck } from './use-epub-check.ts'

/** Checks the links of an ebook in the browser and writes corrected copies. */
export function EpubCheck() {
  return (
    <ToolPage
      title="EPUB check"
      lead="See which links in your ebook a store would refuse and which no longer work. Then download a corrected copy for each store."
    >
      <Check />
    </ToolPage>
  )
}

function Check() {
  const epub = useEpubCheck()
  const { state, hasChecked } = epub
  switch (state.kind) {
    case 'empty':
      return <Start onFile={epub.check} failure={null} hasReturned={hasChecked} />
    case 'checking':
      return <CheckProgress file={state.file} progress={state.progress} onCancel={epub.reset} />
    case 'checked':
      return <Report file={state.file} report={state.report} epub={epub} />
    case 'failed': {
      const failure = { fault: state.fault, fileName: state.file.name }
      return <Start onFile={epub.check} failure={failure} hasReturned />
    }
  }
}

interface CheckProgressProps {
  readonly file: File
  readonly progress: Progress
  readonly onCancel: () => void
}

function CheckProgress({ file, progress, onCancel }: CheckProgressProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // The button that started the check is gone.
  useEffect(() => cancel.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mt-9 rounded-lg border border-rule bg-sheet px-5 py-10 sm:px-10 sm:py-14">
      <p role="status" className="m-0 font-display text-xl wrap-anywhere sm:text-2xl">
        Checking {file.name}
      </p>
      <p className="tabular m-0 mt-1 text-ink-soft">
        {formatBytes(file.size)}
        {progress.total > 0 && ` · file ${progress.done} of ${progress.total}`}
      </p>
      <ProgressBar
        label="Files checked"
        value={progress.done}
        max={progress.total || 1}
        className="mt-5"
      />
      <Button ref={cancel} kind="outline" className="mt-6" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
