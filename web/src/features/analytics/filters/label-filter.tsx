import { CheckMenu } from '@everyshelf/ui/menu'
import { FilterButton } from '../../../components/filter-button.tsx'
import { LabelDot } from '../../../components/labels/label-dot.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { FilterProps } from './filters.ts'

/** Counts only the links with one label. Renders nothing without labels. */
export function LabelFilter({ filters, changeFilters }: FilterProps) {
  const { data: labels = [] } = trpc.labels.list.useQuery()
  if (labels.length === 0 && !filters.label) return null
  const chosen = labels.find(({ id }) => id === filters.label)
  const names = filters.label ? [chosen?.name ?? 'Deleted label'] : []
  return (
    <CheckMenu
      trigger={<FilterButton name="Label" values={names} />}
      items={labels.map(({ id, name, color, links }) => ({
        id,
        label: name,
        icon: <LabelDot color={color} />,
        count: links,
        isChecked: id === filters.label,
      }))}
      onCheck={(id, isChecked) => changeFilters({ label: isChecked ? id : null })}
      {...(filters.label && {
        actions: [{ label: 'All labels', onSelect: () => changeFilters({ label: null }) }],
      })}
    />
  )
}
