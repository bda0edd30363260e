import type { Worker } from 'node:worker_threads'

/** The only message of a thread. Rejects if the thread fails, ends without one, or takes too long. */
export function readThreadResult(thread: Worker, timeoutMs: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), timeoutMs)
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('the thread ended')))
    thread.once('exit', () => clearTimeout(timer))
  })
}
