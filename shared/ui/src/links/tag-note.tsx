import { TAGGED_NOTE, type TagOwner, UNTAGGED_NOTE } from '@everyshelf/domain/affiliate'
import { classNames } from '../primitives/index.ts'

const earners: Record<TagOwner, string | null> = {
  owner: 'you earn',
  service: 'Everyshelf earns',
  nobody: null,
}

interface TagNoteProps {
  readonly tagged: boolean
  readonly owner: TagOwner
  readonly className?: string
}

/** Whether a purchase through this link pays somebody, and whom. */
export function TagNote({ tagged, owner, className }: TagNoteProps) {
  return (
    <span className={classNames('text-sm text-ink-faint', className)}>
      <span className={tagged ? 'text-ink-soft' : undefined}>
        {tagged ? TAGGED_NOTE : UNTAGGED_NOTE}
      </span>
      {earners[owner] && (
        <>
          <span aria-hidden="true"> · </span>
          <span>{earners[owner]}</span>
        </>
      )}
    </span>
  )
}
