import { type ErrorCode, errorMessages, type NoticeCode } from '@everyshelf/domain/messages'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { useState } from 'react'
import { type Message, sendMessage } from './send-message.ts'

/** What its sender is told. */
export interface MessageOutcome {
  readonly failed: 'contact-failed' | 'feedback-failed'
  readonly sent: NoticeCode
}

export interface MessageFormState {
  /** Stays beside the button after the toast has gone. */
  readonly failure: string | null
  readonly send: (message: Message) => Promise<void>
}

/** Sends what a form holds. On failure the form keeps it all and says so. */
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
