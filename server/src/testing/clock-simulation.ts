import { createHitIds, dayOfHitId, timeOfHitId } from '../features/clicks/hit-id.ts'
import { deleteOldClicks } from '../features/clicks/retention/delete-old-clicks.ts'
import { openProvenTime, type ProvenTime } from '../features/clicks/retention/proven-time.ts'

export const START = Date.parse('2026-11-21T12:00:00.000Z')

interface WorldState {
  trueMs: number
  clockErrorMs: number
  provenMs: number | null
  confirmedMs: number | null
}

/** Simulates a server whose clock can be wrong, next to the true time. */
export async function createClockSimulation() {
  const state: WorldState = {
    trueMs: START,
    clockErrorMs: 0,
    provenMs: null,
    confirmedMs: null,
  }
  let startedMs = START
  let hits: { readonly id: bigint; readonly trueMs: number }[] = []
  const now = () => state.trueMs + state.clockErrorMs
  const repo = {
    read: async () => state.provenMs,
    write: async (provenMs: number) => void Object.assign(state, { provenMs }),
    readConfirmed: async () => state.confirmedMs,
    findHitTime: async (which: 'newest' | 'oldest') => {
      const times = hits.map(({ id }) => timeOfHitId(id))
      if (times.length === 0) return null
      return which === 'newest' ? Math.max(...times) : Math.min(...times)
    },
  }
  let provenTime: ProvenTime
  let nextId: () => bigint
  async function start() {
    startedMs = state.trueMs
    provenTime = await openProvenTime({ repo, now, runMs: () => state.trueMs - startedMs })
    nextId = createHitIds(now, 7, () => provenTime.minimumMs())
  }
  await start()

  return {
    state,
    hit: () => void hits.push({ id: nextId(), trueMs: state.trueMs }),
    hearTrueTime: () => provenTime.observeTime(state.trueMs),
    restart: start,
    /** Runs the deletion job; returns the true age of the youngest deleted hit. */
    deleteOld: async () => {
      const before = hits
      const result = await deleteOldClicks({
        expire: async ({ hits: before = '' }) => {
          hits = hits.filter(({ id }) => dayOfHitId(id) >= before)
          return null
        },
        provenTime,
        now,
      }).catch((error: Error) => error.message)
      const deleted = before.filter((hit) => !hits.includes(hit))
      const youngestMs = Math.min(...deleted.map((hit) => state.trueMs - hit.trueMs))
      return { result, youngestMs, deleted: deleted.length }
    },
    countHits: () => hits.length,
  }
}
