import { toasts } from '@everyshelf/ui/toast'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import {
  canceledResponse,
  freeResponse,
  type PremiumCalls,
  paidResponse,
} from '../testing/fake-premium-calls.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'

async function useBillingPage(calls: Partial<PremiumCalls> = {}, session: object = {}) {
  const api = useFakeApi({
    'session.get': () => ({
      ...signedInResponse({ isPremium: true }),
      hasPayments: true,
      ...session,
    }),
    ...calls,
  })
  await openPage('/profile/billing')
  const plan = within(await screen.findByRole('region', { name: 'Plan' }))
  return { api, plan }
}

const renewal = 'Renews on Dec 21, 2026, unless you cancel.'
const cancellation = 'Canceled. You have Premium until Dec 21, 2026.'

beforeEach(() => {
  window.location.hash = ''
})

describe('the plan', () => {
  test('A8 opens the customer portal to change the payment method', async () => {
    const { plan } = await useBillingPage()
    await plan.findByText(renewal)
    press('Change payment method')
    await waitFor(() => expect(window.location.hash).toBe('#portal'))
  })

  test('shows an error when the portal cannot be opened', async () => {
    const { plan } = await useBillingPage({
      'subscription.createPortal': () => {
        throw new FakeRefusal('portal-failed', 400)
      },
    })
    await plan.findByText(renewal)
    press('Change payment method')
    expect(await findToast()).toContain('Error opening billing')
  })

  test('links free users to the plans', async () => {
    const { plan } = await useBillingPage({ 'subscription.check': () => freeResponse })
    const link = await plan.findByRole('link', { name: 'Compare plans' })
    expect(link.getAttribute('href')).toBe('/pricing')
  })

  test('says when a subscription ended', async () => {
    const ended = { at: '2026-11-02T09:30:00.000Z', isPaymentReturned: false }
    const { plan } = await useBillingPage({
      'subscription.check': () => ({ ...freeResponse, ended }),
    })
    await plan.findByText('Your subscription ended on Nov 2, 2026.')
    plan.getByRole('link', { name: 'Compare plans' })
  })

  test('says that payments are not set up, and asks for no invoices in vain', async () => {
    const { api, plan } = await useBillingPage(
      { 'subscription.check': () => freeResponse },
      { hasPayments: false },
    )
    await plan.findByText('Payments are not set up on this server.')
    expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull()
    expect(api.calls).not.toContain('subscription.invoices')
  })

  test('shows an error when the check fails, and retries', async () => {
    let isDown = true
    const { plan } = await useBillingPage({
      'subscription.check': () => {
        if (isDown) throw new FakeRefusal('unexpected', 500)
        return freeResponse
      },
    })
    await plan.findByText(/We couldn’t check your subscription/)
    expect(toasts.list()).toEqual([])
    isDown = false
    fireEvent.click(plan.getByRole('button', { name: 'Check again' }))
    await plan.findByText('Compare plans')
  })
})

describe('canceling', () => {
  test('asks first, then shows when Premium ends and offers to resume', async () => {
    const { api, plan } = await useBillingPage()
    await plan.findByText(renewal)
    press('Cancel subscription')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your subscription?' }))
    dialog.getByText(/It ends on Dec 21, 2026/)
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
    expect(await findToast()).toBe('Subscription canceledIt ends on Dec 21, 2026.')
    await plan.findByText(cancellation)
    press('Resume subscription')
    await plan.findByText(renewal)
    expect(api.calls.filter((call) => /cancel|resume/.test(call))).toEqual([
      'subscription.cancel',
      'subscription.resume',
    ])
  })

  test('changes nothing when the user keeps the subscription', async () => {
    const { api, plan } = await useBillingPage()
    await plan.findByText(renewal)
    press('Cancel subscription')
    fireEvent.click(await screen.findByRole('button', { name: 'Keep subscription' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls).not.toContain('subscription.cancel')
  })

  test('keeps the plan when Stripe does not confirm the change', async () => {
    const { plan } = await useBillingPage({
      'subscription.check': () => canceledResponse,
      'subscription.resume': () => {
        throw new FakeRefusal('subscription-unchanged', 400)
      },
    })
    await plan.findByText(cancellation)
    press('Resume subscription')
    expect(await findToast()).toContain('Change not confirmed')
    plan.getByText(cancellation)
  })

  test('is left to Stripe’s page when Stripe gave up on the payment', async () => {
    const subscription = { ...paidResponse.subscription, status: 'unpaid' } as never
    const { plan } = await useBillingPage({
      'subscription.check': () => ({ ...freeResponse, subscription }),
    })
    await plan.findByText(/Pay the open invoice/)
    expect(plan.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
  })
})

describe('the invoices', () => {
  const invoice = (month: number, status: string) => ({
    id: `in_${month}`,
    number: `EVERY-000${month}`,
    createdAt: `2026-0${month}-21T09:30:00.000Z`,
    amount: 399,
    currency: 'usd',
    status: status as 'paid',
    pageUrl: `https://invoice.stripe.com/i/${month}`,
    pdfUrl: `https://invoice.stripe.com/i/${month}.pdf`,
  })
  const list = async () => within(await screen.findByRole('list', { name: 'Invoices' }))

  test('show date, amount, status, and links to Stripe’s page and the PDF', async () => {
    await useBillingPage({
      'subscription.invoices': () => ({
        invoices: [invoice(8, 'open'), invoice(7, 'refunded')],
        hasMore: false,
      }),
    })
    const rows = (await list()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Aug 21, 2026$3.99Payment dueEVERY-0008Pay invoice EVERY-0008 (opens in a new tab)PDF of invoice EVERY-0008 (opens in a new tab)',
      'Jul 21, 2026$3.99RefundedEVERY-0007View invoice EVERY-0007 (opens in a new tab)PDF of invoice EVERY-0007 (opens in a new tab)',
    ])
    expect((await list()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://invoice.stripe.com/i/8',
      'https://invoice.stripe.com/i/8.pdf',
      'https://invoice.stripe.com/i/7',
      'https://invoice.stripe.com/i/7.pdf',
    ])
  })

  test('explain an open dispute', async () => {
    await useBillingPage({
      'subscription.invoices': () => ({ invoices: [invoice(8, 'disputed')], hasMore: false }),
    })
    await screen.findByText(/Your bank is reviewing a disputed payment/)
  })

  test('show the first 6, and the older ones with a button', async () => {
    const invoices = [8, 7, 6, 5, 4, 3, 2].map((month) => invoice(month, 'paid'))
    await useBillingPage({ 'subscription.invoices': () => ({ invoices, hasMore: true }) })
    expect((await list()).getAllByRole('listitem')).toHaveLength(6)
    press('Show older invoices')
    expect((await list()).getAllByRole('listitem')).toHaveLength(7)
    screen.getByText(/Older invoices are on Stripe’s page/)
  })

  test('can be loaded again after an error', async () => {
    let isDown = true
    await useBillingPage({
      'subscription.invoices': () => {
        if (isDown) throw new FakeRefusal('invoices-failed', 400)
        return { invoices: [invoice(8, 'paid')], hasMore: false }
      },
    })
    const section = within(await screen.findByRole('region', { name: 'Invoices' }))
    await section.findByRole('alert')
    isDown = false
    fireEvent.click(section.getByRole('button', { name: 'Try again' }))
    await list()
  })
})
