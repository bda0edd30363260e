import { classNames } from '@everyshelf/ui/primitives'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Shown at the end of the label's row. */
  readonly aside?: ReactNode
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the password. Pasting and password managers work. */
export function PasswordField({ label, hint, error, aside, ...input }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className={classNames(
            'min-h-11 w-full rounded-md border bg-field py-0 pr-13 pl-3 text-base text-field-ink',
            error ? 'border-danger' : 'border-field-rule',
          )}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label="Show password"
          title={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={classNames(
          'mt-2 mb-3 min-h-6 text-sm',
          error ? 'font-medium text-danger' : 'text-ink-soft',
        )}
      >
        {error ?? hint}
      </div>
    </div>
  )
}
