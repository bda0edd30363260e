import type { RouterOutputs } from '@everyshelf/server/api'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press } from '../testing/account-page.ts'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

type StripeEvent = RouterOutputs['admin']['stripeEvents']['get']

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }
const main = () => within(screen.getByRole('main'))

const waiting: StripeEvent = {
  id: 'evt_1',
  type: 'customer.subscription.updated',
  customerId: 'cus_1',
  chargeId: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  receivedAt: '2026-11-21T09:00:01.000Z',
  nextAttemptAt: '2026-11-21T10:00:00.000Z',
  attempts: 2,
  doneAt: null,
  lastError: 'StripeConnectionError',
  state: 'waiting',
  canProcess: true,
  userId: 'user-1',
}

test('shows the status of each event, and processes it again', async () => {
  let event = waiting
  const { calls } = useFakeApi({
    ...admin,
    'admin.stripeEvents.list': () => ({ isSetUp: true, rows: [event], next: null }),
    'admin.stripeEvents.get': () => event,
    'admin.stripeEvents.process': () => {
      event = {
        ...event,
        state: 'done',
        doneAt: '2026-11-21T09:30:00.000Z',
        nextAttemptAt: null,
        lastError: null,
      }
      return { begun: true }
    },
  })
  await openPage('/admin/stripe-events')
  const row = await main().findByRole('button', { name: /customer\.subscription\.updated/ })
  expect(row.textContent).toContain('Waiting, 2 attempts')
  expect(calls).not.toContain('admin.stripeEvents.get')
  fireEvent.click(row)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('StripeConnectionError')
  dialog.getByText('cus_1')
  expect(dialog.getByRole('link', { name: 'Open account' }).getAttribute('href')).toBe(
    '/admin/users/user-1',
  )
  press('Process again')
  await dialog.findByText('Processing now.')
  await dialog.findByText('Done', { selector: 'dd' })
})

test('says that payments are not set up, and offers no button to process', async () => {
  const unnamed = { ...waiting, customerId: null, canProcess: false }
  useFakeApi({
    ...admin,
    'admin.stripeEvents.list': () => ({ isSetUp: false, rows: [unnamed], next: null }),
    'admin.stripeEvents.get': () => unnamed,
  })
  await openPage('/admin/stripe-events?state=waiting')
  await main().findByText(/^Payments are not set up/)
  fireEvent.click(await main().findByRole('button', { name: /customer\.subscription/ }))
  await screen.findByText('This event has no customer, so there is nothing to process.')
  expect(screen.queryByRole('button', { name: 'Process again' })).toBeNull()
})
