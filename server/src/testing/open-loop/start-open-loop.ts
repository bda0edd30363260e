import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface OpenLoopLoad {
  readonly port: number
  /** Readers open them one after another. */
  readonly paths: readonly string[]
  readonly ratePerSecond: number
}

export interface OpenLoopResult {
  readonly ratePerSecond: number
  /** When the first request was scheduled, in milliseconds since 1970. */
  readonly startedAtMs: number
  /** From each request's scheduled time to its response; NaN for a reader who was not redirected. */
  readonly latenciesMs: Float32Array
  /** Why readers were not redirected: a status or an error. */
  readonly bad: readonly string[]
  /** The ids of answered clicks. */
  readonly clicks: BigUint64Array
  /** Requests that were sent again because their connection was cut. */
  readonly retried: number
  /** The longest delay between the scheduled time of a request and when it was sent. */
  readonly latestSendMs: number
}

/** Readers who arrive at a fixed rate, whether or not earlier ones are answered. */
export interface OpenLoop {
  /** Sends no more requests, and resolves when all are answered. */
  readonly stop: () => Promise<OpenLoopResult>
}

/** Runs in a thread of its own, so that work of this one delays no request. */
export function startOpenLoop(load: OpenLoopLoad): OpenLoop {
  const thread = new Worker(new URL('open-loop.ts', import.meta.url), { workerData: load })
  return {
    stop: async () => {
      const response = once(thread, 'message')
      thread.postMessage('stop')
      const [result] = await response
      await thread.terminate()
      return result as OpenLoopResult
    },
  }
}
