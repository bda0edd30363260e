import { Button } from '@everyshelf/ui/primitives'

interface SaveOrDiscardProps {
  readonly label?: string
  readonly isBusy: boolean
  readonly disabled?: boolean
  readonly onDiscard: () => void
  readonly className?: string
}

/** What a form shows once its user has changed it. */
export function SaveOrDiscard({
  label = 'Save',
  isBusy,
  disabled,
  onDiscard,
  className = '',
}: SaveOrDiscardProps) {
  return (
    <div className={`mt-2 flex gap-2 ${className}`}>
      <Button type="submit" busy={isBusy} disabled={disabled}>
        {label}
      </Button>
      <Button kind="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  )
}
