import { useCopy } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { saveFile } from '@everyshelf/ui/share'
import { Copy, Download, Search, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { markStep } from '../../../lib/account/first-steps.ts'
import type { SavedLink } from '../saved-link.ts'
import { linksToCsv } from './links-csv.ts'
import type { LinkList } from './use-link-list.ts'

interface LinkToolbarProps {
  readonly list: LinkList
  readonly total: number
  readonly onRemove: (links: readonly SavedLink[]) => void
}

/** The search field, and actions for the selected links or for all. */
export function LinkToolbar({ list, total, onRemove }: LinkToolbarProps) {
  const id = useId()
  const { selected, found } = list
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3">
      <div className="relative w-full md:mr-auto md:w-80">
        <label htmlFor={id} className="sr-only">
          Search your links
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-faint"
        />
        <input
          id={id}
          type="search"
          value={list.search}
          placeholder="Title, author, ISBN, or link"
          autoComplete="off"
          onChange={(event) => list.setSearch(event.currentTarget.value)}
          className="min-h-11 w-full rounded-md border border-field-rule bg-field pr-3 pl-10 text-field-ink placeholder:text-ink-faint"
        />
      </div>
      <p role="status" className="tabular m-0 mr-auto text-sm text-ink-soft md:mr-2">
        {selected.length > 0
          ? `${selected.length} selected`
          : found.length < total
            ? `${found.length} of ${total}`
            : ''}
      </p>
      {selected.length > 0 ? (
        <SelectedActions list={list} onRemove={onRemove} />
      ) : (
        <Button
          kind="quiet"
          icon={<Download aria-hidden="true" className="size-[1.1em]" />}
          onClick={() => exportCsv(found)}
        >
          Export CSV
        </Button>
      )}
    </div>
  )
}

function SelectedActions({ list, onRemove }: Omit<LinkToolbarProps, 'total'>) {
  const { copy } = useCopy()
  const { selected } = list
  return (
    <>
      <Button
        kind="quiet"
        icon={<Copy aria-hidden="true" className="size-[1.1em]" />}
        onClick={async () => {
          const isCopied = await copy(selected.map(({ globalLink }) => globalLink).join('\n'))
          if (isCopied) markStep('copied')
        }}
      >
        Copy
      </Button>
      <Button
        kind="quiet"
        icon={<Download aria-hidden="true" className="size-[1.1em]" />}
        onClick={() => exportCsv(selected)}
      >
        CSV
        <span className="sr-only"> of the selected links</span>
      </Button>
      <Button
        kind="quiet"
        className="text-danger"
        icon={<Trash2 aria-hidden="true" className="size-[1.1em]" />}
        onClick={() => onRemove(selected)}
      >
        Remove
      </Button>
    </>
  )
}

// Without a byte order mark, spreadsheets do not read the file as UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

function exportCsv(links: readonly SavedLink[]): void {
  const file = new Blob([BYTE_ORDER_MARK, linksToCsv(links)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, 'everyshelf-links.csv')
}
