import { setTimeout as wait } from 'node:timers/promises'
import type { Subject } from './start-subject.ts'

const LOOK_AGAIN_MS = 200

/** Hits on the local disk that PostgreSQL does not have yet. */
export async function countSpooled(subjects: readonly Pick<Subject, 'port'>[]): Promise<number> {
  const counts = await Promise.all(
    subjects.map(async ({ port }) => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      return Number(/^everyshelf_clicks_spooled (\d+)$/m.exec(metrics)?.[1])
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

export async function waitUntilSpoolsAreEmpty(
  subjects: readonly Pick<Subject, 'port'>[],
): Promise<void> {
  while ((await countSpooled(subjects)) > 0) await wait(LOOK_AGAIN_MS)
}
