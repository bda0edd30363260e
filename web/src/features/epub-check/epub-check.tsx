import { ToolPage } from '../../components/tool-page.tsx'
import { CheckProgress } from './check-progress.tsx'
import { Report } from './report/report.tsx'
import { Start } from './start.tsx'
import { useEpubCheck } from './use-epub-check.ts'

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
