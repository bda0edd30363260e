import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterInputs } from '@everyshelf/server/api'
import { apiClient } from '../../lib/api/api-client.ts'

export type Message = RouterInputs['feedback']['send']

/** Errors whose own text is more useful than “failed to send”. */
const WITH_OWN_TEXT: readonly ErrorCode[] = [
  'rate-limited',
  'too-large',
  'client-outdated',
  'offline',
]

/** @returns null when the message was sent, else the error */
export async function sendMessage(
  message: Message,
  failed: 'contact-failed' | 'feedback-failed',
): Promise<ErrorCode | null> {
  try {
    await apiClient.feedback.send.mutate(message)
    return null
  } catch (error) {
    const { code } = readApiError(error)
    return WITH_OWN_TEXT.includes(code) ? code : failed
  }
}
