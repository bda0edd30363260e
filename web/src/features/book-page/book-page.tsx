import { formatDateTime } from '@everyshelf/domain/format'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { changeNeedsPremium } from '@everyshelf/domain/links'
import type { RouterOutputs } from '@everyshelf/server/api'
import { type ReactNode, useState } from 'react'
import { generatePath, useParams } from 'react-router'
import { AccountSection } from '../../components/account-section.tsx'
import { ActionButton } from '../../components/action-button.tsx'
import { TabLinks } from '../../components/layout/tab-links.tsx'
import { LinkSkeleton } from '../../components/links/link-skeleton.tsx'
import { NoSuchLink } from '../../components/links/no-such-link.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { trpc } from '../../lib/api/trpc.tsx'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { readSettings } from '../../lib/link-settings/managed-link.ts'
import { useManagedLink } from '../../lib/link-settings/use-managed-link.ts'
import { useTitle } from '../../lib/page/use-title.ts'
import { useIsPremium } from '../../lib/session/session.ts'
import { BookHeader, CompactBookHeader } from './book-header.tsx'
import { type BookTab, bookTabs, type HistoryTab } from './book-tabs.ts'
import { describeChanges } from './history/describe-changes.ts'
import { useTitleCheck } from './use-title-check.tsx'

interface BookPageProps {
  readonly tab: BookTab
  /** Without it, the ID in the path. */
  readonly linkId?: string
  readonly children: (editor: LinkEditor) => ReactNode
}

/** The page of one link: the book, its tabs, and the history of what a tab can change. */
export function BookPage({ linkId, ...props }: BookPageProps) {
  const { linkId: idInPath = '' } = useParams()
  const id = linkId ?? idInPath
  return (
    <div className={`page-column ${props.tab === 'clicks' ? 'pt-4' : 'pt-3 sm:pt-6'}`}>
      <SignedInOnly skeleton={<LinkSkeleton />}>
        <LoadedBook key={id} id={id} {...props} />
      </SignedInOnly>
    </div>
  )
}

interface LoadedBookProps extends Omit<BookPageProps, 'linkId'> {
  readonly id: string
}

function LoadedBook({ id, tab, children }: LoadedBookProps) {
  const { managed, isGone, error, retry, save, rename, undo } = useManagedLink(id)
  const checked = useTitleCheck(managed, save)
  const tabs = bookTabs.map(({ path, ...one }) => ({
    ...one,
    to: generatePath(path, { linkId: id }),
  }))
  const { label = '', to = '' } = tabs.find(({ code }) => code === tab) ?? {}
  useTitle(`${managed ? `${managed.link.title} · ` : ''}${label} · Everyshelf`)
  if (isGone) return <NoSuchLink />
  if (error) {
    return (
      <>
        <h1 className="m-0 mb-5 font-display text-3xl sm:text-4xl">{label}</h1>
        <LoadFailure error={error} onRetry={retry} />
      </>
    )
  }
  if (!managed) return <LinkSkeleton />
  const editor = { id, managed, save: checked.save, rename, undo }
  return (
    <>
      {tab === 'clicks' ? (
        <CompactBookHeader managed={managed} />
      ) : (
        <BookHeader managed={managed} hasLink={tab !== 'share'} />
      )}
      <TabLinks
        label="This link"
        tabs={tabs}
        current={to}
        className={`mb-2 ${tab === 'clicks' ? '' : 'mt-4 sm:mt-5'}`}
      />
      {children(editor)}
      {checked.dialog}
      {tab !== 'details' && tab !== 'back-matter' && (
        <div className="border-t border-rule pt-4">
          <LinkHistory key={tab} {...editor} tab={tab} />
        </div>
      )}
    </>
  )
}

/** The others appear on request. */
const SHOWN_AT_FIRST = 2

interface LinkHistoryProps extends LinkEditor {
  readonly tab: HistoryTab
}

/** The changes that a tab made, each with an undo. */
function LinkHistory({ id, managed, undo, tab }: LinkHistoryProps) {
  const isPremium = useIsPremium()
  const [isShowingAll, setShowingAll] = useState(false)
  const { data, error, refetch } = trpc.links.history.useQuery({ id })
  const entries = data && listHistory(managed.routable.identifier, data, tab)
  const shown = isShowingAll ? entries : entries?.slice(0, SHOWN_AT_FIRST)
  return (
    <AccountSection
      title="History"
      about={
        entries && !isShowingAll && entries.length > SHOWN_AT_FIRST ? (
          <button type="button" className="text-link min-h-11" onClick={() => setShowingAll(true)}>
            Show all {entries.length} changes
          </button>
        ) : (
          'See or undo changes.'
        )
      }
    >
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {entries?.length === 0 && <p className="m-0 text-ink-soft">No changes yet.</p>}
      {shown && shown.length > 0 && (
        <ol aria-label="Changes, newest first" className="m-0 list-none border-b border-rule p-0">
          {shown.map((entry) => (
            <VersionRow
              key={entry.version}
              entry={entry}
              onUndo={isPremium || !entry.needsPremium ? () => undo(entry.version) : null}
            />
          ))}
        </ol>
      )}
    </AccountSection>
  )
}

interface VersionRowProps {
  readonly entry: HistoryEntry
  /** Null if undoing it needs Premium, which the owner does not have. */
  readonly onUndo: (() => Promise<boolean>) | null
}

function VersionRow({ entry, onUndo }: VersionRowProps) {
  const { changedAt, undoneVersion, by, changes } = entry
  const when = formatDateTime(changedAt)
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-1 border-t border-rule py-2.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="m-0 text-sm text-ink-soft">
          <time dateTime={changedAt}>{when}</time>
          {by && ` · ${by}`}
          {undoneVersion !== null && ' · undid an earlier change'}
        </p>
        <ul className="m-0 mt-1 list-none p-0">
          {changes.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      </div>
      {onUndo && (
        <ActionButton kind="quiet" size="small" className="-ml-3 sm:ml-0" onAction={onUndo}>
          Undo this change
          <span className="sr-only"> from {when}</span>
        </ActionButton>
      )}
    </li>
  )
}

type Version = RouterOutputs['links']['history'][number]

/** One change to a link, in words. */
interface HistoryEntry extends Pick<Version, 'version' | 'changedAt' | 'undoneVersion'> {
  /** The first name of the person who made the change; null when their account is deleted. */
  readonly by: string | null
  readonly changes: readonly string[]
  /** Whether undoing it needs Premium. */
  readonly needsPremium: boolean
}

/**
 * The changes to a link that a tab shows, newest first, each described by its difference from the
 * state before. The oldest stored state has none before it, so it is not a change.
 */
function listHistory(
  book: BookIdentifier,
  versions: readonly Version[],
  tab: HistoryTab,
): readonly HistoryEntry[] {
  const states = versions.map(({ slug, settings, labels }) => ({
    slug,
    settings: readSettings(settings),
    labels,
  }))
  return versions.flatMap(({ version, changedAt, undoneVersion, by }, index) => {
    const after = states[index]
    const before = states[index + 1]
    if (!before || !after) return []
    const changes = describeChanges(book, before, after, tab)
    if (changes.length === 0) return []
    const needsPremium =
      before.slug !== after.slug || changeNeedsPremium(book, after.settings, before.settings)
    return [{ version, changedAt, undoneVersion, by, changes, needsPremium }]
  })
}
