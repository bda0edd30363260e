import type { TagOwner } from '@everyshelf/domain/affiliate'
import { type LabelName, label } from '../labels/index.ts'
import { classNames } from '../primitives/index.ts'

const EARNER_LABELS = {
  owner: 'youEarn',
  service: 'everyshelfEarns',
  'service-us': 'everyshelfMayNotEarn',
  none: null,
} as const satisfies Record<TagOwner, LabelName | null>

interface TagNoteProps {
  readonly tagged: boolean
  readonly owner: TagOwner
  readonly className?: string
}

/** Whether this link has an affiliate tag, and who earns. */
export function TagNote({ tagged, owner, className }: TagNoteProps) {
  const earner = EARNER_LABELS[owner]
  return (
    <span className={classNames('text-sm text-ink-faint', className)}>
      <span className={tagged ? 'text-ink-soft' : undefined}>
        {label(tagged ? 'tagged' : 'untagged')}
      </span>
      {earner && (
        <>
          <span aria-hidden="true"> · </span>
          <span>{label(earner)}</span>
        </>
      )}
    </span>
  )
}
