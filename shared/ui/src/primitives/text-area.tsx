import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong and what to do about it; replaces the hint. */
  readonly error?: ReactNode
}

/** A multi-line field that grows with its text where the browser supports it. */
export function TextArea({ label, hint, error, rows = 4, className, ...area }: TextAreaProps) {
  const ownId = useId()
  const id = area.id ?? ownId
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      <textarea
        rows={rows}
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={classNames(
          'field-sizing-content block max-h-72 w-full rounded-md border bg-field px-3 py-2.5 text-base text-field-ink',
          rows > 2 ? 'min-h-28' : 'min-h-19',
          error ? 'border-danger' : 'border-field-rule',
        )}
      />
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={classNames(
          'mt-2 mb-0 min-h-6 text-sm',
          error ? 'font-medium text-danger' : 'text-ink-soft',
        )}
      >
        {note}
      </p>
    </div>
  )
}
