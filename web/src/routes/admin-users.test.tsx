import type { RouterOutputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }
const ID = 'k7m2n9p4q8k7m2n9p4q8'

const row: RouterOutputs['admin']['users']['list']['rows'][number] = {
  id: ID,
  email: 'bob@example.org',
  name: 'Bob',
  username: 'Bobby',
  publicId: 'bobbobbobbob2345',
  role: 'user',
  isVerified: true,
  premiumUntil: null,
  bannedAt: null,
  createdAt: '2026-11-01T09:00:00.000Z',
}

const details: RouterOutputs['admin']['users']['get'] = {
  ...row,
  publicId: 'bobbobbobbob2345' as never,
  banReason: null,
  signInMethods: ['credential'],
  sessions: [
    {
      id: 's1',
      client: 'extension',
      browser: 'Firefox',
      device: 'Desktop',
      createdAt: '2026-11-02T09:00:00.000Z',
      lastUsedAt: '2026-11-03T09:00:00.000Z',
    },
  ],
  links: [],
  linkCount: 0,
  mails: [],
  grants: [],
  premium: { isPremium: false, subscription: null, source: null, premiumUntil: null, ended: null },
  clicks30d: 1234,
}

test('a search finds a user, and a ban needs a reason', async () => {
  let storedReason: string | null = null
  const searches: (string | undefined)[] = []
  useFakeApi({
    ...admin,
    'admin.users.list': ({ text }) => {
      searches.push(text)
      return { rows: [row], next: null }
    },
    'admin.users.get': () => ({
      ...details,
      bannedAt: storedReason && '2026-11-21T09:30:00.000Z',
      banReason: storedReason,
    }),
    'admin.users.ban': ({ reason }) => {
      storedReason = reason
      return { banned: true }
    },
  })
  const router = await openPage('/admin/users')
  await screen.findByText('bob@example.org')
  fill('Search', ' bob ')
  press('Search')
  await waitFor(() => expect(searches).toEqual([undefined, 'bob']))
  expect(router.state.location.search).toBe('?q=bob')
  const found = await screen.findByText('bob@example.org')
  fireEvent.click(found)
  await findHeading('User')
  await screen.findByText('Extension in Firefox')
  expect(screen.getByText('1,234')).not.toBeNull()
  press('Ban')
  await screen.findByText('Ban this account?')
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ban' })
  fireEvent.click(confirm)
  await screen.findByText('Please give a reason')
  expect(storedReason).toBeNull()
  fill('Reason', 'Sends spam')
  fireEvent.click(confirm)
  await screen.findByText(/^Banned on .*: Sends spam$/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Unban' })).not.toBeNull()
})

test('shows an empty search, a failed list and a missing account', async () => {
  let mode: 'empty' | 'broken' = 'empty'
  useFakeApi({
    ...admin,
    'admin.users.list': () => {
      if (mode === 'broken') throw new FakeRefusal('unavailable', 503)
      return { rows: [], next: null }
    },
    'admin.users.get': () => {
      throw new FakeRefusal('not-found', 404)
    },
  })
  const router = await openPage('/admin/users?q=unknown')
  await screen.findByText('No users match your search.')
  mode = 'broken'
  await router.navigate('/admin/users?only=banned')
  await screen.findByRole('button', { name: 'Try again' })
  await router.navigate(`/admin/users/${ID}`)
  await screen.findByText('This account does not exist.')
})

test('grants months with a reason', async () => {
  const inputs: unknown[] = []
  useFakeApi({
    ...admin,
    'admin.users.get': () => details,
    'admin.users.grantPremium': (input) => {
      inputs.push(input)
      return { premiumUntil: null }
    },
  })
  await openPage(`/admin/users/${ID}`)
  await screen.findByText('Free plan.')
  press('Grant complimentary months')
  await screen.findByRole('heading', { name: 'Grant Premium' })
  fill('Duration', '3')
  fill('Reason', 'Found a bug')
  press('Grant')
  await waitFor(() => expect(inputs).toEqual([{ id: ID, months: 3, reason: 'Found a bug' }]))
})
