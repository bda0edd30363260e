import { useCopy } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { Copy, Download, Trash2 } from 'lucide-react'
import { formatCount } from '../../../format/numbers.ts'
import { markStep } from '../../../lib/account/first-steps.ts'
import { FilterMenus } from '../filter/filter-menus.tsx'
import { isEmptyFilter } from '../filter/link-filter-url.ts'
import { SearchField } from '../filter/search-field.tsx'
import type { LinkFilterState } from '../filter/use-link-filter.ts'
import type { SavedLink } from '../saved-link.ts'
import { saveLinksCsv, useCsvExport } from './links-csv-file.ts'
import type { LinkList } from './use-link-list.ts'

interface LinkToolbarProps {
  readonly list: LinkList
  readonly state: LinkFilterState
  readonly onRemove: (links: readonly SavedLink[]) => void
}

/** The search field and filters, and actions for the selected links or for all. */
export function LinkToolbar({ list, state, onRemove }: LinkToolbarProps) {
  const { selected, count } = list
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3">
      <SearchField state={state} />
      <FilterMenus state={state} />
      <p role="status" className="tabular m-0 mr-auto px-1 text-sm text-ink-soft">
        {selected.length > 0
          ? `${formatCount(selected.length)} selected`
          : isEmptyFilter(state.filter)
            ? ''
            : `${formatCount(count)} ${count === 1 ? 'link' : 'links'}`}
      </p>
      {selected.length > 0 ? (
        <SelectedActions list={list} onRemove={onRemove} />
      ) : (
        <ExportButton list={list} />
      )}
    </div>
  )
}

function ExportButton({ list: { filter } }: { readonly list: LinkList }) {
  const { isExporting, exportCsv } = useCsvExport()
  return (
    <Button
      kind="quiet"
      busy={isExporting}
      icon={<Download aria-hidden="true" className="size-[1.1em]" />}
      onClick={() => void exportCsv(filter)}
    >
      Export CSV
    </Button>
  )
}

function SelectedActions({ list, onRemove }: Omit<LinkToolbarProps, 'state'>) {
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
        onClick={() => saveLinksCsv(selected)}
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
