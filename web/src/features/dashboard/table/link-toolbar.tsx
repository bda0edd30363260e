import { countOf } from '@everyshelf/domain/format'
import {
  type LinkSortKey,
  type LinkStatus,
  linkSortKeys,
  linkStatuses,
} from '@everyshelf/domain/links'
import { CheckMenu, Menu } from '@everyshelf/ui/menu'
import { buttonClasses, IconButton } from '@everyshelf/ui/primitives'
import {
  Download,
  Ellipsis,
  History,
  LayoutGrid,
  List,
  ListChecks,
  Search,
  Settings2,
} from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ActionButton } from '../../../components/action-button.tsx'
import { FilterButton } from '../../../components/filter-button.tsx'
import { LabelDot } from '../../../components/labels/label-dot.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { BULK_CHANGES } from '../bulk-changes/bulk-change-path.ts'
import { isEmptyFilter, nextSort } from '../filter/link-filter-url.ts'
import type { LinkFilterState } from '../filter/use-link-filter.ts'
import { linkColumns } from './link-columns.tsx'
import { exportCsv } from './links-csv.ts'
import type { LinkList } from './use-link-list.ts'

interface LinkToolbarProps {
  readonly list: LinkList
  readonly state: LinkFilterState
  readonly isNarrow: boolean
  readonly onSelect: () => void
}

/** The search field and filters, and the export of all links that match. */
export function LinkToolbar({ list, state, isNarrow, onSelect }: LinkToolbarProps) {
  const { count } = list
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField state={state} />
      {isNarrow && <MoreActions list={list} state={state} onSelect={onSelect} />}
      <FilterMenus state={state} />
      {(isNarrow || state.hasCovers) && <SortSelect state={state} />}
      <p
        role="status"
        className="tabular m-0 mr-auto px-1 text-sm text-ink-soft max-md:empty:hidden"
      >
        {!isEmptyFilter(state.filter) && countOf(count, 'link')}
      </p>
      {!isNarrow && (
        <div className="-mr-3 flex">
          <Link to={BULK_CHANGES} className={buttonClasses('quiet', 'small')}>
            <History className="size-[1.1em]" />
            Bulk changes
          </Link>
          <ExportButton list={list} />
          <IconButton
            label={state.hasCovers ? 'Show list' : 'Show covers'}
            icon={state.hasCovers ? <List /> : <LayoutGrid />}
            onClick={() => state.showCovers(!state.hasCovers)}
          />
        </div>
      )}
    </div>
  )
}

type MoreActionsProps = Omit<LinkToolbarProps, 'isNarrow'>

/** On a phone, what the toolbar and the heads of columns do elsewhere. */
function MoreActions({ list, state, onSelect }: MoreActionsProps) {
  const navigate = useNavigate()
  const { hasCovers, showCovers } = state
  return (
    <Menu
      align="end"
      trigger={<IconButton label="More" icon={<Ellipsis />} className="border border-rule" />}
      items={[
        {
          label: hasCovers ? 'Show list' : 'Show covers',
          icon: hasCovers ? <List /> : <LayoutGrid />,
          onSelect: () => showCovers(!hasCovers),
        },
        {
          label: 'Select links',
          icon: <ListChecks />,
          onSelect: () => {
            showCovers(false)
            onSelect()
          },
        },
        { label: 'Bulk changes', icon: <History />, onSelect: () => void navigate(BULK_CHANGES) },
        {
          label: 'Export CSV',
          icon: <Download />,
          onSelect: () => void exportCsv(list.filter),
        },
      ]}
    />
  )
}

function SortSelect({ state: { sort, setSort } }: { readonly state: LinkFilterState }) {
  return (
    <select
      aria-label="Sort by"
      value={sort.by}
      onChange={(event) => setSort(nextSort(sort, event.currentTarget.value as LinkSortKey))}
      className="min-h-11 rounded-md border border-rule bg-transparent px-2 text-sm font-medium text-ink"
    >
      {linkSortKeys.map((key) => (
        <option key={key} value={key}>
          {linkColumns[key].orderName}
        </option>
      ))}
    </select>
  )
}

function ExportButton({ list: { filter } }: { readonly list: LinkList }) {
  return (
    <ActionButton
      kind="quiet"
      size="small"
      icon={<Download className="size-[1.1em]" />}
      onAction={() => exportCsv(filter)}
    >
      Export CSV
    </ActionButton>
  )
}

const TYPING_PAUSE_MS = 200
const QUERY_MAX_LENGTH = 200

/** Searches the links once the user pauses. The URL has the text. */
function SearchField({ state }: { readonly state: LinkFilterState }) {
  const id = useId()
  const { query = '' } = state.filter
  const [text, setText] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(query)
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  // The query can also change without this field, by a saved filter or the Back button.
  useEffect(() => {
    if (query === sent.current) return
    sent.current = query
    setText(query)
  }, [query])

  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const { filter, setFilter } = latest.current
      sent.current = next.trim()
      setFilter({ ...filter, query: sent.current })
    }, TYPING_PAUSE_MS)
  }
  return (
    <div className="relative min-w-0 max-md:basis-[calc(100%-3.25rem)] md:w-72">
      <label htmlFor={id} className="sr-only">
        Search your links
      </label>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-faint" />
      <input
        id={id}
        type="search"
        value={text}
        placeholder="Title, author, ISBN, or link"
        autoComplete="off"
        maxLength={QUERY_MAX_LENGTH}
        onChange={(event) => type(event.currentTarget.value)}
        className="min-h-11 w-full rounded-md border border-field-rule bg-field pr-3 pl-10 text-field-ink placeholder:text-ink-faint"
      />
    </div>
  )
}

const LabelsDialog = lazyDialog(
  () => import('../../../components/labels/labels-dialog.tsx'),
  ({ LabelsDialog }) => LabelsDialog,
)

const statusNames: Readonly<Record<LinkStatus, string>> = {
  active: 'Active',
  disabled: 'Disabled by Everyshelf',
}

/** Filters the list by labels and by status. */
function FilterMenus({ state: { filter, setFilter } }: { readonly state: LinkFilterState }) {
  const { data: labels = [] } = trpc.labels.list.useQuery()
  const [isManaging, setManaging] = useState(false)
  const chosen = filter.labels ?? []
  const names = labels.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  return (
    <>
      <CheckMenu
        trigger={<FilterButton name="Labels" values={names} />}
        items={labels.map(({ id, name, color, links }) => ({
          id,
          label: name,
          icon: <LabelDot color={color} />,
          count: links,
          isChecked: chosen.includes(id),
        }))}
        onCheck={(id, isChecked) => {
          const others = chosen.filter((one) => one !== id)
          setFilter({ ...filter, labels: isChecked ? [...others, id] : others })
        }}
        empty={<p className="m-0 px-4 py-2 text-sm text-ink-soft">You have no labels yet.</p>}
        actions={[
          { label: 'Manage labels', icon: <Settings2 />, onSelect: () => setManaging(true) },
        ]}
      />
      <CheckMenu
        trigger={
          <FilterButton name="Status" values={filter.status ? [statusNames[filter.status]] : []} />
        }
        items={linkStatuses.map((status) => ({
          id: status,
          label: statusNames[status],
          isChecked: filter.status === status,
        }))}
        onCheck={(id, isChecked) => {
          const status = linkStatuses.find((one) => one === id)
          setFilter({ ...filter, status: isChecked ? status : undefined })
        }}
      />
      {isManaging && <LabelsDialog onClose={() => setManaging(false)} />}
    </>
  )
}
