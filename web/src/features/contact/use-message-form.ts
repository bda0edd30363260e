import { readApiError } from '@everyshelf/client'
import type { NoticeCode } from '@everyshelf/domain/messages'
import type { RouterInputs } from '@everyshelf/server/api'
import { describeFailure, type FailureCause } from '@everyshelf/ui/labels'
import { showFailure, showNotice } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { apiClient } from '../../lib/api/api-client.ts'

type Message = RouterInputs['feedback']['send']

/** The messages for failure and success. */
export interface MessageOutcome {
  readonly failed: 'contact-failed' | 'feedback-failed'
  readonly sent: NoticeCode
}

export interface MessageFormState {
  /** Stays next to the button after the toast is gone. */
  readonly failure: string | null
  readonly send: (message: Message) => Promise<void>
}

/** Sends a message. On failure, the form keeps its text. */
export function useMessageForm(
  { failed, sent }: MessageOutcome,
  onSent: () => void,
): MessageFormState {
  const [cause, setCause] = useState<FailureCause | null>(null)
  return {
    failure: cause && describeFailure(failed, cause).text,
    send: async (message) => {
      setCause(null)
      try {
        await apiClient.feedback.send.mutate(message)
      } catch (error) {
        const found = readApiError(error)
        setCause(found)
        showFailure(failed, found)
        return
      }
      showNotice(sent)
      onSent()
    },
  }
}
