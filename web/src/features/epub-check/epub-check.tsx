import { ApiProvider } from '../../lib/api/trpc.tsx'
import { useTitle } from '../../lib/page/use-title.ts'
import { CheckProgress } from './check-progress.tsx'
import { Report } from './report/report.tsx'
import { Start } from './start.tsx'
import { useEpubCheck } from './use-epub-check.ts'

/** Checks the links of an ebook in the browser and writes corrected copies. */
export function EpubCheck() {
  useTitle('EPUB check · Everyshelf')
  return (
    <ApiProvider>
      <div className="page-column pt-12 sm:pt-18">
        <h1 className="m-0 max-w-[20ch] font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em] text-balance">
          EPUB check
        </h1>
        <p className="m-0 mt-5 max-w-[56ch] text-lg text-ink-soft text-pretty sm:text-xl">
          See which links in your ebook a store would refuse and which no longer work. Then download
          a corrected copy for each store.
        </p>
        <Check />
      </div>
    </ApiProvider>
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
