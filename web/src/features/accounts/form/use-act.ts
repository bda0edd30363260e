import type { ErrorCode, Message } from '@everyshelf/domain/messages'
import { toasts } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { explainFailure } from './explain-failure.ts'

interface Act<Fields> {
  readonly failure: Message | null
  /** What was thrown, for what a form offers beside the words. */
  readonly error: unknown
  readonly run: (fields: Fields) => Promise<void>
}

/** Does what a form asks for; a failure is said in a toast and in the form, and nothing is lost. */
export function useAct<Fields>(
  act: (fields: Fields) => Promise<void>,
  failsAs: ErrorCode,
): Act<Fields> {
  const [error, setError] = useState<unknown>(null)
  return {
    error,
    failure: error === null ? null : explainFailure(error, failsAs),
    run: async (fields) => {
      setError(null)
      try {
        await act(fields)
      } catch (thrown) {
        setError(thrown)
        toasts.show({ ...explainFailure(thrown, failsAs), tone: 'error' })
      }
    },
  }
}
