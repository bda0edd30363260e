import type { EbookStore } from '@everyshelf/domain/back-matter'
import { countOf, formatBytes } from '@everyshelf/domain/format'
import { Button, Disclosure } from '@everyshelf/ui/primitives'
import { useEffect, useMemo, useRef, useState } from 'react'
import { BusyNote } from '../../../components/busy-note.tsx'
import type { EpubReport, ListedLink } from '../book/check-epub.ts'
import { groupLinks, type LinkGroup, listGroupProblems, summarizeStores } from '../group-links.ts'
import { describeTarget } from '../problem-texts.ts'
import type { EpubCheck } from '../use-epub-check.ts'
import { useSavedLinkStates } from '../use-saved-link-states.ts'
import { LinkPlaces } from './link-places.tsx'
import { LongList } from './long-list.tsx'
import { StoreChoice } from './store-choice.tsx'
import { StoreReport } from './store-report.tsx'

interface ReportProps {
  readonly file: File
  readonly report: EpubReport
  readonly epub: EpubCheck
}

/** What the check found in a book, by store. */
export function Report({ file, report, epub }: ReportProps) {
  const [store, setStore] = useState<EbookStore>('kindle')
  const { origin } = location
  const groups = useMemo(() => groupLinks(report, origin), [report])
  const saved = useSavedLinkStates(groups.flatMap(({ link }) => link.slug ?? []))
  const { states } = saved
  const summaries = useMemo(() => summarizeStores(groups, states), [groups, states])
  const problems = useMemo(
    () => listGroupProblems(groups, store, states, origin),
    [groups, store, states],
  )
  return (
    <div className="mt-9">
      <FileHeader file={file} report={report} onReset={epub.reset} />
      <SavedLinkNotice saved={saved} />
      {groups.length === 0 ? (
        <p className="m-0 border-t border-rule py-8 text-lg">
          This book has no external links, so stores have nothing to refuse.
        </p>
      ) : (
        <div className="grid gap-x-12 gap-y-8 border-t border-rule pt-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <StoreChoice summaries={summaries} store={store} onChange={setStore} />
          <StoreReport
            key={store}
            store={store}
            problems={problems}
            names={report.names}
            states={states}
            isReady={!saved.isLoading}
            fileName={file.name}
            correct={epub.correct}
          />
        </div>
      )}
      <AllLinks groups={groups} missing={report.missing} />
    </div>
  )
}

interface FileHeaderProps {
  readonly file: File
  readonly report: EpubReport
  readonly onReset: () => void
}

function FileHeader({ file, report, onReset }: FileHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The Cancel button is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
      <div className="min-w-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="m-0 font-display text-2xl wrap-anywhere outline-none sm:text-3xl"
        >
          {file.name}
        </h2>
        <p className="tabular m-0 mt-1 text-ink-soft">
          {formatBytes(file.size)} · {countOf(report.fileCount, 'file')} ·{' '}
          {countOf(report.links.length, 'external link')} ·{' '}
          {countOf(report.insideCount, 'internal link')}
        </p>
      </div>
      <Button kind="outline" onClick={onReset}>
        Check another file
      </Button>
    </div>
  )
}

function SavedLinkNotice({ saved }: { readonly saved: ReturnType<typeof useSavedLinkStates> }) {
  if (saved.isLoading) {
    return <BusyNote label="Checking your Everyshelf links" className="pb-5" />
  }
  if (!saved.hasFailed) return null
  return (
    <div role="alert" className="mb-6 rounded-md border border-rule bg-sheet p-4">
      <p className="m-0 font-semibold">We couldn’t check your Everyshelf links</p>
      <p className="m-0 mt-0.5 text-ink-soft">
        The list below doesn’t show which of them no longer work. Wait a minute, then try again.
      </p>
      <Button kind="outline" size="small" className="mt-3 min-h-11" onClick={saved.retry}>
        Try again
      </Button>
    </div>
  )
}

interface AllLinksProps {
  readonly groups: readonly LinkGroup[]
  readonly missing: readonly ListedLink[]
}

/** Every link that leaves the book, and links to files that it does not have. */
function AllLinks({ groups, missing }: AllLinksProps) {
  return (
    <div className="mt-12 border-b border-rule">
      {missing.length > 0 && (
        <Disclosure title="Links to missing files" count={missing.length} isOpen>
          <LongList
            label="Links to missing files"
            items={missing}
            render={(link, index) => (
              <li key={index} className="border-t border-rule py-3 first:border-t-0">
                <p className="m-0 font-mono text-sm wrap-anywhere">{link.href}</p>
                <LinkPlaces places={[link]} />
              </li>
            )}
          />
        </Disclosure>
      )}
      {groups.length > 0 && (
        <Disclosure title="All external links" count={groups.length}>
          <LongList
            label="All external links"
            items={groups}
            render={({ key, link, places }) => (
              <li key={key} className="border-t border-rule py-3 first:border-t-0">
                <p className="m-0 font-medium">{describeTarget(link)}</p>
                <p className="m-0 font-mono text-sm wrap-anywhere">{link.href}</p>
                <LinkPlaces places={places} />
              </li>
            )}
          />
        </Disclosure>
      )}
    </div>
  )
}
