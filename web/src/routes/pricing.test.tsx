import { toasts } from '@everyshelf/ui/toast'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { findHeading, press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { freeAnswer, paidAnswer } from '../testing/fake-premium-calls.ts'
import { signedInAnswer, signedOutAnswer } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'

const forSale = { hasPayments: true }
const upgradeButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Upgrade to Premium' })

beforeEach(() => {
  window.location.hash = ''
})

test('A8 says what each plan has, what it costs, and how it ends', async () => {
  await openPage('/pricing')
  const free = within(screen.getByRole('region', { name: 'Free' }))
  free.getByText('5 saved links')
  expect(free.getByRole('link', { name: 'Open a free account' }).getAttribute('href')).toBe(
    '/account?mode=signup',
  )
  const premium = within(screen.getByRole('region', { name: 'Premium' }))
  premium.getByText('Unlimited saved links')
  premium.getByText('Launch price. Cancel anytime, 30-day money-back guarantee.')
  expect(screen.getByRole('region', { name: 'Premium' }).textContent).toContain('$3.99/month')
  within(screen.getByRole('region', { name: 'Before you decide' })).getByText('Can I cancel?')
})

test('says when payment is not set up, and sells nothing', async () => {
  await openPage('/pricing')
  const button = upgradeButton()
  expect(button.disabled).toBe(true)
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('Payment is not set up on this server yet')
})

test('asks a signed-out visitor to sign in, and leads back', async () => {
  const api = useFakeApi({ 'session.get': () => ({ ...signedOutAnswer, ...forSale }) })
  const router = await openPage('/pricing')
  press('Upgrade to Premium')
  const toast = await findToast()
  expect(toast).toContain('Not signed in')
  expect(toast).toContain('Please sign in to upgrade your account')
  await findHeading('Sign in')
  expect(router.state.location.search).toBe('?mode=signin&next=%2Fpricing')
  expect(api.calls).toEqual([])
})

describe('upgrading', () => {
  const session = () => ({ ...signedInAnswer(), ...forSale })

  test('leaves for the page of payment, once, however often it is pressed', async () => {
    const api = useFakeApi({ 'session.get': session })
    await openPage('/pricing')
    fireEvent.click(upgradeButton())
    fireEvent.click(upgradeButton())
    await waitFor(() => expect(window.location.hash).toBe('#checkout'))
    fireEvent.click(upgradeButton())
    expect(api.calls).toEqual(['subscription.createCheckout'])
  })

  test('says so when it fails, and can be tried again', async () => {
    let isDown = true
    useFakeApi({
      'session.get': session,
      'subscription.createCheckout': () => {
        if (isDown) throw new FakeRefusal('checkout-failed', 502)
        return { url: '#checkout' }
      },
    })
    await openPage('/pricing')
    press('Upgrade to Premium')
    const toast = await findToast()
    expect(toast).toContain('Error creating checkout')
    expect(toast).toContain('Please try again later')
    isDown = false
    press('Upgrade to Premium')
    await waitFor(() => expect(window.location.hash).toBe('#checkout'))
  })

  test('says when payment went away meanwhile', async () => {
    useFakeApi({
      'session.get': session,
      'subscription.createCheckout': () => {
        throw new FakeRefusal('payment-not-set-up', 503)
      },
    })
    await openPage('/pricing')
    press('Upgrade to Premium')
    expect(await findToast()).toContain('Payment is not set up')
  })
})

describe('who has Premium', () => {
  const session = () => ({ ...signedInAnswer({ isPremium: true }), ...forSale })

  test('A8 sees until when, and gets to the portal', async () => {
    const api = useFakeApi({ 'session.get': session })
    await openPage('/pricing')
    await screen.findByText('Renews on Dec 21, 2026, until you cancel.')
    expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull()
    press('Manage subscription')
    await waitFor(() => expect(window.location.hash).toBe('#portal'))
    expect(api.calls).toEqual(['subscription.createPortal'])
  })

  test('is told when the portal cannot be opened', async () => {
    useFakeApi({
      'session.get': session,
      'subscription.createPortal': () => {
        throw new FakeRefusal('portal-failed', 502)
      },
    })
    await openPage('/pricing')
    await screen.findByText('Renews on Dec 21, 2026, until you cancel.')
    press('Manage subscription')
    expect(await findToast()).toContain('Error opening billing')
  })

  test('with months that were given has nothing to manage', async () => {
    const given = { ...paidAnswer, source: 'grant', subscription: null } as const
    useFakeApi({ 'session.get': session, 'subscription.check': () => given })
    await openPage('/pricing')
    await screen.findByText('Months that were given to you, until Dec 21, 2026.')
    expect(screen.queryByRole('button', { name: 'Manage subscription' })).toBeNull()
  })
})

describe('the subscription in My Account', () => {
  const subscription = async () =>
    within(await screen.findByRole('region', { name: 'Subscription' }))

  test('A8 leads a subscriber to the portal with one press', async () => {
    useFakeApi({ 'session.get': () => signedInAnswer({ isPremium: true }) })
    await openPage('/profile')
    await (await subscription()).findByText('Renews on Dec 21, 2026, until you cancel.')
    press('Manage subscription')
    await waitFor(() => expect(window.location.hash).toBe('#portal'))
  })

  test('leads everybody else to the plans', async () => {
    useFakeApi({ 'session.get': () => signedInAnswer() })
    await openPage('/profile')
    const link = await (await subscription()).findByRole('link', { name: 'Compare the plans' })
    expect(link.getAttribute('href')).toBe('/pricing')
  })

  test('says when it is not known, and asks again', async () => {
    let isDown = true
    useFakeApi({
      'session.get': () => signedInAnswer(),
      'subscription.check': () => {
        if (isDown) throw new FakeRefusal('unexpected', 500)
        return freeAnswer
      },
    })
    await openPage('/profile')
    const part = await subscription()
    await part.findByText(/We couldn't check your subscription just now/)
    expect(toasts.list()).toEqual([])
    isDown = false
    fireEvent.click(part.getByRole('button', { name: 'Check again' }))
    await part.findByText('Compare the plans')
  })
})
