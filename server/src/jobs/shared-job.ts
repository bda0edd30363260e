import type { Logger } from '../logger.ts'
import type { JobOutcome, JobsRepo } from './jobs.repo.ts'

/** After this time, another process may take over a job whose process crashed. Running jobs renew the claim. */
export const CLAIMED_MS = 30_000
const RENEWED_MS = CLAIMED_MS / 3

export interface SharedJobDeps {
  readonly name: string
  readonly everyMs: number
  /** The admin page shows its result if that is a number or a string. */
  readonly run: () => Promise<unknown>
  readonly by: string
  readonly repo: Pick<JobsRepo, 'claim' | 'renew' | 'recordRun' | 'release'>
  /** How often the runs of a job with a permanent claim are recorded. */
  readonly recordEveryMs: number
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly now: () => number
}

export interface SharedJob {
  /** Runs the job if it is due and this process has or gets the claim. */
  readonly runIfDue: (isDue: boolean) => void
  /** Runs the job now if this process has the claim. */
  readonly wake: () => void
  /** Starts no further run, waits for the current one, and releases the claim. */
  readonly stop: () => Promise<void>
}

/**
 * A shared job, as one process sees it. A rare job is claimed for each run. A frequent job stays claimed
 * by its process, which saves two writes per run. When that process stops, another takes over.
 */
export function createSharedJob(deps: SharedJobDeps): SharedJob {
  const { name, everyMs, repo, by, log, now } = deps
  const isFrequent = everyMs <= CLAIMED_MS
  const claim = { name, by }
  let current: Promise<void> | undefined
  let isStopped = false
  let heldUntil = 0
  let runAt = 0
  let recorded: { readonly error: string | null; readonly at: number } | undefined

  async function updateClaim(write: () => Promise<boolean>): Promise<boolean> {
    const requestedAt = performance.now()
    const isOurs = await write()
    heldUntil = isOurs ? requestedAt + CLAIMED_MS : 0
    return isOurs
  }

  async function claimAndRun(): Promise<void> {
    const time = now()
    const times = { now: time, until: time + CLAIMED_MS, nextRunAt: time + everyMs }
    if (await updateClaim(() => repo.claim(claim, times))) await runOnce()
  }

  async function runOnce(): Promise<void> {
    const beganAt = performance.now()
    const startedAt = now()
    runAt = beganAt + everyMs
    const renewal = setInterval(() => void renew(), RENEWED_MS)
    renewal.unref()
    const ended = await findOutcome(deps.run).finally(() => clearInterval(renewal))
    if (ended.thrown) log.error({ err: ended.thrown, job: name }, 'job failed')
    const tookMs = Math.round(performance.now() - beganAt)
    await record({ startedAt, tookMs, result: ended.result, error: ended.error })
  }

  async function renew(): Promise<void> {
    const isOurs = await updateClaim(() => repo.renew(claim, now() + CLAIMED_MS)).catch(() => true)
    if (!isOurs) log.warn({ job: name }, 'another process took over the job')
  }

  async function record(outcome: JobOutcome): Promise<void> {
    const time = performance.now()
    const isRecorded = recorded?.error === outcome.error && time - recorded.at < deps.recordEveryMs
    if (isFrequent && isRecorded) return
    const keep = { until: now() + CLAIMED_MS, nextRunAt: outcome.startedAt + everyMs }
    await updateClaim(() => repo.recordRun(claim, outcome, isFrequent ? keep : null))
    recorded = { error: outcome.error, at: time }
    if (!isFrequent) heldUntil = 0
  }

  function begin(work: () => Promise<void>): void {
    // The run logs a failed database, or the search for due jobs does.
    current = work()
      .catch(() => {})
      .finally(() => {
        current = undefined
      })
  }

  return {
    runIfDue: (isDue) => {
      if (current || isStopped) return
      const time = performance.now()
      if (time >= heldUntil) {
        if (isDue) begin(claimAndRun)
      } else if (time >= runAt) begin(runOnce)
    },
    wake: () => {
      if (!current && !isStopped && performance.now() < heldUntil) begin(runOnce)
    },
    stop: async () => {
      isStopped = true
      await current
      if (heldUntil > 0) await repo.release(claim).catch(() => {})
    },
  }
}

export interface Ended {
  readonly result: string | null
  readonly error: string | null
  readonly thrown?: unknown
}

/** Runs something and returns its result or error. */
export async function findOutcome(run: () => Promise<unknown>): Promise<Ended> {
  try {
    const result = await run()
    const isShown = typeof result === 'number' || typeof result === 'string'
    return { result: isShown ? String(result) : null, error: null }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown)
    return { result: null, error: error.slice(0, 500), thrown }
  }
}
