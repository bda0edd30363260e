import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string
  readonly icon: ReactNode
  /** Small on wide screens, for a row of a compact list. */
  readonly isSmall?: boolean
}

export function IconButton({ label, icon, isSmall = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-wash hover:text-ink [&_svg]:size-5',
        isSmall ? 'size-11 xl:size-9' : 'size-11',
        className,
      )}
    >
      {icon}
    </button>
  )
}
