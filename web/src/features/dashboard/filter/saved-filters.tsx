import type { RouterOutputs } from '@everyshelf/server/api'
import { Menu } from '@everyshelf/ui/menu'
import { IconButton } from '@everyshelf/ui/primitives'
import { Bookmark, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { formatLinkFilter, isEmptyFilter } from './link-filter-url.ts'
import { useChangeFilters } from './use-change-filters.ts'
import type { LinkFilterState } from './use-link-filter.ts'

const FilterNameDialog = lazyDialog(
  () => import('./filter-name-dialog.tsx'),
  ({ FilterNameDialog }) => FilterNameDialog,
)

type SavedFilter = RouterOutputs['savedFilters']['list'][number]

const chip =
  'inline-flex min-h-11 max-w-64 shrink-0 items-center rounded-full border px-4 text-sm font-medium'

/** The account's saved filters, above the list. Renders nothing without any, while no filter is set. */
export function SavedFilters({ state }: { readonly state: LinkFilterState }) {
  const { filter, setFilter } = state
  const { data: saved = [] } = trpc.savedFilters.list.useQuery()
  const [naming, setNaming] = useState<SavedFilter | 'new' | null>(null)
  const current = saved.find((one) => formatLinkFilter(one.filter) === formatLinkFilter(filter))
  const isUnfiltered = isEmptyFilter(filter)
  if (saved.length === 0 && isUnfiltered) return null
  return (
    <div className="mb-4 flex items-center gap-2">
      <ul
        aria-label="Saved filters"
        // On a phone the row scrolls sideways; the padding leaves room for the focus outline.
        className="-m-1.5 flex min-w-0 list-none items-center gap-2 overflow-x-auto p-1.5 [scrollbar-width:none]"
      >
        <li>
          <Chip name="All links" isPressed={isUnfiltered} onPress={() => setFilter({})} />
        </li>
        {saved.map((one) => (
          <li key={one.id}>
            <Chip
              name={one.name}
              isPressed={one.id === current?.id}
              onPress={() => setFilter(one.filter)}
            />
          </li>
        ))}
      </ul>
      {current && <FilterActions saved={current} onRename={() => setNaming(current)} />}
      {!current && !isUnfiltered && (
        <button
          type="button"
          onClick={() => setNaming('new')}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2 text-sm font-medium text-accent hover:underline"
        >
          <Bookmark className="size-4" />
          Save filter
        </button>
      )}
      {naming && (
        <FilterNameDialog
          saved={naming === 'new' ? null : naming}
          filter={filter}
          onClose={() => setNaming(null)}
        />
      )}
    </div>
  )
}

interface ChipProps {
  readonly name: string
  readonly isPressed: boolean
  readonly onPress: () => void
}

function Chip({ name, isPressed, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={`${chip} ${isPressed ? 'border-accent bg-wash text-ink' : 'border-rule text-ink-soft hover:border-ink hover:text-ink'}`}
    >
      <span className="truncate">{name}</span>
    </button>
  )
}

interface FilterActionsProps {
  readonly saved: SavedFilter
  readonly onRename: () => void
}

function FilterActions({ saved, onRename }: FilterActionsProps) {
  const { remove } = useChangeFilters()
  return (
    <Menu
      align="end"
      trigger={<IconButton label={`Actions for the filter ${saved.name}`} icon={<Ellipsis />} />}
      items={[
        { label: 'Rename', icon: <Pencil />, onSelect: onRename },
        {
          label: 'Delete',
          icon: <Trash2 />,
          isDangerous: true,
          onSelect: () => void remove(saved),
        },
      ]}
    />
  )
}
