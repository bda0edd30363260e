import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import type { RouterInputs } from '@everyshelf/server/api'
import { apiClient } from '../../lib/api-client.ts'

export type Message = RouterInputs['feedback']['send']

/** Errors that say something more useful than that it failed. */
const OWN_WORDS: readonly ErrorCode[] = ['rate-limited', 'too-large', 'client-outdated', 'offline']

/** Null when it has arrived, else why not. */
export async function sendMessage(
  message: Message,
  failed: 'contact-failed' | 'feedback-failed',
): Promise<ErrorCode | null> {
  try {
    await apiClient.feedback.send.mutate(message)
    return null
  } catch (error) {
    const { code } = readApiError(error)
    return OWN_WORDS.includes(code) ? code : failed
  }
}
