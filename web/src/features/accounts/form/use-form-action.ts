import { type ErrorCode, errorMessages, type Message } from '@everyshelf/domain/messages'
import { toasts } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { explainFailure } from './explain-failure.ts'

interface FormAction<Fields> {
  readonly failure: Message | null
  /** What was thrown, for forms that offer more than the message. */
  readonly error: unknown
  readonly isBusy: boolean
  readonly run: (fields: Fields) => Promise<void>
}

/** Runs a form's action. A failure shows in a toast and in the form, which keeps what was entered. */
export function useFormAction<Fields = void>(
  action: (fields: Fields) => Promise<void>,
  failureCode: ErrorCode,
): FormAction<Fields> {
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  return {
    error,
    isBusy,
    failure: error === null ? null : explainFailure(error, failureCode),
    run: async (fields) => {
      setError(null)
      setBusy(true)
      try {
        await action(fields)
      } catch (thrown) {
        setError(thrown)
        const { title, text } = explainFailure(thrown, failureCode)
        // The form shows the text too, so a toast with the action's own title leaves it out.
        const isTitleEnough = title === errorMessages[failureCode].title
        toasts.show({ title, text: isTitleEnough ? '' : text, tone: 'error' })
      }
      setBusy(false)
    },
  }
}
