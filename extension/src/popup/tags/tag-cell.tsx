import { chooseTag } from '@everyshelf/domain/affiliate'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { Flag } from '@everyshelf/ui/marketplaces'
import { Pencil } from 'lucide-react'
import type { OwnTags } from '../../storage/kept-answer.ts'

interface TagCellProps {
  readonly marketplace: Marketplace
  readonly own: OwnTags
  /** Null for whom Premium would have to come first. */
  readonly onEdit: (() => void) | null
}

/** One store: set or not, and whose tag is in force. */
export function TagCell({ marketplace, own, onEdit }: TagCellProps) {
  const { code, name, country } = marketplace
  const tag = own.affiliateTags[code]
  const content = (
    <>
      <span className="flex items-center gap-2 text-sm font-medium">
        <Flag country={country} />
        <span>
          {onEdit && <span className="sr-only">Change the tag for </span>}
          {name}
        </span>
        {onEdit && (
          <Pencil
            aria-hidden="true"
            className="ml-auto size-3.5 text-ink-faint opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
          />
        )}
      </span>{' '}
      <span
        title={tag}
        className={`mt-1 block truncate text-sm ${tag ? 'text-accent' : 'text-ink-faint'}`}
      >
        {tag ?? 'Not set'}
      </span>{' '}
      <span className="block truncate text-xs text-ink-faint">{inForce(code, own)}</span>
    </>
  )
  if (!onEdit) return <li className="bg-paper p-2.5">{content}</li>
  return (
    <li className="bg-paper">
      <button
        type="button"
        onClick={onEdit}
        className="group block size-full cursor-pointer p-2.5 text-left outline-offset-[-3px] hover:bg-wash"
      >
        {content}
      </button>
    </li>
  )
}

/** @example inForce('us', own) // 'In force: Everyshelf's' */
function inForce(
  code: Marketplace['code'],
  { affiliateTags: tags, serviceTags, isPremium }: OwnTags,
): string {
  const { owner } = chooseTag(code, { isPremium, tags }, serviceTags)
  if (owner === 'owner') return 'You earn'
  if (tags[code]) return 'Yours is kept and rests'
  return owner === 'service' ? 'Everyshelf earns' : 'Nobody earns'
}
