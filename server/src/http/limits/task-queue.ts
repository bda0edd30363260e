import { performance } from 'node:perf_hooks'

/** Runs a task now or in a later turn of the event loop. Returns false if too many tasks wait. */
export type EnqueueTask = (task: () => void) => boolean

/** After a task, other work gets the loop for seven times as long, if there is any. */
const REST_FACTOR = 7

interface TurnQueueDeps {
  readonly maxWaiting: number
  readonly now?: () => number
  /** The number of events that the loop has handled so far. */
  readonly countEvents?: () => number
}

/**
 * Runs tasks in order, and leaves seven eighths of a busy event loop to work without a queue, such as
 * redirects. An idle loop runs only tasks. Node accepts one connection in each turn, so a
 * reader behind a hundred others waits for a hundred turns, and each should be short.
 */
export function createTaskQueue(deps: TurnQueueDeps): EnqueueTask {
  const { maxWaiting, now = () => performance.now(), countEvents = countLoopEvents } = deps
  const waiting: (() => void)[] = []
  let restUntil = Number.NEGATIVE_INFINITY
  let eventsBefore = 0

  function run(task: () => void): void {
    const began = now()
    task()
    const ended = now()
    restUntil = ended + (ended - began) * REST_FACTOR
  }

  function runNext(): void {
    const events = countEvents()
    const isLoopIdle = events === eventsBefore
    eventsBefore = events
    const task = isLoopIdle || now() >= restUntil ? waiting.shift() : undefined
    // Scheduled first, so that the other tasks run even if this one throws.
    if (waiting.length > 0) setImmediate(runNext)
    if (task) run(task)
  }

  return (task) => {
    if (waiting.length === 0 && now() >= restUntil) {
      run(task)
      return true
    }
    if (waiting.length >= maxWaiting) return false
    waiting.push(task)
    if (waiting.length === 1) setImmediate(runNext)
    return true
  }
}

function countLoopEvents(): number {
  return performance.nodeTiming.uvMetricsInfo.events
}
