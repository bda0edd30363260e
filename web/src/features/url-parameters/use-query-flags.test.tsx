import { toasts } from '@everyshelf/ui/toast'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readSession } from '../../lib/session/session-store.ts'
import { FakeRefusal, useFakeApi } from '../../testing/fake-api.ts'
import { freeResponse, paidResponse } from '../../testing/fake-premium-calls.ts'
import { signedInResponse, signedOutResponse } from '../../testing/fake-session.ts'
import { findToast } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'

test('opens a dialog that the URL of any page names, and removes it from the URL', async () => {
  const router = await openPage('/terms?dialog=contact#top')
  await screen.findByRole('dialog', { name: 'Contact Us' })
  expect(router.state.location).toMatchObject({ pathname: '/terms', search: '', hash: '#top' })
})

test('keeps the parameters of the page itself', async () => {
  const router = await openPage('/founder-story?ref=a2b3c4d5e6&verify=immediate')
  await waitFor(() => expect(router.state.location.search).toBe('?ref=a2b3c4d5e6'))
})

test.each(['?success=true', '?verify=immediate', '?verify=immediate&success=true'])(
  'S40 %s shows that Premium is active when the server confirms it',
  async (search) => {
    useFakeApi({ 'session.get': () => signedInResponse({ isPremium: true }) })
    const router = await openPage(`/founder-story${search}`)
    expect(await findToast()).toContain('Subscription Activated')
    expect(router.state.location.search).toBe('')
  },
)

describe.each(['?success=true', '?verify=immediate', '?verify=immediate&success=true'])(
  'S40 %s grants nothing and is never silent',
  (search) => {
    test('for a free user without a payment', async () => {
      const api = useFakeApi({
        'session.get': () => ({ ...signedInResponse(), hasPayments: true }),
      })
      await openPage(`/founder-story${search}`)
      expect(await findToast()).toBe(
        'No payment found yet' +
          'If you just paid, check again in a minute. Otherwise, start again on the pricing page.Check again',
      )
      expect(readSession().user?.isPremium).toBe(false)
      fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
      await waitFor(() =>
        expect(api.calls.filter((call) => call === 'subscription.verify')).toHaveLength(2),
      )
    })

    test('for a user whose renewal failed', async () => {
      const subscription = { ...paidResponse.subscription, status: 'past_due' } as never
      useFakeApi({
        'session.get': () => ({ ...signedInResponse(), hasPayments: true }),
        'subscription.verify': () => ({ ...freeResponse, subscription, isConfirming: false }),
      })
      await openPage(`/founder-story${search}`)
      expect(await findToast()).toContain('Your last payment failed, so Premium is off.')
    })

    test('on a server without payments', async () => {
      useFakeApi({ 'session.get': () => signedInResponse() })
      await openPage(`/founder-story${search}`)
      expect(await findToast()).toBe(
        'No payment found yet' +
          'This server does not accept payments yet. All free features work.',
      )
    })

    test('for a signed-out visitor, who can sign in and have it checked', async () => {
      const api = useFakeApi({ 'session.get': () => signedOutResponse })
      const router = await openPage(`/founder-story${search}`)
      expect(await findToast()).toBe(
        'Sign in to check your paymentSign in to the account you paid for, and we’ll check again.Sign in',
      )
      expect(api.calls).toEqual([])
      const region = within(screen.getByRole('region', { name: /Notifications/ }))
      fireEvent.click(region.getByRole('button', { name: 'Sign in' }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
      expect(router.state.location.search).toBe(
        `?mode=signin&next=${encodeURIComponent('/founder-story?verify=immediate')}`,
      )
    })

    test('when the server does not answer', async () => {
      useFakeApi({
        'session.get': () => signedInResponse(),
        'subscription.check': () => {
          throw new FakeRefusal('unexpected', 500)
        },
        'subscription.verify': () => {
          throw new FakeRefusal('unexpected', 500)
        },
      })
      await openPage(`/founder-story${search}`)
      expect(await findToast()).toContain('Payment not checked')
    })
  },
)

test('verify=immediate makes the server check the subscription again, and shows the change', async () => {
  let isPremium = false
  const api = useFakeApi({
    'session.get': () => signedInResponse({ isPremium }),
    'subscription.verify': () => {
      isPremium = true
      return { ...paidResponse, isConfirming: false }
    },
  })
  await openPage('/profile/tags?success=true&verify=immediate')
  expect(await findToast()).toContain('Subscription Activated')
  expect(api.calls.filter((call) => call === 'subscription.verify')).toHaveLength(1)
  expect(readSession().user?.isPremium).toBe(true)
  await screen.findByLabelText('Tag for Amazon Germany')
})

test('shows no activation after a cancellation', async () => {
  const subscription = { ...paidResponse.subscription, cancelsAtEnd: true } as never
  const api = useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }),
    'subscription.verify': () => ({ ...paidResponse, subscription, isConfirming: false }),
  })
  await openPage('/profile/billing?verify=immediate')
  expect(await findToast()).toBe('PremiumCanceled. You have Premium until Dec 21, 2026.')
  expect(api.calls).toContain('subscription.verify')
})

test('success=true alone checks without asking Stripe', async () => {
  const api = useFakeApi({ 'session.get': () => signedInResponse({ isPremium: true }) })
  await openPage('/founder-story?success=true')
  expect(await findToast()).toContain('Subscription Activated')
  expect(api.calls).toEqual([])
})

test('success=true shows a pending payment and checks until it is confirmed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let isPremium = false
  const api = useFakeApi({
    'session.get': () => signedInResponse({ isPremium }),
    'subscription.verify': () =>
      isPremium
        ? { ...paidResponse, isConfirming: false }
        : { ...freeResponse, isConfirming: true },
  })
  const router = await openPage('/profile?success=true')
  await screen.findByText('Confirming your payment')
  expect(toasts.list()).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  await waitFor(() =>
    expect(api.calls.filter((call) => call === 'subscription.verify')).toHaveLength(2),
  )
  screen.getByText('Confirming your payment')
  isPremium = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await findToast()).toContain('Subscription Activated')
  await waitFor(() => expect(screen.queryByText('Confirming your payment')).toBeNull())
  await screen.findByText(/^You now have Premium/)
  expect(router.state.location.pathname).toBe('/profile/tags')
})

test('a confirmed checkout opens the tags page, which says what is new', async () => {
  useFakeApi({ 'session.get': () => signedInResponse({ isPremium: true }) })
  const router = await openPage('/profile?success=true&verify=immediate')
  expect(await findToast()).toContain('Subscription Activated')
  await screen.findByText(/^You now have Premium/)
  expect(router.state.location).toMatchObject({ pathname: '/profile/tags', search: '' })
  await act(() => router.navigate('/profile'))
  await act(() => router.navigate('/profile/tags'))
  await screen.findByRole('heading', { level: 1, name: 'Programs' })
  expect(screen.queryByText(/^You now have Premium/)).toBeNull()
})
