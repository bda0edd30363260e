import { label as translated } from '../labels/index.ts'
import { Button, type ButtonProps, IconButton } from '../primitives/index.ts'
import { CopyIcon } from './copy-icon.tsx'
import { type CopyContent, useCopy } from './use-copy.ts'

interface CopyButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'className' | 'ref'> {
  readonly text: CopyContent
  readonly label: string
  /** Copied instead while Shift is held. */
  readonly shiftText?: string | undefined
  /** Only the icon is drawn; the label is its name. */
  readonly compact?: boolean
  /** Lets the page select the text, as the message for a refused clipboard asks. */
  readonly onRefused?: () => void
  readonly onCopied?: (() => void) | undefined
  /** What the notice says, where it is not a link that is copied. */
  readonly said?: string
}

export function CopyButton({
  text,
  shiftText,
  label,
  compact,
  onRefused,
  onCopied,
  said,
  ...look
}: CopyButtonProps) {
  const { isCopied, copy } = useCopy(said)
  const onClick = async ({ shiftKey }: { readonly shiftKey: boolean }) => {
    const isDone = await copy(shiftKey ? (shiftText ?? text) : text)
    if (isDone) onCopied?.()
    else onRefused?.()
  }
  const icon = <CopyIcon isCopied={isCopied} />
  if (compact) {
    return (
      <IconButton
        label={label}
        icon={icon}
        onClick={onClick}
        {...(look.className && { className: look.className })}
      />
    )
  }
  return (
    <Button {...look} icon={icon} onClick={onClick}>
      {isCopied ? translated('copied') : label}
    </Button>
  )
}
