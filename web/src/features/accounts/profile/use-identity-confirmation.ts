import { readApiError } from '@everyshelf/client'
import { useState } from 'react'

interface IdentityConfirmation<Value> {
  /** The server requires the password (or a new Google sign-in). */
  readonly isRequired: boolean
  /** The password that was entered is wrong. */
  readonly isPasswordWrong: boolean
  readonly run: (value: Value, password?: string) => Promise<void>
  readonly cancel: () => void
}

/**
 * Runs an action that requires a recent sign-in: first without a password, then with one if the server
 * requires it.
 */
export function useIdentityConfirmation<Value>(
  action: (value: Value, password: string | undefined) => Promise<void>,
): IdentityConfirmation<Value> {
  const [state, setState] = useState<'idle' | 'required' | 'wrong'>('idle')
  return {
    isRequired: state !== 'idle',
    isPasswordWrong: state === 'wrong',
    cancel: () => setState('idle'),
    run: async (value, password) => {
      try {
        await action(value, password)
        setState('idle')
      } catch (error) {
        if (readApiError(error).code !== 'sign-in-again') throw error
        setState(password === undefined ? 'required' : 'wrong')
      }
    },
  }
}
