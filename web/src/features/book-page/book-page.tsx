import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { LinkSkeleton } from '../../components/links/link-skeleton.tsx'
import { NoSuchLink } from '../../components/links/no-such-link.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { useManagedLink } from '../../lib/link-settings/use-managed-link.ts'
import { useTitle } from '../../lib/page/use-title.ts'
import { BookHeader } from './book-header.tsx'
import { type BookTab, bookTabs } from './book-tabs.ts'
import { CompactBookHeader } from './compact-book-header.tsx'
import { LinkHistory } from './history/link-history.tsx'
import { TabList } from './tab-list.tsx'

interface BookPageProps {
  readonly tab: BookTab
  /** Without it, the ID in the path. */
  readonly linkId?: string
  readonly children: (editor: LinkEditor) => ReactNode
}

/** The page of one link: the book, five tabs, and the history of what a tab can change. */
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
  const label = bookTabs.find(({ code }) => code === tab)?.label ?? ''
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
  const editor = { id, managed, save, rename, undo }
  return (
    <>
      {tab === 'clicks' ? (
        <CompactBookHeader managed={managed} />
      ) : (
        <BookHeader managed={managed} />
      )}
      <TabList linkId={id} current={tab} />
      {children(editor)}
      {tab !== 'back-matter' && (
        <div className="mt-5 border-t border-rule pt-5">
          <LinkHistory key={tab} {...editor} tab={tab} />
        </div>
      )}
    </>
  )
}
