import { readApiError } from '@everyshelf/client'
import { useState } from 'react'

interface Confirmed<Value> {
  /** The server asks who is there: the password is wanted. */
  readonly isAsked: boolean
  /** A password was given and was not the right one. */
  readonly isWrong: boolean
  readonly run: (value: Value, password?: string) => Promise<void>
  readonly cancel: () => void
}

/**
 * For acts that need a sign-in of the last minutes: tries without a password first, and asks for it
 * when the server does.
 */
export function useConfirmed<Value>(
  act: (value: Value, password: string | undefined) => Promise<void>,
): Confirmed<Value> {
  const [state, setState] = useState<'idle' | 'asked' | 'wrong'>('idle')
  return {
    isAsked: state !== 'idle',
    isWrong: state === 'wrong',
    cancel: () => setState('idle'),
    run: async (value, password) => {
      try {
        await act(value, password)
        setState('idle')
      } catch (error) {
        if (readApiError(error).code !== 'sign-in-again') throw error
        setState(password === undefined ? 'asked' : 'wrong')
      }
    },
  }
}
