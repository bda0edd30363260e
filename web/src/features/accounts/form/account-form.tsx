import type { Message } from '@everyshelf/domain/messages'
import { Button } from '@everyshelf/ui/primitives'
import type { FormEvent, ReactNode } from 'react'
import { FormFailure } from './form-failure.tsx'

interface AccountFormProps {
  readonly form: {
    readonly isBusy: boolean
    readonly failure: Message | null
    readonly submit: (event: FormEvent) => unknown
  }
  /** Of the button. */
  readonly label: string
  readonly className?: string
  /** What the user can do about a failure. */
  readonly help?: ReactNode
  /** Below the button. */
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** The form of an account page: the failure, the fields, and one wide button. */
export function AccountForm(props: AccountFormProps) {
  const { form, label, className = 'w-full', help, note, children } = props
  return (
    <form noValidate aria-busy={form.isBusy} onSubmit={form.submit}>
      <FormFailure message={form.failure}>{help}</FormFailure>
      {children}
      <Button type="submit" size="large" busy={form.isBusy} className={className}>
        {label}
      </Button>
      {note}
    </form>
  )
}
