import { type ReactNode, useEffect, useRef } from 'react'
import { label } from '../labels/index.ts'
import { Button } from '../primitives/index.ts'
import { CopyIcon } from './copy-icon.tsx'
import { type FieldSize, fieldSizes } from './field-sizes.ts'
import type { CopyContent } from './use-copy.ts'
import { type CopiedLink, useCopyLink } from './use-copy-link.ts'

/** How a Global Link is copied. */
export interface LinkCopying {
  /** See `CopiedLink`. */
  readonly shorten?: CopiedLink['shorten']
  /** The text for a link, if it is not the link alone. */
  readonly format?: ((link: string) => CopyContent) | undefined
  /** The link as Markdown, copied with Shift and a click. */
  readonly markdown?: ((link: string) => string) | undefined
  readonly onCopied?: (() => void) | undefined
}

interface LinkWithCopyButtonProps extends LinkCopying {
  readonly link: string
  readonly size: FieldSize
  readonly focusesCopy: boolean
  readonly labelledBy: string
}

const bare = (link: string): CopyContent => link

/** The signed-in user's link and its copy button. */
export function LinkWithCopyButton({
  link,
  shorten,
  format = bare,
  markdown,
  onCopied,
  size,
  focusesCopy,
  labelledBy,
}: LinkWithCopyButtonProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isCopied, copyAs } = useCopyLink()
  const select = () => field.current?.select()
  const copy = async (isShift: boolean) => {
    if (await copyAs({ link, shorten }, (isShift && markdown) || format)) onCopied?.()
    else select()
  }
  useEffect(() => {
    if (focusesCopy && document.activeElement === document.body) button.current?.focus()
  }, [focusesCopy])
  return (
    <>
      <input
        ref={field}
        readOnly
        value={link}
        aria-labelledby={labelledBy}
        onFocus={select}
        onClick={() => {
          select()
          void copy(false)
        }}
        className={`min-w-0 flex-1 animate-reveal truncate rounded-md border border-field-rule bg-field text-field-ink ${fieldSizes[size]}`}
      />
      <Button
        ref={button}
        size={size}
        icon={<CopyIcon isCopied={isCopied} />}
        onClick={({ shiftKey }) => void copy(shiftKey)}
      >
        {label(isCopied ? 'copied' : 'copy')}
      </Button>
    </>
  )
}
