import { type ReactNode, useEffect, useRef } from 'react'
import { label } from '../labels/index.ts'
import { CopyButton } from './copy-button.tsx'
import { type FieldSize, fieldSizes } from './field-sizes.ts'
import { type CopyContent, useCopy } from './use-copy.ts'
import { WrappedLink } from './wrapped-link.tsx'

interface LinkWithCopyButtonProps {
  readonly link: string
  readonly size: FieldSize
  /** `row`: the link wraps instead of being cut off. */
  readonly layout: 'responsive' | 'row'
  readonly focusesCopy: boolean
  readonly copyText: CopyContent
  readonly markdown: string | undefined
  readonly onCopied: (() => void) | undefined
  readonly labelledBy: string
}

/** The signed-in user's link and its copy button. */
export function LinkWithCopyButton({
  link,
  copyText,
  markdown,
  onCopied,
  size,
  layout,
  focusesCopy,
  labelledBy,
}: LinkWithCopyButtonProps): ReactNode {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { copy } = useCopy()
  const select = () => field.current?.select()
  const copyAll = async () => {
    select()
    if (await copy(copyText)) onCopied?.()
  }
  useEffect(() => {
    if (focusesCopy && document.activeElement === document.body) button.current?.focus()
  }, [focusesCopy])
  return (
    <>
      {layout === 'row' ? (
        <WrappedLink
          ref={field}
          link={link}
          labelledBy={labelledBy}
          onClick={() => void copyAll()}
        />
      ) : (
        <input
          ref={field}
          readOnly
          value={link}
          aria-labelledby={labelledBy}
          onFocus={select}
          onClick={() => void copyAll()}
          className={`min-w-0 flex-1 animate-reveal truncate rounded-md border border-field-rule bg-field text-field-ink ${fieldSizes[size]}`}
        />
      )}
      <CopyButton
        ref={button}
        text={copyText}
        shiftText={markdown}
        onCopied={onCopied}
        label={label('copy')}
        size={size}
        onRefused={select}
      />
    </>
  )
}
