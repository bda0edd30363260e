import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { sampleAsker } from '../testing/fake-account-calls.ts'
import { FakeRefusal } from '../testing/fake-api.ts'
import { useFakeAuth } from '../testing/fake-auth.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'

const session = signedInAnswer()
type Calls = NonNullable<NonNullable<Parameters<typeof useFakeAuth>[0]>['calls']>

function useConnectPage(calls: Calls = {}, address = '/connect?user_code=BCDFGHJK') {
  const auth = useFakeAuth({ session, calls })
  return { auth, opened: openPage(address) }
}

test('asks who is signed out to sign in, and keeps the code', async () => {
  useFakeAuth()
  const router = await openPage('/connect?user_code=BCDFGHJK')
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?mode=signin&next=%2Fconnect%3Fuser_code%3DBCDFGHJK',
    ),
  )
})

describe('a code that waits', () => {
  test('S57 is shown with who asks and what for, and nothing happens by itself', async () => {
    const { auth, opened } = useConnectPage()
    await opened
    await screen.findByText('BCDF-GHJK')
    screen.getByText('Chrome on macOS')
    screen.getByText('ada@example.com', { selector: 'span' })
    screen.getByText(/Whoever sent you this code would work in your account/)
    screen.getByRole('button', { name: 'Approve' })
    expect(auth.calls.filter((call) => /approve|deny/.test(call))).toEqual([])
  })

  test('is approved', async () => {
    const codes: string[] = []
    const { opened } = useConnectPage({
      'devices.approve': ({ userCode }) => {
        codes.push(userCode)
        return { state: 'approved', asker: null }
      },
    })
    await opened
    await screen.findByText('BCDF-GHJK')
    press('Approve')
    const heading = await findHeading('Connected')
    expect(document.activeElement).toBe(heading)
    screen.getByText(/You can go back to the extension/)
    expect(screen.getByRole('link', { name: 'Connected devices' }).getAttribute('href')).toBe(
      '/profile#devices',
    )
    expect(codes).toEqual(['BCDFGHJK'])
  })

  test('is denied', async () => {
    await useConnectPage().opened
    await screen.findByText('BCDF-GHJK')
    press('Deny')
    await findHeading('Not connected')
  })

  test('was answered otherwise in another tab', async () => {
    await useConnectPage({ 'devices.deny': () => ({ state: 'approved', asker: null }) }).opened
    await screen.findByText('BCDF-GHJK')
    press('Deny')
    await findHeading('This code has been used')
  })

  test('stays while the server refuses', async () => {
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

  test('is shown without a version or a browser that nobody knows', async () => {
    const asker = { ...sampleAsker, browser: 'Unknown', system: 'Unknown', version: '' } as const
    await useConnectPage({ 'devices.review': () => ({ state: 'pending', asker }) }).opened
    await screen.findByText('A browser')
  })
})

test.each([
  ['expired', 'This code has expired'],
  ['approved', 'This code has been used'],
  ['denied', 'Not connected'],
  ['unknown', 'We do not know this code'],
] as const)('a code that is %s says: %s', async (state, title) => {
  await useConnectPage({ 'devices.review': () => ({ state, asker: null }) }).opened
  await findHeading(title)
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

describe('a code that is typed', () => {
  test('is looked at', async () => {
    const { opened } = useConnectPage({}, '/connect')
    const router = await opened
    fill('Code', 'bcdf ghjk')
    press('Continue')
    await screen.findByText('BCDF-GHJK')
    expect(router.state.location.search).toBe('?user_code=BCDFGHJK')
  })

  test('is explained when it is none', async () => {
    const { auth, opened } = useConnectPage({}, '/connect')
    await opened
    fill('Code', 'ABC-123')
    press('Continue')
    await screen.findByText('A code has eight letters, such as BCDF-GHJK.')
    expect(auth.calls.filter((call) => call.startsWith('devices'))).toEqual([])
  })

  test('is asked for again where the address has none', async () => {
    await useConnectPage({}, '/connect?user_code=%3Cscript%3E').opened
    await screen.findByText('A code has eight letters, such as BCDF-GHJK.')
  })
})
