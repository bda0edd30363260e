import { performance } from 'node:perf_hooks'

/** Runs a task now or in a later turn of the event loop; false when too many wait. */
export type TakeTurn = (task: () => void) => boolean

/** After a task the loop is left to others for seven times as long, if they have anything to do. */
const REST_FACTOR = 7

interface TurnQueueDeps {
  readonly mostWaiting: number
  readonly now?: () => number
  /** How many events the loop has handled so far. */
  readonly countEvents?: () => number
}

/**
 * Runs tasks in order and leaves seven eighths of a busy event loop to what needs no queue, such as
 * redirects; an idle loop is theirs alone (R51, S75). Node accepts one connection in each turn, so a
 * reader behind a hundred others waits for a hundred turns, and each should be short.
 */
export function createTurnQueue(deps: TurnQueueDeps): TakeTurn {
  const { mostWaiting, now = () => performance.now(), countEvents = countLoopEvents } = deps
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
    // Also when a task throws, the others have their turn.
    if (waiting.length > 0) setImmediate(runNext)
    if (task) run(task)
  }

  return (task) => {
    if (waiting.length === 0 && now() >= restUntil) {
      run(task)
      return true
    }
    if (waiting.length >= mostWaiting) return false
    waiting.push(task)
    if (waiting.length === 1) setImmediate(runNext)
    return true
  }
}

function countLoopEvents(): number {
  return performance.nodeTiming.uvMetricsInfo.events
}
