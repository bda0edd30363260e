import { classNames, Spinner } from '@everyshelf/ui/primitives'

interface BusyNoteProps {
  readonly label: string
  readonly className?: string
}

/** Says what the page is doing, next to a spinner. */
export function BusyNote({ label, className }: BusyNoteProps) {
  return (
    <p className={classNames('m-0 flex items-center gap-3 text-ink-soft', className)}>
      <Spinner className="size-5" label={label} />
      <span aria-hidden="true">{label}</span>
    </p>
  )
}
