import { chooseTag } from '@everyshelf/domain/affiliate'
import type { Marketplace } from '@everyshelf/domain/marketplaces'
import { Flag, marketplaceCountry } from '@everyshelf/ui/marketplaces'
import { Pencil } from 'lucide-react'
import { translate } from '../../messages/translate.ts'
import type { OwnTags } from '../../storage/cached-response.ts'

interface TagCellProps {
  readonly marketplace: Marketplace
  readonly own: OwnTags
  readonly isWide: boolean
  /** Null without Premium. */
  readonly onEdit: (() => void) | null
}

/** One store: its tag, and whose tag is active. */
export function TagCell({ marketplace, own, isWide, onEdit }: TagCellProps) {
  const { code, country } = marketplace
  const tag = own.affiliateTags[code]
  const content = (
    <>
      <span className="flex items-center gap-2 text-sm font-medium">
        <Flag country={country} />
        <span>
          {onEdit && <span className="sr-only">{translate('changeTag')} </span>}
          {marketplaceCountry(code)}
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
        {tag ?? translate('tagNotSet')}
      </span>{' '}
      <span className="block truncate text-xs text-ink-faint">{describeEarner(code, own)}</span>
    </>
  )
  if (!onEdit) return <li className="bg-paper p-2.5">{content}</li>
  return (
    <li className={isWide ? 'col-span-full bg-paper' : 'bg-paper'}>
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

/** @example describeEarner('us', own) // 'Everyshelf earns' */
function describeEarner(
  code: Marketplace['code'],
  { affiliateTags: tags, serviceTags, isPremium }: OwnTags,
): string {
  const { owner } = chooseTag(code, { isPremium, tags }, serviceTags)
  if (owner === 'owner') return translate('tagYouEarn')
  if (tags[code]) return translate('tagPaused')
  if (owner === 'none') return translate('tagNone')
  return translate(owner === 'service' ? 'tagEveryshelfEarns' : 'tagEveryshelfMayNotEarn')
}
