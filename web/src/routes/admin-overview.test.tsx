import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { emptyOverview } from '../testing/sample-operator.ts'

const admin = { 'session.get': () => signedInAnswer({ role: 'admin' }) }
const main = () => within(screen.getByRole('main'))

/** Clicks of the last three days; nobody counted before. */
function busyOverview(days: number) {
  const overview = emptyOverview(days)
  const counted = overview.days.map((day, index) =>
    index < days - 3 ? day : { ...day, clicks: 1000 + index, hits: 1500, errors: 0, premium: 7 },
  )
  return {
    ...overview,
    days: counted,
    attention: { newMessages: 2, reportedLinks: 0, deadMails: 1, failingJobs: 0 },
    mail: { isSetUp: false, waiting: 0, held: 3 },
  }
}

test('tells what waits, what happened, and where nobody counted', async () => {
  const asked: number[] = []
  useFakeApi({
    ...admin,
    'admin.overview.read': ({ days }) => {
      asked.push(days)
      return busyOverview(days)
    },
    'admin.overview.attention': () => ({
      newMessages: 2,
      reportedLinks: 0,
      deadMails: 1,
      failingJobs: 0,
    }),
  })
  await openPage('/admin?days=7')
  const waits = within(await main().findByRole('list', { name: 'Waits for you' }))
  expect(waits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 new messages',
    'Problem: One mail was given up',
    'Problem: No mail server is set up: mails stay in the outbox',
  ])
  expect(waits.getByRole('link', { name: '2 new messages' }).getAttribute('href')).toBe(
    '/admin/inbox',
  )
  const figures = main().getAllByRole('definition')
  expect(figures.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    '3,015',
    '–not counted',
    '–not counted',
    '7',
    '0',
  ])
  expect(main().getAllByText('Nobody has counted this yet.')).toHaveLength(3)
  const slider = main().getByRole('slider', { name: 'Clicks, day' })
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Saturday, Nov 21, 2026: Clicks 1,006, All openings 1,500',
  )
  fireEvent.change(slider, { target: { value: '0' } })
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Sunday, Nov 15, 2026: Clicks not counted, All openings not counted',
  )
  fireEvent.click(main().getByRole('button', { name: 'Clicks as a table' }))
  const rows = within(main().getByRole('region', { name: 'Clicks, table' })).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('2026-11-211,0061,500')
  expect(rows.at(-1)?.textContent).toBe('2026-11-15not countednot counted')

  fireEvent.click(main().getByRole('button', { name: '365 days' }))
  await main().findByRole('button', { name: '365 days', pressed: true })
  expect(asked).toEqual([7, 365])
  const navigation = within(screen.getByRole('navigation', { name: 'Admin' }))
  navigation.getByRole('link', { name: 'Inbox 2 waiting' })
})

test('says on a quiet day that nothing waits, also under its other address', async () => {
  useFakeApi(admin)
  await openPage('/admin-dashboard')
  await main().findByText('Nothing waits for you here.')
  main().getByText(/Everyshelf 0\.1\.0, Node\.js 24\.0\.0/)
  main().getByText('Nov 21, 2026, 6:00 AM (6 hours)')
  main().getByText('50 GB free of 100 GB')
})

test('asks again when the server did not answer', async () => {
  let isAway = true
  useFakeApi({
    ...admin,
    'admin.overview.read': ({ days }) => {
      if (isAway) throw new FakeRefusal('unavailable', 503)
      return emptyOverview(days)
    },
  })
  await openPage('/admin')
  const again = await main().findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  isAway = false
  fireEvent.click(again)
  await main().findByText('Nothing waits for you here.')
})
