import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DomainError } from '@everyshelf/domain/messages'
import type { DatabaseConfig } from '../../../config.ts'
import type { ClickReadings } from './click-readings.ts'
import { type ReadingAnswer, type ReadingCall, toError } from './reading-calls.ts'

export interface ReadingThread {
  readonly readings: ClickReadings
  readonly close: () => Promise<void>
}

export type StartReadings = (config: DatabaseConfig) => ReadingThread

/** Beside this file, as source and as built. */
const THREAD = join(import.meta.dirname, `reading-thread${extname(import.meta.filename)}`)

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/**
 * Reads clicks on a thread and a connection of its own, so that no chart keeps a reader waiting for
 * the redirect. The thread starts with the first call, and again after it broke.
 */
export const startReadingThread: StartReadings = (config) => {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let calls = 0

  function start(): Worker {
    const started = new Worker(THREAD, { name: 'readings', workerData: config, execArgv: [] })
    started.on('message', (answer: ReadingAnswer) => {
      const caller = waiting.get(answer.call)
      waiting.delete(answer.call)
      if ('problem' in answer) caller?.reject(toError(answer.problem))
      else caller?.resolve(answer.result as never)
    })
    // Unheard, what broke the thread would end the process; its callers learn of it by the exit.
    started.on('error', () => {})
    started.on('exit', () => {
      if (thread === started) thread = undefined
      for (const { reject } of waiting.values()) reject(new DomainError('unavailable'))
      waiting.clear()
    })
    return started
  }

  function call<Name extends keyof ClickReadings>(
    name: Name,
    ...args: Parameters<ClickReadings[Name]>
  ): ReturnType<ClickReadings[Name]> {
    thread ??= start()
    const id = ++calls
    const asked: ReadingCall = { call: id, name, args }
    const answer = new Promise<never>((resolve, reject) => waiting.set(id, { resolve, reject }))
    thread.postMessage(asked)
    return answer as ReturnType<ClickReadings[Name]>
  }

  return {
    readings: {
      overview: (...args) => call('overview', ...args),
      summary: (...args) => call('summary', ...args),
      toQuestion: (...args) => call('toQuestion', ...args),
      readExportPart: (...args) => call('readExportPart', ...args),
      countClicks: (...args) => call('countClicks', ...args),
      readLastReaders: (...args) => call('readLastReaders', ...args),
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}
