import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fill, press } from '../testing/account-page.ts'
import { FakeRefusal } from '../testing/fake-api.ts'
import { useFakeAuth } from '../testing/fake-auth.ts'
import { signedInAnswer, signedOutAnswer } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { queryClient } from './api-cache.ts'
import { keepReturn, takeReturn } from './kept-return.ts'
import { accountAddress, toPath, wasSignedIn } from './session.ts'
import { onSessionEvent, type SessionEvent } from './session-events.ts'
import { rememberSignedIn } from './session-hint.ts'
import { readSession, refreshSession } from './session-store.ts'

function recordEvents(): readonly SessionEvent[] {
  const events: SessionEvent[] = []
  onTestFinished(onSessionEvent((event) => events.push(event)))
  return events
}

/** As another tab of this browser would say it. */
function sayInAnotherTab(event: SessionEvent): void {
  const channel = new BroadcastChannel('everyshelf-session')
  onTestFinished(() => channel.close())
  channel.postMessage(event)
}

describe('the session of a page', () => {
  test('is fetched once, whatever stands on the page', async () => {
    const events = recordEvents()
    useFakeAuth({ session: signedInAnswer() })
    await openPage('/')
    expect(readSession()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ada' } })
    expect(events).toEqual(['initial-session'])
    expect(wasSignedIn()).toBe(true)
    await act(() => refreshSession())
    expect(events).toEqual(['initial-session', 'token-refreshed'])
  })

  test('is fetched again when the page is looked at again', async () => {
    const events = recordEvents()
    const auth = useFakeAuth()
    await openPage('/')
    auth.setSession(signedInAnswer())
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(readSession().status).toBe('signed-in'))
    expect(events).toEqual(['initial-session', 'signed-in'])
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  })

  test('follows a sign-out of another tab and leaves nothing in the cache', async () => {
    const auth = useFakeAuth({ session: signedInAnswer() })
    const router = await openPage('/profile')
    await screen.findByLabelText('First name')
    auth.setSession(signedOutAnswer)
    sayInAnotherTab('signed-out')
    await waitFor(() => expect(readSession().status).toBe('signed-out'))
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(wasSignedIn()).toBe(false)
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    // Whoever signs in next may be somebody else.
    expect(router.state.location.search).toBe('?mode=signin')
  })

  test('that ended on the server is noticed by the first call that is refused, and leads back', async () => {
    let isOver = false
    const auth = useFakeAuth({
      session: signedInAnswer(),
      calls: {
        'profile.update': () => {
          isOver = true
          throw new FakeRefusal('unauthorized', 401)
        },
        'session.get': () => (isOver ? signedOutAnswer : signedInAnswer()),
      },
    })
    const router = await openPage('/profile')
    fill('First name', 'Grace')
    press('Save')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(router.state.location.search).toBe('?mode=signin&next=%2Fprofile')
    expect(auth.calls).toContain('profile.update')
  })

  test('that cannot be loaded is said to who was signed in, and keeps what was known', async () => {
    rememberSignedIn()
    useFakeAuth({
      calls: {
        'session.get': () => {
          throw new FakeRefusal('unavailable', 503)
        },
      },
    })
    await openPage('/')
    expect(await findToast()).toBe('Error loading user dataPlease try refreshing the page')
    expect(readSession()).toMatchObject({ status: 'loading', hasFailed: true })
  })

  test('of several who ask at once is asked for once', async () => {
    useFakeAuth({ session: signedInAnswer() })
    const [first, second] = await Promise.all([refreshSession(), refreshSession()])
    expect(first).toBe(second)
  })
})

describe('coming back from Google', () => {
  test('finds what was in hand, and announces no redirect to where the visitor is', async () => {
    keepReturn({ to: '/about', state: { kept: 1 } })
    useFakeAuth({ session: signedInAnswer() })
    const router = await openPage('/about')
    expect(await findToast()).toBe('Signed in successfully')
    await waitFor(() => expect(router.state.location.state).toEqual({ kept: 1 }))
    expect(takeReturn()).toBeNull()
  })

  test('on the dashboard announces no redirect to it', async () => {
    keepReturn({ to: null, state: null })
    useFakeAuth({ session: signedInAnswer() })
    await openPage('/dashboard?welcome=google')
    expect(await findToast()).toBe('Signed in successfully')
  })

  test('with nothing in hand leads to the dashboard, and says so', async () => {
    keepReturn({ to: null, state: null })
    useFakeAuth({ session: signedInAnswer() })
    const router = await openPage('/about')
    expect(await findToast()).toBe('Signed in successfullyRedirecting to dashboard')
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('without a sign-in keeps the way back', async () => {
    keepReturn({ to: '/about', state: null })
    useFakeAuth()
    await openPage('/account?mode=signin&error=access_denied')
    const back = await screen.findByRole('link', { name: 'Back without signing in' })
    expect(back.getAttribute('href')).toBe('/about')
  })
})

test('addresses of the account pages', () => {
  expect(accountAddress('signup')).toBe('/account?mode=signup')
  expect(accountAddress('signin', '/profile?a=1')).toBe(
    '/account?mode=signin&next=%2Fprofile%3Fa%3D1',
  )
  expect(toPath({ pathname: '/profile', search: '?a=1', hash: '#b' })).toBe('/profile?a=1#b')
})
