import { type ErrorCode, errorMessages, type NoticeCode } from '@everyshelf/domain/messages'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { type Message, sendMessage } from './send-message.ts'

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
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  return {
    failure: failure && errorMessages[failure].text,
    send: async (message) => {
      setFailure(null)
      const code = await sendMessage(message, failed)
      if (code) {
        setFailure(code)
        showError(code)
        return
      }
      showNotice(sent)
      onSent()
    },
  }
}
