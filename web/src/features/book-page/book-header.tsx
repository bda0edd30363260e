import { formatDate } from '@everyshelf/domain/format'
import { parseIsbn13 } from '@everyshelf/domain/identifiers'
import { BookCover, BookHeading, IdentifierLine } from '@everyshelf/ui/books'
import { CopyButton } from '@everyshelf/ui/links'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { LabelChip } from '../../components/labels/label-chip.tsx'
import { useJapaneseFont } from '../../lib/fonts/use-japanese-font.ts'
import { lazyDialog } from '../../lib/lazy-loading/lazy-dialog.tsx'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { paths } from '../../lib/paths.ts'
import { LinkStatus } from './link-status.tsx'
import { OpenAsReader } from './open-as-reader.tsx'

interface BookHeaderProps {
  readonly managed: ManagedLink
  /** False where the page shows the link already. */
  readonly hasLink: boolean
}

/** The book and its short link, above the tabs. */
export function BookHeader({ managed, hasLink }: BookHeaderProps) {
  const book = useBook(managed)
  const { isbn, globalLink, display, createdAt } = managed.link
  return (
    <header>
      <BackLink to={paths.dashboard}>Links</BackLink>
      <div className="mt-1 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-6">
        <BookCover book={book} identifier={isbn} className="w-full self-start sm:row-span-2" />
        <div className="min-w-0">
          <BookHeading book={book} level={1} size="page" />
          <div className="mt-1 flex flex-wrap gap-x-6 text-sm text-ink-soft">
            <IdentifierLine display={display} />
            <span>Saved on {formatDate(createdAt)}</span>
          </div>
          <LinkLabels link={managed.link} />
        </div>
        <div className="col-span-2 flex min-w-0 flex-wrap items-end justify-between gap-x-10 gap-y-3 max-sm:mt-2 sm:col-span-1">
          <div className="min-w-0">
            {hasLink && (
              <p className="m-0 flex items-center gap-1">
                <span className="min-w-0 text-lg font-medium wrap-anywhere">{globalLink}</span>
                <CopyButton compact text={globalLink} label="Copy the link" />
              </p>
            )}
            <LinkStatus managed={managed} />
          </div>
          <OpenAsReader managed={managed} />
        </div>
      </div>
    </header>
  )
}

const AnnotationDialog = lazyDialog(
  () => import('../../components/labels/annotation-dialog.tsx'),
  ({ AnnotationDialog }) => AnnotationDialog,
)

/** The labels of the link, and a button that edits them and the note. */
function LinkLabels({ link }: { readonly link: SavedLink }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      {link.labels.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {link.labels.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      )}
      <button
        type="button"
        {...AnnotationDialog.openerProps}
        onClick={() => setEditing(true)}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent hover:underline"
      >
        <Tag className="size-4" />
        {link.labels.length === 0 && link.note === ''
          ? 'Add labels or a note'
          : 'Edit labels and note'}
      </button>
      {isEditing && <AnnotationDialog link={link} onClose={() => setEditing(false)} />}
    </div>
  )
}

/** The header above the clicks, so small that their chart is on the first screen. */
export function CompactBookHeader({ managed }: { readonly managed: ManagedLink }) {
  const book = useBook(managed)
  const { isbn, globalLink } = managed.link
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
      <div className="grid min-w-0 flex-1 grid-cols-[3rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[4rem_minmax(0,1fr)]">
        <BookCover book={book} identifier={isbn} className="w-full self-start" />
        <div className="min-w-0">
          <BookHeading book={book} level={1} size="compact" />
          <div className="flex flex-wrap items-center gap-x-4 max-sm:text-sm">
            <p className="m-0 flex min-w-0 items-center gap-1">
              <span className="min-w-0 font-medium wrap-anywhere">
                {globalLink.replace(/^https?:\/\//, '')}
              </span>
              <CopyButton compact text={globalLink} label="Copy the link" />
            </p>
            <LinkStatus managed={managed} isShort />
          </div>
        </div>
      </div>
      <div className="max-sm:hidden">
        <OpenAsReader managed={managed} />
      </div>
    </header>
  )
}

function useBook({ link: { isbn, title, authors, coverImage } }: ManagedLink) {
  useJapaneseFont([title])
  return { title, authors, coverImage, isbn13: parseIsbn13(isbn) ?? null }
}
