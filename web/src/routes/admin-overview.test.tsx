import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { emptyOverview } from '../testing/sample-operator.ts'

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }
const main = () => within(screen.getByRole('main'))

/** Data for the last three days and none before. */
function busyOverview(days: number) {
  const overview = emptyOverview(days)
  const counted = overview.days.map((day, index) =>
    index < days - 3 ? day : { ...day, clicks: 1000 + index, hits: 1500, errors: 0, premium: 7 },
  )
  return {
    ...overview,
    days: counted,
    attention: { newMessages: 2, reportedItems: 0, deadMails: 1, failingJobs: 0 },
    mail: { isSetUp: false, waiting: 0, held: 3 },
  }
}

test('compares today with the same day a week ago', async () => {
  useFakeApi({
    ...admin,
    'admin.overview.read': ({ days }) => {
      const overview = busyOverview(days)
      return { ...overview, days: overview.days.map((day, at) => ({ ...day, clicks: at * 100 })) }
    },
  })
  await openPage('/admin')
  await main().findByText('Today 2,900, a week ago 2,200')
})

test('shows open items, metrics, and days without data', async () => {
  const periods: number[] = []
  useFakeApi({
    ...admin,
    'admin.overview.read': ({ days }) => {
      periods.push(days)
      return busyOverview(days)
    },
    'admin.overview.attention': () => ({
      newMessages: 2,
      reportedItems: 0,
      deadMails: 1,
      failingJobs: 0,
    }),
  })
  await openPage('/admin?days=7')
  const openItems = within(await main().findByRole('list', { name: 'Needs attention' }))
  expect(openItems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 new messages',
    'Problem: 1 email could not be sent',
    'Problem: No mail server is set up. Emails stay in the outbox.',
  ])
  expect(openItems.getByRole('link', { name: '2 new messages' }).getAttribute('href')).toBe(
    '/admin/inbox',
  )
  const metrics = main().getAllByRole('definition')
  expect(metrics.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    '3,015',
    '–no data',
    '–no data',
    '7',
    '0',
  ])
  expect(main().getAllByText('No data yet.')).toHaveLength(3)
  const slider = main().getByRole('slider', { name: 'Clicks, day' })
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Saturday, Nov 21, 2026 so far: Clicks 1,006, All hits 1,500',
  )
  fireEvent.change(slider, { target: { value: '0' } })
  expect(slider.getAttribute('aria-valuetext')).toBe(
    'Sunday, Nov 15, 2026: Clicks no data, All hits no data',
  )
  fireEvent.click(main().getByRole('button', { name: 'Clicks as a table' }))
  const rows = within(main().getByRole('region', { name: 'Clicks, table' })).getAllByRole('row')
  expect(rows[1]?.textContent).toBe('Nov 21, 20261,0061,500')
  expect(rows.at(-1)?.textContent).toBe('Nov 15, 2026no datano data')

  fireEvent.click(main().getByRole('button', { name: '365 days' }))
  await main().findByRole('button', { name: '365 days', pressed: true })
  expect(periods).toEqual([7, 365])
  const navigation = within(screen.getByRole('navigation', { name: 'Admin' }))
  navigation.getByRole('link', { name: 'Inbox 2 to review' })
})

test('shows that nothing needs attention, also at /admin-dashboard', async () => {
  useFakeApi(admin)
  await openPage('/admin-dashboard')
  await main().findByText('Nothing needs your attention.')
  main().getByText(/Everyshelf 1\.0\.0, Node\.js 24\.0\.0/)
  main().getByText('Nov 21, 2026, 6:00 AM (6 hours)')
  main().getByText('50 GB free of 100 GB')
})

test.each([
  [{ isReachable: true, bytes: 2_500_000_000 }, 'ClickHouse, 2.5 GB', 0],
  [{ isReachable: false, bytes: null }, 'ClickHouse, no answer', 1],
])('shows whether ClickHouse answers: %o', async (clickHouse, fact, problems) => {
  useFakeApi({
    ...admin,
    'admin.overview.read': ({ days }) => {
      const overview = emptyOverview(days)
      return { ...overview, machine: { ...overview.machine, clickHouse } }
    },
  })
  await openPage('/admin')
  await main().findByText(fact)
  expect(main().queryAllByText(/^ClickHouse is not responding/)).toHaveLength(problems)
})

test('loads again after a failure', async () => {
  let isDown = true
  useFakeApi({
    ...admin,
    'admin.overview.read': ({ days }) => {
      if (isDown) throw new FakeRefusal('unavailable', 503)
      return emptyOverview(days)
    },
  })
  await openPage('/admin')
  const tryAgain = await main().findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  isDown = false
  fireEvent.click(tryAgain)
  await main().findByText('Nothing needs your attention.')
})

test.each([
  [{ name: null, address: null }, 'name and address', 'OPERATOR_NAME and OPERATOR_ADDRESS'],
  [{ name: 'Example Press Ltd', address: null }, 'address', 'OPERATOR_ADDRESS'],
])('P9 tells the admin what the privacy page does not name', async (operator, what, settings) => {
  useFakeApi({
    ...admin,
    'admin.overview.read': ({ days }) => emptyOverview(days),
    'site.describe': () => ({
      operator: { ...operator, email: null },
      uses: { stripe: false, google: false, mail: false },
    }),
  })
  await openPage('/admin')
  const notice = await main().findByRole('link', {
    name: `The privacy page does not show the operator’s ${what}. Set ${settings}.`,
  })
  expect(notice.getAttribute('href')).toBe('/privacy')
})
