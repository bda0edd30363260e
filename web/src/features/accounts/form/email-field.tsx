import { TextField } from '@everyshelf/ui/primitives'
import type { ComponentProps } from 'react'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>

/** The address of an account: password managers know it, and phones show their keys for it. */
export function EmailField({ autoComplete = 'username', ...field }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  )
}
