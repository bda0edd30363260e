import { formatUserCode } from '@everyshelf/domain/devices'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { browser } from 'wxt/browser'
import { openApi } from '../popup/api.ts'
import { serverAddress } from '../storage/server-address.ts'
import { SIGNED_OUT, writeAccount } from './account.ts'
import { requestCode } from './device-calls.ts'
import { forgetProof, writeProof } from './proof.ts'

/**
 * Opens the page of the site on which this browser is given an account, in a tab. The background
 * goes on from here; a screen learns of the yes by `useAccount`. Gives back what went wrong.
 */
export async function connect(): Promise<ErrorCode | null> {
  const server = await serverAddress.getValue()
  const answer = await requestCode(server)
  if (!answer.ok) return answer.reason
  const { deviceCode, connectUrl, expiresInSeconds, intervalSeconds } = answer.code
  const userCode = formatUserCode(answer.code.userCode)
  const expiresAt = new Date(Date.now() + expiresInSeconds * 1000).toISOString()
  await writeProof(server, { kind: 'device-code', code: deviceCode, intervalSeconds })
  await writeAccount(server, { state: 'connecting', userCode, connectUrl, expiresAt })
  await browser.tabs.create({ url: connectUrl })
  return null
}

/** Takes back a code nobody has said yes to. */
export async function cancelConnecting(): Promise<void> {
  await forgetAccount()
}

/** Ends this browser's session on the server, and here in any case. */
export async function disconnect(): Promise<void> {
  const api = await openApi()
  await api.devices.disconnect.mutate().catch(() => null)
  await forgetAccount()
}

async function forgetAccount(): Promise<void> {
  await forgetProof()
  await writeAccount(await serverAddress.getValue(), SIGNED_OUT)
}
