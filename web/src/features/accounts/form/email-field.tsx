import { TextField } from '@everyshelf/ui/primitives'
import type { ComponentProps } from 'react'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & {
  readonly label?: string
}

/** The email field of an account form, set up for password managers and phone keyboards. */
export function EmailField({
  label = 'Email',
  autoComplete = 'username',
  ...field
}: EmailFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  )
}
