import type { Logger } from '../logger.ts'
import type { JobOutcome, JobsRepo } from './jobs.repo.ts'

/** A process that ends without a word is waited for so long; who works says that it is still there. */
export const CLAIMED_MS = 30_000
const RENEWED_MS = CLAIMED_MS / 3

export interface SharedJobDeps {
  readonly name: string
  readonly everyMs: number
  /** What it resolves with, when that is a number or a text, is shown as the result. */
  readonly run: () => Promise<unknown>
  readonly by: string
  readonly repo: Pick<JobsRepo, 'claim' | 'renew' | 'note' | 'release'>
  /** How often a job that stays with this process is written down. */
  readonly writtenEveryMs: number
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly now: () => number
}

export interface SharedJob {
  /** Runs it when its time has come and it is ours, or nobody's. */
  readonly consider: (isDue: boolean) => void
  /** Begins no further run, waits for the one under way, and leaves the job to the others. */
  readonly stop: () => Promise<void>
}

/**
 * One job as one process sees it. What runs rarely is claimed for each run. What runs more often than
 * a claim lasts stays with its process, which saves two writes a run; when that process is gone,
 * another takes it up.
 */
export function createSharedJob(deps: SharedJobDeps): SharedJob {
  const { name, everyMs, repo, by, log, now } = deps
  const isKept = everyMs <= CLAIMED_MS
  const claim = { name, by }
  let underway: Promise<void> | undefined
  let isStopped = false
  let heldUntil = 0
  let runAt = 0
  let written: { readonly error: string | null; readonly at: number } | undefined

  async function hold(write: () => Promise<boolean>): Promise<boolean> {
    const askedAt = performance.now()
    const isOurs = await write()
    heldUntil = isOurs ? askedAt + CLAIMED_MS : 0
    return isOurs
  }

  async function claimAndRun(): Promise<void> {
    const time = now()
    const times = { now: time, until: time + CLAIMED_MS, nextRunAt: time + everyMs }
    if (await hold(() => repo.claim(claim, times))) await runOnce()
  }

  async function runOnce(): Promise<void> {
    const begunAt = performance.now()
    const startedAt = now()
    runAt = begunAt + everyMs
    const renewal = setInterval(() => void renew(), RENEWED_MS)
    renewal.unref()
    const ended = await findOutcome(deps.run).finally(() => clearInterval(renewal))
    if (ended.thrown) log.error({ err: ended.thrown, job: name }, 'job failed')
    const tookMs = Math.round(performance.now() - begunAt)
    await note({ startedAt, tookMs, result: ended.result, error: ended.error })
  }

  async function renew(): Promise<void> {
    const isOurs = await hold(() => repo.renew(claim, now() + CLAIMED_MS)).catch(() => true)
    if (!isOurs) log.warn({ job: name }, 'job was taken up by another process meanwhile')
  }

  async function note(outcome: JobOutcome): Promise<void> {
    const time = performance.now()
    const isWritten = written?.error === outcome.error && time - written.at < deps.writtenEveryMs
    if (isKept && isWritten) return
    const keep = { until: now() + CLAIMED_MS, nextRunAt: outcome.startedAt + everyMs }
    await hold(() => repo.note(claim, outcome, isKept ? keep : null))
    written = { error: outcome.error, at: time }
    if (!isKept) heldUntil = 0
  }

  function begin(work: () => Promise<void>): void {
    // A database that is away was logged by the run, or is by whoever looks for jobs.
    underway = work()
      .catch(() => {})
      .finally(() => {
        underway = undefined
      })
  }

  return {
    consider: (isDue) => {
      if (underway || isStopped) return
      const time = performance.now()
      if (time >= heldUntil) {
        if (isDue) begin(claimAndRun)
      } else if (time >= runAt) begin(runOnce)
    },
    stop: async () => {
      isStopped = true
      await underway
      if (heldUntil > 0) await repo.release(claim).catch(() => {})
    },
  }
}

export interface Ended {
  readonly result: string | null
  readonly error: string | null
  readonly thrown?: unknown
}

/** Runs something and tells how it ended. */
export async function findOutcome(run: () => Promise<unknown>): Promise<Ended> {
  try {
    const result = await run()
    const isSaid = typeof result === 'number' || typeof result === 'string'
    return { result: isSaid ? String(result) : null, error: null }
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown.message : String(thrown)
    return { result: null, error: error.slice(0, 500), thrown }
  }
}
