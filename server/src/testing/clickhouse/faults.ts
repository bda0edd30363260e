import { createException } from './server-exception.ts'
import type { Statement } from './statement.ts'

/** How the server misbehaves, by order of a test. */
export interface Faults {
  readonly orders: Readonly<Record<string, () => unknown>>
  /** Throws what a real server answers to a write that it cannot accept. */
  readonly admit: (statement: Statement) => void
  /** Waits while the server is paused. */
  readonly whenRunning: () => Promise<void>
  /** Whether to cut the connection instead of answering what has been executed. */
  readonly losesResponse: (statement: Statement) => boolean
}

const changing = /^(?:insert|alter|delete|update|truncate|optimize|create|drop)$/

export function createFaults(): Faults {
  let writes: 'accepted' | 'readonly' | 'full' = 'accepted'
  let losesNext = false
  let pause: PromiseWithResolvers<void> | undefined
  let firstWaiting = Promise.withResolvers<void>()

  return {
    orders: {
      pause: () => {
        pause ??= Promise.withResolvers()
        firstWaiting = Promise.withResolvers()
      },
      resume: () => {
        pause?.resolve()
        pause = undefined
      },
      'wait-for-request': () => firstWaiting.promise,
      readonly: () => {
        writes = 'readonly'
      },
      full: () => {
        writes = 'full'
      },
      writable: () => {
        writes = 'accepted'
      },
      'lose-response': () => {
        losesNext = true
      },
    },
    admit: ({ sql, verb }) => {
      if (writes === 'readonly' && changing.test(verb)) {
        throw createException(242, `Table is in readonly mode: ${sql}`, 'TABLE_IS_READ_ONLY')
      }
      if (writes === 'full' && verb === 'insert') {
        throw createException(243, 'Cannot reserve 1.00 MiB, not enough space', 'NOT_ENOUGH_SPACE')
      }
    },
    whenRunning: async () => {
      if (!pause) return
      firstWaiting.resolve()
      await pause.promise
    },
    losesResponse: ({ verb }) => {
      const isLost = losesNext && verb === 'insert'
      if (isLost) losesNext = false
      return isLost
    },
  }
}
