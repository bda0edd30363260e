import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '@everyshelf/domain/messages'
import { expect, it } from 'vitest'
import { createAdminJobsService } from '../features/admin/jobs/admin-jobs.service.ts'
import { createProcessRuns } from './process-runs.ts'

const NOW = Date.parse('2026-11-21T20:00:00.000Z')

function openRuns() {
  const runs = createProcessRuns(() => NOW)
  const requested: string[] = []
  const service = createAdminJobsService({
    repo: {
      list: async () => [],
      request: async (name) => void requested.push(name),
    },
    processRuns: runs,
    now: () => NOW,
  })
  const recorded: unknown[] = []
  const record = async (_queries: unknown, entry: unknown) => void recorded.push(entry)
  return { runs, service, requested, record, recorded }
}

it('lists the last runs of this process’s jobs, and which job is running', async () => {
  const { runs, service } = openRuns()
  const observe = runs.watch('mail', () => {})
  const mail = async () => (await service.list()).find(({ name }) => name === 'mail')
  expect(await mail()).toMatchObject({ isShared: false, isRunning: false, lastRunAt: null })
  let finish: (value: number) => void = () => {}
  const first = observe(
    () =>
      new Promise<number>((resolve) => {
        finish = resolve
      }),
  )
  expect(await mail()).toMatchObject({ isRunning: true, error: null })
  finish(3)
  expect(await first).toBe(3)
  expect(await mail()).toMatchObject({
    isRunning: false,
    lastRunAt: '2026-11-21T20:00:00.000Z',
    result: '3',
    error: null,
  })
  expect(await service.countFailing()).toBe(0)
  await expect(observe(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await mail()).toMatchObject({ isRunning: false, result: null, error: 'no room' })
  expect(await service.countFailing()).toBe(1)
})

it('runs a job of any process now, and logs who requested it', async () => {
  const { runs, service, requested, record, recorded } = openRuns()
  const woken: string[] = []
  runs.watch('mail', () => void woken.push('mail'))
  await service.runNow(record, 'mail')
  await service.runNow(record, 'old-clicks')
  expect([woken, requested]).toEqual([['mail'], ['old-clicks']])
  expect(recorded).toEqual([
    { action: 'job.run', subject: 'mail' },
    { action: 'job.run', subject: 'old-clicks' },
  ])
  for (const name of ['nothing', 'toString', 'stripe-events']) {
    await expect(service.runNow(record, name)).rejects.toThrow(new DomainError('not-found'))
  }
})

/** What comes again and again and is no job: it measures or listens. */
const NO_JOBS = [
  'db/postgres-hosts.ts',
  'features/redirect/postgres-link-changes.repo.ts',
  'features/status/redirect-times.ts',
  'http/connections/slow-clients.ts',
  'http/limits/load-shedding.ts',
]

it('every repeating timer belongs to a job in the catalog', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:testing|operations|jobs)\//.test(file),
  )
  const withText = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const repeating = withText.filter(({ text }) => text.includes('setInterval('))
  expect(repeating.map(({ file }) => file).toSorted()).toEqual(NO_JOBS)
  // Workers have their own schedule; their runs are recorded too.
  const watching = withText.flatMap(({ text }) => text.match(/(?<=watchRuns\(')[a-z-]+/g) ?? [])
  expect(watching.toSorted()).toEqual(['mail', 'stripe-events', 'webhooks'])
})
