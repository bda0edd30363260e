import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { sampleExtension } from '../testing/fake-account-calls.ts'
import { FakeRefusal } from '../testing/fake-api.ts'
import { useFakeAuth } from '../testing/fake-auth.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'

const session = signedInResponse()
type Calls = NonNullable<NonNullable<Parameters<typeof useFakeAuth>[0]>['calls']>

function useConnectPage(calls: Calls = {}, address = '/connect?user_code=BCDFGHJK') {
  const auth = useFakeAuth({ session, calls })
  return { auth, opened: openPage(address) }
}

test('sends signed-out visitors to sign in and keeps the code', async () => {
  useFakeAuth()
  const router = await openPage('/connect?user_code=BCDFGHJK')
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?mode=signin&next=%2Fconnect%3Fuser_code%3DBCDFGHJK',
    ),
  )
})

describe('a pending code', () => {
  test('S57 is shown with the extension and its permissions, and nothing happens automatically', async () => {
    const { auth, opened } = useConnectPage()
    await opened
    await screen.findByText('BCDF-GHJK')
    screen.getByText('Chrome on macOS')
    screen.getByText('ada@example.com', { selector: 'span' })
    screen.getByText(/Approving gives the person who sent you this code access/)
    screen.getByRole('button', { name: 'Approve' })
    expect(auth.calls.filter((call) => /approve|deny/.test(call))).toEqual([])
  })

  test('is approved', async () => {
    const codes: string[] = []
    const { opened } = useConnectPage({
      'devices.approve': ({ userCode }) => {
        codes.push(userCode)
        return { state: 'approved', extension: null }
      },
    })
    await opened
    await screen.findByText('BCDF-GHJK')
    press('Approve')
    const heading = await findHeading('Connected')
    expect(document.activeElement).toBe(heading)
    screen.getByText(/Go back to the extension/)
    expect(screen.getByRole('link', { name: 'View connected devices' }).getAttribute('href')).toBe(
      '/profile/devices',
    )
    expect(codes).toEqual(['BCDFGHJK'])
  })

  test('S57 S61 is approved with the password when the sign-in is too old', async () => {
    await useConnectPage({
      'devices.approve': ({ password }) => {
        if (password !== 'nine tall shelves') throw new FakeRefusal('sign-in-again')
        return { state: 'approved', extension: null }
      },
    }).opened
    await screen.findByText('BCDF-GHJK')
    press('Approve')
    await screen.findByText('Confirm it’s you')
    screen.getByRole('button', { name: 'Deny' })
    fill('Your password', 'nine tall shelves')
    press('Approve')
    await findHeading('Connected')
  })

  test('is denied', async () => {
    await useConnectPage().opened
    await screen.findByText('BCDF-GHJK')
    press('Deny')
    await findHeading('Not connected')
  })

  test('shows the answer that another tab gave first', async () => {
    await useConnectPage({ 'devices.deny': () => ({ state: 'approved', extension: null }) }).opened
    await screen.findByText('BCDF-GHJK')
    press('Deny')
    await findHeading('This code has been used')
  })

  test('stays on screen when the request fails', async () => {
    await useConnectPage({
      'devices.approve': () => {
        throw new FakeRefusal('unavailable', 503)
      },
    }).opened
    await screen.findByText('BCDF-GHJK')
    press('Approve')
    expect(await findToast()).toContain('Temporarily unavailable')
    screen.getByRole('button', { name: 'Approve' })
  })

  test('is shown without an unknown version or browser', async () => {
    const extension = {
      ...sampleExtension,
      browser: 'Unknown',
      system: 'Unknown',
      version: '',
    } as const
    await useConnectPage({ 'devices.review': () => ({ state: 'pending', extension }) }).opened
    await screen.findByText('Unknown browser')
  })
})

describe('the code of the command line', () => {
  const pending = {
    state: 'pending',
    extension: null,
    commandLine: {
      version: '1.0.0',
      computer: 'ada-laptop',
      scopes: ['links:read', 'links:write'],
      requestedAt: sampleExtension.requestedAt,
      expiresAt: sampleExtension.expiresAt,
    },
  } as const

  test('S57 S61 is shown with its computer and scopes, and approved with the password', async () => {
    const requests: unknown[] = []
    await useConnectPage({
      'devices.review': () => pending,
      'devices.approve': (input) => {
        requests.push(input)
        if (input.password !== 'nine tall shelves') throw new FakeRefusal('sign-in-again')
        return { state: 'approved', extension: null }
      },
    }).opened
    await findHeading('Connect the command-line tool')
    // The link alone is not enough.
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    fill('Code', 'bcdf-ghjk')
    press('Continue')
    await screen.findByText('ada-laptop')
    screen.getByText('links:write')
    press('Approve')
    await screen.findByText('Confirm it’s you')
    screen.getByRole('button', { name: 'Deny' })
    fill('Your password', 'nine tall shelves')
    press('Approve')
    await findHeading('Connected')
    screen.getByText(/Go back to your terminal/)
    expect(screen.getByRole('link', { name: 'View API keys' }).getAttribute('href')).toBe(
      '/profile/api-keys',
    )
    expect(requests).toEqual([
      { userCode: 'BCDFGHJK' },
      { userCode: 'BCDFGHJK', password: 'nine tall shelves' },
    ])
  })
})

test.each([
  ['expired', 'This code has expired'],
  ['approved', 'This code has been used'],
  ['denied', 'Not connected'],
  ['unknown', 'Code not recognized'],
] as const)('a code in state %s shows: %s', async (state, title) => {
  await useConnectPage({ 'devices.review': () => ({ state, extension: null }) }).opened
  await findHeading(title)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

describe('an entered code', () => {
  test('opens its request', async () => {
    const { opened } = useConnectPage({}, '/connect')
    const router = await opened
    fill('Code', 'bcdf ghjk')
    press('Continue')
    await screen.findByText('BCDF-GHJK')
    expect(router.state.location.search).toBe('?user_code=BCDFGHJK')
  })

  test('shows the expected format when it is invalid', async () => {
    const { auth, opened } = useConnectPage({}, '/connect')
    await opened
    fill('Code', 'ABC-123')
    press('Continue')
    await screen.findByText('Enter the 8-letter code, such as BCDF-GHJK.')
    expect(auth.calls.filter((call) => call.startsWith('devices'))).toEqual([])
  })

  test('is requested when the URL has an invalid one', async () => {
    await useConnectPage({}, '/connect?user_code=%3Cscript%3E').opened
    await screen.findByText('Enter the 8-letter code, such as BCDF-GHJK.')
  })
})
