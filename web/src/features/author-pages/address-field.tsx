import { SLUG_MAX_LENGTH } from '@everyshelf/domain/links'
import { type ReactNode, useId } from 'react'

interface AddressFieldProps {
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (text: string) => void
  readonly disabled?: boolean
}

/** The end of a page's address, behind its fixed beginning. */
export function AddressField({ value, error, onChange, disabled = false }: AddressFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        Page address
      </label>
      <div
        className={`flex min-h-11 items-center rounded-md border bg-field text-field-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${error ? 'border-danger' : 'border-field-rule'}`}
      >
        <span
          aria-hidden="true"
          className="max-w-[55%] truncate pl-3 text-[color-mix(in_oklab,var(--field-ink)_70%,transparent)]"
        >
          {window.location.host}/by/
        </span>
        <input
          id={id}
          value={value}
          disabled={disabled}
          maxLength={SLUG_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="min-h-10.5 min-w-0 flex-1 rounded-md border border-transparent bg-transparent pr-3 outline-none"
        />
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={`mt-2 mb-0 min-h-6 text-sm ${error ? 'font-medium text-danger' : 'text-ink-soft'}`}
      >
        {error || 'Letters, digits, and hyphens.'}
      </p>
    </div>
  )
}
