import { countOf } from '@everyshelf/domain/format'
import type { BulkAction } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { joinNames } from '../../../components/countries/join-names.ts'
import { SeePremium } from '../../../components/premium-offer.tsx'
import { describeEffect, describeReason } from './describe-action.ts'

type Preview = RouterOutputs['bulkChanges']['preview']
type Group = Preview['groups'][number]

interface PreviewGroupsProps {
  readonly action: BulkAction
  readonly preview: Preview
}

/** What would change and what stays, with counts, reasons, and examples. */
export function PreviewGroups({ action, preview: { groups, missing } }: PreviewGroupsProps) {
  return (
    <ul aria-label="Preview" className="m-0 list-none border-b border-rule p-0">
      {groups.map((group) => (
        <PreviewRow key={JSON.stringify([group.reason, group.effect])} {...{ action, group }} />
      ))}
      {missing > 0 && (
        <li className="flex gap-3 border-t border-rule py-3 text-ink-soft">
          {icons.unchanged}
          {countOf(missing, 'selected link')} {missing === 1 ? 'is' : 'are'} no longer in your
          account
        </li>
      )}
    </ul>
  )
}

const icons = {
  changed: <CircleCheck className="mt-0.5 size-5 shrink-0 text-accent" />,
  unchanged: <CircleMinus className="mt-0.5 size-5 shrink-0 text-ink-faint" />,
  refused: <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" />,
} as const

function PreviewRow({ action, group }: { readonly action: BulkAction; readonly group: Group }) {
  const { outcome, reason, effect, count, examples } = group
  const verb = action.kind === 'remove' ? 'will be removed' : 'will change'
  const text = outcome === 'changed' ? describeEffect(action, effect) : describeReason(reason)
  const others = count - examples.length
  const titles = examples.map(({ title }) => title)
  return (
    <li className="flex gap-3 border-t border-rule py-3">
      {icons[outcome]}
      <span className="min-w-0">
        <span className="block font-semibold">
          {countOf(count, 'link')}{' '}
          {outcome === 'changed' ? verb : count === 1 ? 'stays as it is' : 'stay as they are'}
        </span>
        {text && (
          <span className={`block ${outcome === 'refused' ? 'text-danger' : 'text-ink-soft'}`}>
            {text} {reason === 'premium-required-to-manage' && <SeePremium />}
          </span>
        )}
        <span className="mt-0.5 line-clamp-2 text-sm text-ink-soft wrap-anywhere">
          {joinNames(others > 0 ? [...titles, `${others} more`] : titles, titles.length + 1)}
        </span>
      </span>
    </li>
  )
}
