import { linkAllowance } from '@everyshelf/domain/plans'
import { toasts } from '@everyshelf/ui/toast'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeRefusal, useFakeApi } from '../../testing/fake-api.ts'
import { freeResponse, paidResponse } from '../../testing/fake-premium-calls.ts'
import { signedInResponse, signedOutResponse } from '../../testing/fake-session.ts'
import { openPage } from '../../testing/render-page.tsx'
import { shownToasts } from '../../testing/toasts.ts'
import { readSession, refreshSession } from '../session/session-store.ts'
import { checkSubscription, readSubscription, verifySubscription } from './subscription-store.ts'

/** A server that counts the checks and whose response can be changed. */
function useServer(isPremium: boolean) {
  const server = { isPremium, isDown: false, checks: 0 }
  useFakeApi({
    'session.get': () => {
      const { isPremium } = server
      return signedInResponse({ isPremium }, linkAllowance(isPremium ? 'premium' : 'free', 0))
    },
    'subscription.check': () => {
      server.checks += 1
      if (server.isDown) throw new FakeRefusal('unexpected', 500)
      return server.isPremium ? paidResponse : freeResponse
    },
  })
  return server
}

function setVisibility(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the subscription', () => {
  test('is not checked for a signed-out visitor', async () => {
    const server = useServer(false)
    useFakeApi({
      'session.get': () => signedOutResponse,
      'subscription.check': () => {
        server.checks += 1
        return freeResponse
      },
    })
    await openPage('/about')
    await vi.advanceTimersByTimeAsync(250_000)
    expect(server.checks).toBe(0)
  })

  test('is checked once with Premium, then every two minutes', async () => {
    const server = useServer(true)
    await openPage('/about')
    await waitFor(() => expect(readSubscription().response).toEqual(paidResponse))
    expect(server.checks).toBe(1)
    await vi.advanceTimersByTimeAsync(120_000)
    await waitFor(() => expect(server.checks).toBe(2))
    expect(toasts.list()).toEqual([])
  })

  test('is checked twice per browser session without Premium', async () => {
    const server = useServer(false)
    await openPage('/about')
    await waitFor(() => expect(server.checks).toBe(2))
    await openPage('/terms')
    await waitFor(() => expect(server.checks).toBe(3))
  })

  test('is not checked while the page is hidden, and is checked when it becomes visible', async () => {
    const server = useServer(true)
    await openPage('/about')
    await waitFor(() => expect(server.checks).toBe(1))
    setVisibility('hidden')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.checks).toBe(1)
    setVisibility('visible')
    await waitFor(() => expect(server.checks).toBe(2))
  })

  test('shows a toast and updates the session when it becomes active', async () => {
    const server = useServer(false)
    await openPage('/about')
    await waitFor(() => expect(server.checks).toBe(2))
    server.isPremium = true
    await vi.advanceTimersByTimeAsync(120_000)
    await waitFor(() => expect(shownToasts()[0]?.title).toBe('Subscription Active'))
    expect(readSession().user?.isPremium).toBe(true)
    expect(readSession().allowance?.max).toBeNull()
  })

  test('is not Premium while no check has succeeded, on every page', async () => {
    const server = useServer(true)
    server.isDown = true
    await openPage('/profile')
    await screen.findByText(/^Free account, created/)
    expect(readSession().user?.isPremium).toBe(false)
    expect(readSession().allowance).toEqual(linkAllowance('free', 0))
    await act(() => refreshSession())
    expect(readSession().user?.isPremium).toBe(false)
    await openPage('/')
    await screen.findByRole('link', { name: 'Add your own Affiliate tag' })
    server.isDown = false
    await vi.advanceTimersByTimeAsync(120_000)
    await screen.findByRole('heading', { name: 'Your affiliate tags' })
    expect(toasts.list()).toEqual([])
  })

  test('keeps its last known status when a check fails', async () => {
    const server = useServer(true)
    await openPage('/about')
    await waitFor(() => expect(server.checks).toBe(1))
    server.isDown = true
    await vi.advanceTimersByTimeAsync(120_000)
    await waitFor(() => expect(readSubscription().hasFailed).toBe(true))
    expect(readSubscription().response).toEqual(paidResponse)
    expect(readSession().user?.isPremium).toBe(true)
    expect(readSession().allowance?.max).toBeNull()
    server.isDown = false
    await vi.advanceTimersByTimeAsync(120_000)
    await waitFor(() => expect(readSubscription().hasFailed).toBe(false))
    expect(toasts.list()).toEqual([])
  })
})

describe('concurrent requests', () => {
  test('a check answered after a later verification changes nothing', async () => {
    let resolveCheck = (_answer: typeof freeResponse) => {}
    useFakeApi({
      'subscription.check': () =>
        new Promise((resolve) => {
          resolveCheck = resolve
        }),
      'subscription.verify': () => ({ ...paidResponse, isConfirming: false }),
    })
    const check = checkSubscription()
    await verifySubscription()
    resolveCheck(freeResponse)
    await check
    expect(readSubscription().response).toEqual(paidResponse)
  })

  test('a check during a verification waits for it', async () => {
    let checks = 0
    useFakeApi({
      'subscription.check': () => {
        checks += 1
        return freeResponse
      },
      'subscription.verify': () => ({ ...paidResponse, isConfirming: false }),
    })
    await Promise.all([verifySubscription(), checkSubscription()])
    expect(checks).toBe(0)
    expect(readSubscription().response).toEqual(paidResponse)
  })
})
