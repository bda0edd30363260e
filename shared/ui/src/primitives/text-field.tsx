import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label: string
  /** Hides the label visually, for fields that are already explained next to them. */
  readonly hideLabel?: boolean
  readonly hint?: ReactNode
  /** What is wrong and what to do about it; replaces the hint. */
  readonly error?: ReactNode
  /** The submit button at the end of the field's row. */
  readonly action?: ReactNode
  /** On a phone, the button is below the field, unless this is set. */
  readonly keepsActionBeside?: boolean
  /** The popup list below the field. */
  readonly below?: ReactNode
  readonly size?: 'small' | 'medium' | 'large'
  /** Whether the field keeps a line free for a hint or an error that may appear. */
  readonly keepsNoteLine?: boolean
}

const sizes = {
  small: 'min-h-11 px-3 text-base xl:min-h-9 xl:text-sm',
  medium: 'min-h-11 px-3 text-base',
  large: 'min-h-14 px-4 text-lg',
}

export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  action,
  keepsActionBeside = false,
  below,
  size = 'medium',
  keepsNoteLine = true,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const note = error ?? hint
  const rows = keepsActionBeside
    ? { grid: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3', note: 'col-span-2 row-start-2' }
    : {
        grid: 'grid grid-cols-1 gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]',
        note: 'sm:col-span-2 sm:row-start-2',
      }
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-2 block font-semibold'}>
        {label}
      </label>
      <div className={action ? rows.grid : 'grid grid-cols-1'}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={classNames(
            'min-w-0 rounded-md border bg-field text-field-ink placeholder:text-[color-mix(in_oklab,var(--field-ink)_62%,transparent)]',
            error ? 'border-danger' : 'border-field-rule',
            sizes[size],
          )}
        />
        <div className={classNames('relative', Boolean(action) && rows.note)}>
          <p
            id={`${id}-note`}
            role={error ? 'alert' : undefined}
            className={classNames(
              keepsNoteLine ? 'mt-2 mb-3 min-h-6 text-sm sm:mb-0' : 'text-sm not-empty:my-1',
              Boolean(action) && !keepsActionBeside && 'max-sm:mb-3',
              error ? 'font-medium text-danger' : 'text-ink-soft',
            )}
          >
            {note}
          </p>
          {below}
        </div>
        {action}
      </div>
    </div>
  )
}
