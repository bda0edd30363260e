import { label as translated } from '../labels/index.ts'
import { Button, type ButtonProps, IconButton } from '../primitives/index.ts'
import { CopyIcon } from './copy-icon.tsx'
import { type CopyContent, useCopy } from './use-copy.ts'

interface CopyButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'className' | 'ref'> {
  readonly text: CopyContent
  readonly label: string
  /** Shows only the icon; the label is its accessible name. */
  readonly compact?: boolean
  /** Called when the clipboard is denied, so that the page can select the text. */
  readonly onRefused?: () => void
  readonly onCopied?: (() => void) | undefined
  /** The notice's text, if something other than a link is copied. */
  readonly said?: string
}

export function CopyButton({
  text,
  label,
  compact,
  onRefused,
  onCopied,
  said,
  ...look
}: CopyButtonProps) {
  const { isCopied, copy } = useCopy(said)
  const onClick = async () => {
    if (await copy(text)) onCopied?.()
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
