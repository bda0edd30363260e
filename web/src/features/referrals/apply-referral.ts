import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { apiClient } from '../../lib/api/api-client.ts'
import { readReferral, removeReferral } from './referral-storage.ts'

/** After these errors the code stays stored, and the next page retries until it expires. */
const RETRYABLE_CODES: readonly ErrorCode[] = [
  'offline',
  'unavailable',
  'unexpected',
  'rate-limited',
  'unauthorized',
  'client-outdated',
]

let pendingRequest: Promise<void> | null = null

/** Sends the stored referral code of a user who has signed in. A rejected code shows why. */
export async function applyReferral(): Promise<void> {
  pendingRequest ??= apply().finally(() => {
    pendingRequest = null
  })
  await pendingRequest
}

async function apply(): Promise<void> {
  const code = readReferral()
  if (code === null) return
  try {
    await apiClient['referrals.apply'].mutate({ code })
    removeReferral()
    showNotice('referral-applied')
  } catch (error) {
    const rejection = readApiError(error).code
    if (RETRYABLE_CODES.includes(rejection)) return
    removeReferral()
    showError(rejection)
  }
}
