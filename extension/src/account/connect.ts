import { formatUserCode } from '@everyshelf/domain/devices'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { browser } from 'wxt/browser'
import { openApi } from '../api/open-api.ts'
import { SIGNED_OUT, writeAccount } from '../storage/account.ts'
import { removeCredential, writeCredential } from '../storage/credentials.ts'
import { serverAddress } from '../storage/server-address.ts'
import { requestCode } from './device-flow.ts'

/**
 * Opens the website's approval page in a tab. The background polls for the approval, and screens see
 * it through `useAccount`. Returns the error code if no code could be requested.
 */
export async function connect(): Promise<ErrorCode | null> {
  const server = await serverAddress.getValue()
  const response = await requestCode(server)
  if (!response.ok) return response.reason
  const { deviceCode, connectUrl, expiresInSeconds, intervalSeconds } = response.code
  const userCode = formatUserCode(response.code.userCode)
  const expiresAt = new Date(Date.now() + expiresInSeconds * 1000).toISOString()
  await writeCredential(server, { kind: 'device-code', code: deviceCode, intervalSeconds })
  await writeAccount(server, { state: 'connecting', userCode, connectUrl, expiresAt })
  await browser.tabs.create({ url: connectUrl })
  return null
}

/** Drops a code that has not been approved yet. */
export async function cancelConnecting(): Promise<void> {
  await forgetAccount()
}

/** Ends this browser's session on the server, and forgets the account here even if the server is down. */
export async function disconnect(): Promise<void> {
  const api = await openApi()
  await api.devices.disconnect.mutate().catch(() => null)
  await forgetAccount()
}

/** Forgets the account in this browser, without a request. */
export async function forgetAccount(): Promise<void> {
  await removeCredential()
  await writeAccount(await serverAddress.getValue(), SIGNED_OUT)
}
