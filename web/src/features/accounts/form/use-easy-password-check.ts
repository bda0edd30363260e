import { useState } from 'react'
import { estimateStrength } from './estimate-strength.ts'

interface NewPassword {
  readonly password: string
  /** The owner's name and email, which others can guess. */
  readonly ownerTexts: readonly string[]
}

/**
 * Stops a form whose new password is easy to guess. A second click on the submit button changes
 * nothing; only the "Use it anyway" button of `EasyPasswordWarning` submits it.
 */
export function useEasyPasswordCheck<Fields>(
  readPassword: (fields: Fields) => NewPassword,
  run: (fields: Fields) => Promise<void>,
) {
  const [rejectedPassword, setRejectedPassword] = useState<string | null>(null)
  return {
    /** The easy password that was last submitted; null when there is none. */
    rejectedPassword,
    /** Runs the form's action, unless the password is easy to guess. */
    submit: async (fields: Fields) => {
      const { password, ownerTexts } = readPassword(fields)
      const isEasy = (await estimateStrength(password, ownerTexts))?.isEasy ?? false
      setRejectedPassword(isEasy ? password : null)
      if (!isEasy) await run(fields)
    },
  }
}
