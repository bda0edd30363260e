import { readAccount, watchAccount, writeAccount } from '../storage/account.ts'
import { readCredential, removeCredential, writeCredential } from '../storage/credentials.ts'
import { serverAddress } from '../storage/server-address.ts'
import { requestToken } from './device-flow.ts'

const LOCK = 'await-approval'

/**
 * Polls the server until the user approves or denies the code, or the code expires. The background
 * and every open window call this. A lock lets one of them poll at a time; when the browser suspends
 * that one, the next takes over.
 */
export async function awaitApproval(signal?: AbortSignal): Promise<void> {
  await navigator.locks.request(LOCK, { ...(signal && { signal }) }, async () => {
    while (!signal?.aborted && (await pollOnce())) {
      const proof = await readCredential()
      if (proof?.kind !== 'device-code') return
      // A little longer than the server's interval: it answers early polls with "slow down".
      await pause(proof.intervalSeconds * 1000 + 250, signal)
    }
  })
}

/** For the background: polls for a new code, and for a code that was open when the background started. */
export function watchApproval(): void {
  watchAccount((account) => {
    if (account.state === 'connecting') void awaitApproval()
  })
  void awaitApproval()
}

/** Polls once; true while the code is still open. Reading storage also keeps the background awake. */
async function pollOnce(): Promise<boolean> {
  const server = await serverAddress.getValue()
  const [account, proof] = await Promise.all([readAccount(), readCredential()])
  if (account.state !== 'connecting' || proof?.kind !== 'device-code') return false
  const response = await requestToken(server, proof.code)
  if (response.kind === 'approved') {
    const { token, email, firstName } = response
    await writeCredential(server, { kind: 'token', token })
    await writeAccount(server, { state: 'connected', email, firstName })
    return false
  }
  const isOver = response.kind !== 'waiting' || Date.parse(account.expiresAt) <= Date.now()
  if (isOver) {
    await removeCredential()
    const ended = response.kind === 'denied' ? 'denied' : 'expired'
    await writeAccount(server, { state: 'signed-out', ended })
  }
  return !isOver
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
