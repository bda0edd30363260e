import { countOf } from '@everyshelf/domain/format'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { Download, History } from 'lucide-react'
import { Link } from 'react-router'
import { BULK_CHANGES } from '../bulk-changes/bulk-change-path.ts'
import { FilterMenus } from '../filter/filter-menus.tsx'
import { isEmptyFilter } from '../filter/link-filter-url.ts'
import { SearchField } from '../filter/search-field.tsx'
import type { LinkFilterState } from '../filter/use-link-filter.ts'
import { useCsvExport } from './links-csv-file.ts'
import type { LinkList } from './use-link-list.ts'

interface LinkToolbarProps {
  readonly list: LinkList
  readonly state: LinkFilterState
}

/** The search field and filters, and the export of all links that match. */
export function LinkToolbar({ list, state }: LinkToolbarProps) {
  const { count } = list
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3">
      <SearchField state={state} />
      <FilterMenus state={state} />
      <p
        role="status"
        className="tabular m-0 mr-auto px-1 text-sm text-ink-soft max-sm:empty:hidden"
      >
        {!isEmptyFilter(state.filter) && countOf(count, 'link')}
      </p>
      <div className="-mx-3 flex max-sm:w-full sm:ml-0">
        <Link to={BULK_CHANGES} className={buttonClasses('quiet', 'small')}>
          <History className="size-[1.1em]" />
          Bulk changes
        </Link>
        <ExportButton list={list} />
      </div>
    </div>
  )
}

function ExportButton({ list: { filter } }: { readonly list: LinkList }) {
  const { isExporting, exportCsv } = useCsvExport()
  return (
    <Button
      kind="quiet"
      size="small"
      busy={isExporting}
      icon={<Download className="size-[1.1em]" />}
      onClick={() => void exportCsv(filter)}
    >
      Export CSV
    </Button>
  )
}
