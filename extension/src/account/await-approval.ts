import { serverAddress } from '../storage/server-address.ts'
import { readAccount, watchAccount, writeAccount } from './account.ts'
import { askForToken } from './device-calls.ts'
import { forgetProof, readProof, writeProof } from './proof.ts'

const LOCK = 'await-approval'

/**
 * Asks the server until the open code has been answered, as long as a code is open. The background
 * and every open window call it, one of them asks at a time, and when the browser puts that one to
 * sleep the next goes on.
 */
export async function awaitApproval(signal?: AbortSignal): Promise<void> {
  await navigator.locks.request(LOCK, { ...(signal && { signal }) }, async () => {
    while (!signal?.aborted && (await isStillWaiting())) {
      const proof = await readProof()
      if (proof?.kind !== 'device-code') return
      // A little more than is asked for: who comes early is told to slow down.
      await pause(proof.intervalSeconds * 1000 + 250, signal)
    }
  })
}

/** For the background: a code that is opened wakes it, and one that was open when it began is asked for. */
export function watchApproval(): void {
  watchAccount((account) => {
    if (account.state === 'connecting') void awaitApproval()
  })
  void awaitApproval()
}

/** Asks once. Reading the storage also keeps the background awake until the next time. */
async function isStillWaiting(): Promise<boolean> {
  const server = await serverAddress.getValue()
  const [account, proof] = await Promise.all([readAccount(), readProof()])
  if (account.state !== 'connecting' || proof?.kind !== 'device-code') return false
  const answer = await askForToken(server, proof.code)
  if (answer.kind === 'approved') {
    const { token, email, firstName } = answer
    await writeProof(server, { kind: 'token', token })
    await writeAccount(server, { state: 'connected', email, firstName })
    return false
  }
  const isOver = answer.kind !== 'waiting' || Date.parse(account.expiresAt) <= Date.now()
  if (isOver) {
    await forgetProof()
    const ended = answer.kind === 'denied' ? 'denied' : 'expired'
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
