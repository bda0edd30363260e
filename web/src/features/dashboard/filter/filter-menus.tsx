import { type LinkStatus, linkStatuses } from '@everyshelf/domain/links'
import { CheckMenu } from '@everyshelf/ui/menu'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { FilterButton } from '../../../components/filter-button.tsx'
import { LabelDot } from '../../../components/labels/label-dot.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import type { LinkFilterState } from './use-link-filter.ts'

const LabelsDialog = lazyDialog(
  () => import('../../../components/labels/labels-dialog.tsx'),
  ({ LabelsDialog }) => LabelsDialog,
)

export const statusNames: Readonly<Record<LinkStatus, string>> = {
  active: 'Active',
  disabled: 'Disabled by Everyshelf',
}

/** Filters the list by labels and by status. */
export function FilterMenus({ state: { filter, setFilter } }: { readonly state: LinkFilterState }) {
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
