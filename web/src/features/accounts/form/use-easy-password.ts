import { useState } from 'react'
import { loadStrength } from './load-strength.ts'

interface NewPassword {
  readonly password: string
  /** What others know of its owner: name and email. */
  readonly about: readonly string[]
}

interface EasyPassword<Fields> {
  /** Runs the form's act, unless the password is easy to guess. */
  readonly submit: (fields: Fields) => Promise<void>
  /** The password that was held back; null when there is none. */
  readonly held: string | null
}

/**
 * Holds a form back whose new password is easy to guess. A second press of the same button changes
 * nothing: only "Use it anyway" of `EasyPasswordWarning` is deliberate enough.
 */
export function useEasyPassword<Fields>(
  read: (fields: Fields) => NewPassword,
  run: (fields: Fields) => Promise<void>,
): EasyPassword<Fields> {
  const [held, setHeld] = useState<string | null>(null)
  return {
    held,
    submit: async (fields) => {
      const { password, about } = read(fields)
      const isEasy = (await loadStrength(password, about))?.isEasy ?? false
      setHeld(isEasy ? password : null)
      if (!isEasy) await run(fields)
    },
  }
}
