import type { Label, LabelColor } from '@everyshelf/domain/links'
import { LabelDot } from './label-dot.tsx'

/** A label with the dot of its color. */
export function LabelChip({
  label: { name, color },
}: {
  readonly label: Pick<Label, 'name' | 'color'>
}) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 rounded-full border border-rule bg-paper px-2 py-px text-xs font-medium text-ink-soft">
      <LabelDot color={color} />
      <span className="min-w-0 truncate">{name}</span>
    </span>
  )
}

export const colorNames: Readonly<Record<LabelColor, string>> = {
  blue: 'Blue',
  green: 'Green',
  purple: 'Purple',
  orange: 'Orange',
  teal: 'Teal',
  pink: 'Pink',
  yellow: 'Yellow',
  red: 'Red',
  gray: 'Gray',
}
