import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fill, press } from '../../testing/account-page.ts'
import { FakeRefusal } from '../../testing/fake-api.ts'
import { useFakeAuth } from '../../testing/fake-auth.ts'
import { signedInResponse, signedOutResponse } from '../../testing/fake-session.ts'
import { findToast } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'
import { queryClient } from '../api/query-client.ts'
import { accountAddress, toPath, wasSignedIn } from './session.ts'
import { onSessionEvent, type SessionEvent } from './session-events.ts'
import { rememberSignedIn } from './session-hint.ts'
import { readSession, refreshSession } from './session-store.ts'
import { storeReturn, takeStoredReturn } from './stored-return.ts'

function recordEvents(): readonly SessionEvent[] {
  const events: SessionEvent[] = []
  onTestFinished(onSessionEvent((event) => events.push(event)))
  return events
}

/** Announces an event as another tab would. */
function announceInAnotherTab(event: SessionEvent): void {
  const channel = new BroadcastChannel('everyshelf-session')
  onTestFinished(() => channel.close())
  channel.postMessage(event)
}

describe('the session of a page', () => {
  test('is fetched once per page', async () => {
    const events = recordEvents()
    useFakeAuth({ session: signedInResponse() })
    await openPage('/')
    expect(readSession()).toMatchObject({ status: 'signed-in', user: { firstName: 'Ada' } })
    expect(events).toEqual(['initial-session'])
    expect(wasSignedIn()).toBe(true)
    await act(() => refreshSession())
    expect(events).toEqual(['initial-session', 'token-refreshed'])
  })

  test('is fetched again when the page becomes visible', async () => {
    const events = recordEvents()
    const auth = useFakeAuth()
    await openPage('/')
    auth.setSession(signedInResponse())
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(readSession().status).toBe('signed-in'))
    expect(events).toEqual(['initial-session', 'signed-in'])
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  })

  test('follows a sign-out in another tab and empties the cache', async () => {
    const auth = useFakeAuth({ session: signedInResponse() })
    const router = await openPage('/profile')
    await screen.findByLabelText('First name')
    auth.setSession(signedOutResponse)
    announceInAnotherTab('signed-out')
    await waitFor(() => expect(readSession().status).toBe('signed-out'))
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(wasSignedIn()).toBe(false)
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    // The next sign-in may be another account.
    expect(router.state.location.search).toBe('?mode=signin')
  })

  test('does not load its data again when another tab follows its sign-in', async () => {
    const auth = useFakeAuth({ session: signedInResponse() })
    await openPage('/profile')
    await screen.findByLabelText('First name')
    const events = recordEvents()
    announceInAnotherTab('signed-in')
    await waitFor(() => expect(events).toEqual(['signed-in', 'token-refreshed']))
    expect(auth.calls.filter((name) => name === 'profile.get')).toHaveLength(1)
  })

  test('loads its data again when another tab signed in to another account', async () => {
    const auth = useFakeAuth({ session: signedInResponse() })
    await openPage('/profile')
    await screen.findByLabelText('First name')
    auth.setSession(signedInResponse({ publicId: 'someone-else' }))
    announceInAnotherTab('signed-in')
    await waitFor(() => expect(auth.calls.filter((name) => name === 'profile.get')).toHaveLength(2))
  })

  test('that ended on the server leads to the sign-in page at the first refused call', async () => {
    let isOver = false
    const auth = useFakeAuth({
      session: signedInResponse(),
      calls: {
        'profile.update': () => {
          isOver = true
          throw new FakeRefusal('unauthorized', 401)
        },
        'session.get': () => (isOver ? signedOutResponse : signedInResponse()),
      },
    })
    const router = await openPage('/profile')
    fill('First name', 'Grace')
    press('Save')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
    expect(router.state.location.search).toBe('?mode=signin&next=%2Fprofile')
    expect(auth.calls).toContain('profile.update')
  })

  test('that cannot be loaded shows an error if the browser was signed in, and keeps the last known state', async () => {
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

  test('is requested once by concurrent calls', async () => {
    useFakeAuth({ session: signedInResponse() })
    const [first, second] = await Promise.all([refreshSession(), refreshSession()])
    expect(first).toBe(second)
  })
})

describe('coming back from Google', () => {
  test('restores the page’s state and announces no redirect to the same page', async () => {
    storeReturn({ to: '/about', state: { kept: 1 } })
    useFakeAuth({ session: signedInResponse() })
    const router = await openPage('/about')
    expect(await findToast()).toBe('Signed in successfully')
    await waitFor(() => expect(router.state.location.state).toEqual({ kept: 1 }))
    expect(takeStoredReturn()).toBeNull()
  })

  test('announces no redirect on the dashboard', async () => {
    storeReturn({ to: null, state: null })
    useFakeAuth({ session: signedInResponse() })
    await openPage('/dashboard?welcome=google')
    expect(await findToast()).toBe('Signed in successfully')
  })

  test('goes to the dashboard and announces it when there was no page', async () => {
    storeReturn({ to: null, state: null })
    useFakeAuth({ session: signedInResponse() })
    const router = await openPage('/about')
    expect(await findToast()).toBe('Signed in successfullyRedirecting to dashboard')
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('keeps the return link when the sign-in was canceled', async () => {
    storeReturn({ to: '/about', state: null })
    useFakeAuth()
    await openPage('/account?mode=signin&error=access_denied')
    const back = await screen.findByRole('link', { name: 'Go back without signing in' })
    expect(back.getAttribute('href')).toBe('/about')
  })
})

test('builds the paths of the account page', () => {
  expect(accountAddress('signup')).toBe('/account?mode=signup')
  expect(accountAddress('signin', '/profile?a=1')).toBe(
    '/account?mode=signin&next=%2Fprofile%3Fa%3D1',
  )
  expect(toPath({ pathname: '/profile', search: '?a=1', hash: '#b' })).toBe('/profile?a=1#b')
})
