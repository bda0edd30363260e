import { savedLinkLimitReached } from '@everyshelf/domain/messages'
import { hint } from '@everyshelf/ui/labels'
import { Button } from '@everyshelf/ui/primitives'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useJapaneseFont } from '../../../lib/fonts/use-japanese-font.ts'
import { useSession } from '../../../lib/session/session.ts'
import { IMPORT_MAX, type ImportEntry, type ParsedImport } from './read-import.ts'
import type { KnownBooks } from './use-known-books.ts'

interface ImportPreviewProps {
  readonly parsed: ParsedImport
  readonly known: KnownBooks
  /** The number of links that the import would save. */
  readonly fresh: number
  /** Called with the text whose offered ISBN the user takes. */
  readonly onTake: (text: string) => void
  /** The button that starts the import. */
  readonly children: ReactNode
}

const SHOWN_AT_FIRST = 100

/** The books found, before any is saved. */
export function ImportPreview({ parsed, known, fresh, onTake, children }: ImportPreviewProps) {
  const { entries, duplicates, overLimit } = parsed
  const [isShowingAll, setShowingAll] = useState(false)
  const remaining = useSession().allowance?.remaining ?? null
  const unread = entries.filter(({ problem }) => problem !== null).length
  const before = entries.length - unread - fresh
  const facts = [
    `${fresh} ${fresh === 1 ? 'book' : 'books'} to save`,
    before > 0 && `${before} already in your account`,
    unread > 0 && `${unread} unreadable`,
    duplicates > 0 && `${duplicates} ${duplicates === 1 ? 'duplicate' : 'duplicates'} skipped`,
    overLimit > 0 && `${overLimit} over the limit of ${IMPORT_MAX} books`,
  ].filter(Boolean)
  const isSaved = ({ key }: ImportEntry) => key !== null && known.get(key)?.isSaved === true
  // First the rows to correct, which are hard to find in a long list; last the books that stay as they are.
  const rank = (entry: ImportEntry) => (entry.problem !== null ? 0 : isSaved(entry) ? 2 : 1)
  const sorted = entries.toSorted((a, b) => rank(a) - rank(b))
  const shown = isShowingAll ? sorted : sorted.slice(0, SHOWN_AT_FIRST)
  useJapaneseFont(entries.flatMap((entry) => nameBook(entry, known) ?? []))
  return (
    <div className="mt-10">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <p role="status" className="m-0 mr-auto">
          {facts.join(' · ')}
        </p>
        {children}
      </div>
      {remaining !== null && fresh > remaining && (
        <p className="m-0 mt-4 rounded-md bg-danger-wash px-4 py-3 text-danger">
          {remaining === 0
            ? savedLinkLimitReached
            : `You can save ${remaining} more. The others will not be saved.`}
        </p>
      )}
      <ol className="m-0 mt-6 list-none border-b border-rule p-0">
        {shown.map((entry) => (
          <PreviewRow
            key={entry.key ?? entry.text}
            entry={entry}
            name={nameBook(entry, known)}
            isSaved={isSaved(entry)}
            onTake={() => onTake(entry.text)}
          />
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button kind="outline" className="mt-6" onClick={() => setShowingAll(true)}>
          Show all {entries.length}
        </Button>
      )}
    </div>
  )
}

interface PreviewRowProps {
  readonly entry: ImportEntry
  /** The title and authors; null if only the number is known. */
  readonly name: string | null
  readonly isSaved: boolean
  readonly onTake: () => void
}

function PreviewRow({ entry, name, isSaved, onTake }: PreviewRowProps) {
  const isWrong = entry.problem !== null
  const Icon = isWrong ? CircleAlert : isSaved ? CircleCheck : CircleDashed
  const notes = [
    name && entry.text,
    entry.problem ?? (isSaved ? 'Already in your account' : noteOf(entry)),
  ].filter(Boolean)
  return (
    <li className="flex items-start gap-4 border-t border-rule py-3">
      <Icon className={`mt-0.5 size-5 shrink-0 ${isWrong ? 'text-danger' : 'text-ink-faint'}`} />
      <span className="min-w-0">
        <span className="tabular block [overflow-wrap:anywhere]">{name ?? entry.text}</span>
        {notes.length > 0 && (
          <span className={`tabular block text-sm ${isWrong ? 'text-danger' : 'text-ink-soft'}`}>
            {notes.join(' · ')}
          </span>
        )}
        {entry.problem !== null && entry.offer && (
          <Button kind="quiet" size="small" onClick={onTake}>
            {hint('useIsbn', { isbn: entry.offer })}
          </Button>
        )}
      </span>
    </li>
  )
}

/** A title in the file comes first: the author chose it. */
function nameBook(entry: ImportEntry, known: KnownBooks): string | null {
  if (entry.problem !== null) return null
  const { key, hint } = entry
  if (hint) return [hint.title, hint.authors.join(', ')].filter(Boolean).join(' · ')
  return (key !== null && known.get(key)?.title) || null
}

function noteOf({ key, text }: ImportEntry): string {
  if (key === null) return 'Shortened link. We’ll find the book when you save it.'
  return text === key ? '' : key
}
