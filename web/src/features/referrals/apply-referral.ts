import { readApiError } from '@everyshelf/client'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { showNotice } from '@everyshelf/ui/toast'
import { apiClient } from '../../lib/api-client.ts'
import { dropReferral, readReferral } from './kept-referral.ts'

/** Nothing was decided; the next page tries again, until the code expires. */
const UNDECIDED: readonly ErrorCode[] = [
  'offline',
  'unavailable',
  'unexpected',
  'rate-limited',
  'unauthorized',
  'client-outdated',
]

let applying: Promise<void> | null = null

/** Tells the server who invited the visitor that has just signed in. A refusal is not shown. */
export async function applyReferral(): Promise<void> {
  applying ??= apply().finally(() => {
    applying = null
  })
  await applying
}

async function apply(): Promise<void> {
  const code = readReferral()
  if (code === null) return
  try {
    await apiClient['referrals.apply'].mutate({ code })
    dropReferral()
    showNotice('referral-applied')
  } catch (error) {
    if (!UNDECIDED.includes(readApiError(error).code)) dropReferral()
  }
}
