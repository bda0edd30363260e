import type { RouterOutputs } from '@everyshelf/server/api'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

type Job = RouterOutputs['admin']['jobs']['list'][number]

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }
const main = () => within(screen.getByRole('main'))

const job: Job = {
  name: 'old-clicks',
  title: 'Old clicks',
  text: 'Deletes clicks older than 13 months.',
  everyMs: 21_600_000,
  isShared: true,
  isRunning: false,
  claimedBy: null,
  lastRunAt: '2026-11-21T09:00:00.000Z',
  tookMs: 1200,
  result: '3',
  error: null,
  nextRunAt: '2099-11-21T15:00:00.000Z',
}

test('shows each job’s last run, and runs one now', async () => {
  const ran: string[] = []
  const mail: Job = {
    ...job,
    name: 'mail',
    title: 'Mail',
    isShared: false,
    everyMs: 60_000,
    lastRunAt: null,
    tookMs: null,
    result: null,
    nextRunAt: null,
    error: 'no database',
  }
  useFakeApi({
    ...admin,
    'admin.jobs.list': () => [{ ...job, isRunning: ran.length > 0 }, mail],
    'admin.jobs.run': ({ name }) => {
      if (name === 'mail') throw new FakeRefusal('not-found', 404)
      ran.push(name)
      return { begun: true }
    },
  })
  await openPage('/admin/jobs')
  const shared = within(await main().findByRole('region', { name: 'Shared jobs' }))
  const [row] = shared.getAllByRole('listitem')
  expect(row?.textContent).toContain(
    'Every 6 hours · last Nov 21, 2026, 9:00 AM, took 1.2 seconds · result 3 · next Nov 21, 2099',
  )
  const own = within(main().getByRole('region', { name: 'Jobs in every process' }))
  expect(own.getByRole('listitem').textContent).toContain('Every minute · not run yet')
  expect(own.getByRole('listitem').textContent).toContain('no database')
  own.getByText('Failed')
  press('Run now: Old clicks')
  await shared.findByText('Running')
  expect(ran).toEqual(['old-clicks'])
  press('Run now: Mail')
  await own.findByText(/^Not found\./)
})

test('names a rate limit, since the data is not the admin’s own', async () => {
  useFakeApi({
    ...admin,
    'admin.jobs.list': () => {
      throw new FakeRefusal('rate-limited', 429, { retryAfterSeconds: 40_000 })
    },
  })
  await openPage('/admin/jobs')
  const alert = await main().findByRole('alert', {}, { timeout: 5000 })
  expect(alert.textContent).toContain('Too many requestsPlease wait a moment and try again.')
})

test('loads again after a failure', async () => {
  let isDown = true
  useFakeApi({
    ...admin,
    'admin.jobs.list': () => {
      if (isDown) throw new FakeRefusal('invalid-input')
      return [job]
    },
  })
  await openPage('/admin/jobs')
  await main().findByRole('alert', {}, { timeout: 5000 })
  isDown = false
  press('Try again')
  await main().findByText('Old clicks')
})
