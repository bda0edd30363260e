import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'solid' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind
  readonly size?: ButtonSize
  /** Shows a spinner; the button stays focusable but does nothing. */
  readonly busy?: boolean
  readonly icon?: ReactNode
}

const kinds: Record<ButtonKind, string> = {
  solid:
    'bg-accent text-on-accent border-transparent hover:bg-accent-strong disabled:opacity-60 disabled:hover:bg-accent',
  outline:
    'border-rule-strong text-ink hover:border-accent hover:bg-wash disabled:opacity-60 disabled:hover:bg-transparent',
  danger:
    'border-danger text-danger hover:bg-danger-wash disabled:opacity-60 disabled:hover:bg-transparent',
  quiet: 'border-transparent text-accent hover:bg-wash disabled:opacity-60',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm gap-1.5',
  medium: 'min-h-11 px-4 text-base gap-2',
  large: 'min-h-14 px-6 text-lg gap-2.5',
}

/** The classes of a button, for links that look like one. */
export function buttonClasses(kind: ButtonKind = 'solid', size: ButtonSize = 'medium'): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md border font-semibold leading-tight text-center no-underline transition-colors duration-150 select-none',
    kinds[kind],
    sizes[size],
  )
}

export function Button({ kind, size, busy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={classNames(buttonClasses(kind, size), className)}
    >
      {busy ? <Spinner className="size-[1.1em]" /> : icon}
      {children}
    </button>
  )
}
