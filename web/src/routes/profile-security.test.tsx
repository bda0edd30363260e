import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, press } from '../testing/account-page.ts'
import { FakeRefusal } from '../testing/fake-api.ts'
import { useFakeAuth } from '../testing/fake-auth.ts'
import { plainSecurity } from '../testing/fake-security-calls.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const session = signedInResponse()
const phone = {
  id: 'phone00000000000',
  name: 'Phone',
  createdAt: '2026-11-21T09:00:00.000Z',
  lastUsedAt: null,
}

async function useSecurityPage(
  calls: NonNullable<Parameters<typeof useFakeAuth>[0]>['calls'] = {},
) {
  const auth = useFakeAuth({ session, calls })
  await openPage('/profile/security')
  return auth
}

test('sets up two-factor authentication and shows the recovery codes once', async () => {
  let isOn = false
  const inputs: unknown[] = []
  await useSecurityPage({
    'security.get': () => ({
      ...plainSecurity,
      ...(isOn && { authenticators: [phone], recoveryCodesLeft: 2 }),
    }),
    'security.confirmAuthenticator': (input) => {
      inputs.push(input)
      isOn = true
      return { recoveryCodes: ['abcdefghjkmn', 'pqrstuvwxyz2'] }
    },
  })
  await screen.findByText('Off')
  press('Set up two-factor authentication')
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
  fill('Code from the app', '123456')
  press('Connect')
  await screen.findByText('abcd efgh jkmn')
  expect(inputs).toEqual([{ code: '123456', name: 'Authenticator app' }])
  press('I saved them')
  await screen.findByText('On')
  expect(screen.queryByText('abcd efgh jkmn')).toBeNull()
  screen.getByText('2 unused codes. New codes replace the old ones.')
})

test('S81 asks for a code before it replaces the recovery codes', async () => {
  const inputs: unknown[] = []
  await useSecurityPage({
    'security.get': () => ({ ...plainSecurity, authenticators: [phone], recoveryCodesLeft: 1 }),
    'security.createRecoveryCodes': (input) => {
      inputs.push(input)
      if (inputs.length === 1) throw new FakeRefusal('second-factor-required', 403)
      if (inputs.length === 2) throw new FakeRefusal('wrong-code', 400)
      return { recoveryCodes: ['abcdefghjkmn'] }
    },
  })
  await screen.findByText('1 unused code. New codes replace the old ones.')
  press('Create new codes')
  await screen.findByLabelText('Code')
  fill('Code', '000000')
  press('Create new codes')
  await screen.findByText(/^Wrong code/)
  fill('Code', '123456')
  press('Create new codes')
  await screen.findByText('abcd efgh jkmn')
  expect(inputs).toEqual([{}, { code: '000000' }, { code: '123456' }])
})

test('lists passkeys, and removes one after the password', async () => {
  const inputs: unknown[] = []
  await useSecurityPage({
    'security.get': () => ({ ...plainSecurity, passkeys: [{ ...phone, isBackedUp: true }] }),
    'security.removePasskey': (input) => {
      inputs.push(input)
      if (inputs.length === 1) throw new FakeRefusal('sign-in-again', 401)
      return { removed: true }
    },
  })
  const list = await screen.findByRole('list', { name: 'Passkeys' })
  within(list).getByText(/never used/)
  press('Remove Phone')
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByRole('button', { name: 'Remove' }).click()
  await within(dialog).findByLabelText('Your password')
  fill('Your password', 'vellum orchard nineteen')
  within(dialog).getByRole('button', { name: 'Remove' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(inputs).toEqual([{ id: phone.id }, { id: phone.id, password: 'vellum orchard nineteen' }])
})

test('shows an error when the sign-in methods cannot be loaded, and retries', async () => {
  let isDown = true
  await useSecurityPage({
    'security.get': () => {
      if (isDown) throw new FakeRefusal('unavailable', 503)
      return plainSecurity
    },
  })
  await screen.findByText('Error loading user data', { selector: 'p' })
  isDown = false
  press('Try again')
  await screen.findByText('Off')
})
