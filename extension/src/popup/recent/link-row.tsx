import { ClothCover } from '@everyshelf/ui/books'
import { CopyIcon, useCopyLink } from '@everyshelf/ui/links'
import { IconButton } from '@everyshelf/ui/primitives'
import { toMarkdown } from '@everyshelf/ui/share'
import { translate, translateCount } from '../../messages/translate.ts'
import type { SavedLink } from '../../storage/saved-links.ts'

interface LinkRowProps {
  readonly link: SavedLink
  /** The disclosure for copied texts; empty if links carry no affiliate tag. */
  readonly note: string
  readonly onOpen: () => void
}

/** A saved link: opens its book, copies its address. */
export function LinkRow({ link, note, onOpen }: LinkRowProps) {
  const { title, slug, key, globalLink, clicks30d } = link
  const { isCopied, copyAs } = useCopyLink()
  return (
    <li className="flex items-center gap-1 border-t border-rule">
      <button
        type="button"
        onClick={onOpen}
        className="group flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5 text-left"
      >
        <span className="flex aspect-2/3 w-7 shrink-0">
          <ClothCover identifier={key} title="" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-medium group-hover:text-accent">{title}</span>
          <span className="block truncate text-sm text-ink-faint">
            /go/{slug}
            {clicks30d !== undefined && ` · ${translateCount('clicks', clicks30d)}`}
          </span>
        </span>
      </button>
      <IconButton
        label={translate('copyLinkOf', { title })}
        icon={<CopyIcon isCopied={isCopied} />}
        onClick={({ shiftKey }) =>
          void copyAs({ link: globalLink }, (url) =>
            shiftKey ? toMarkdown(url, title, note) : url,
          )
        }
      />
    </li>
  )
}
