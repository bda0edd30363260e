import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { openAccess } from '../testing/fake-admin-calls.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const admin = { 'session.get': () => signedInResponse({ role: 'admin' }) }

test('S61 a user who is not an admin gets the not-found page', async () => {
  const { calls } = useFakeApi({ 'session.get': () => signedInResponse() })
  await openPage('/admin')
  await findHeading('Page not found')
  expect(calls).toEqual([])
})

test('S61 the first visit sets up two-factor authentication: password, app, recovery codes', async () => {
  let state: 'no-factor' | 'open' = 'no-factor'
  useFakeApi({
    ...admin,
    'admin.access.get': () => ({ ...openAccess, state }),
    'admin.access.beginSetUp': ({ password }) => {
      if (password !== 'right') throw new FakeRefusal('sign-in-again')
      return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }
    },
    'admin.access.confirmSetUp': ({ code }) => {
      if (code !== '123456') throw new FakeRefusal('wrong-code')
      state = 'open'
      return { recoveryCodes: ['abcdefghjkmn'] }
    },
  })
  await openPage('/admin')
  await findHeading('Set up two-factor authentication')
  press('Start setup')
  await screen.findByText('You signed in a while ago. Confirm your password to continue.')
  fill('Your password', 'wrong')
  press('Continue')
  await screen.findByText('Wrong password. Please try again.')
  fill('Your password', 'right')
  press('Continue')
  await screen.findByText('JBSW Y3DP EHPK 3PXP')
  fill('Code from the app', '000000')
  press('Connect')
  await screen.findByText(/^Wrong code\. Each code works once/)
  fill('Code from the app', '123456')
  press('Connect')
  await screen.findByText('abcd efgh jkmn')
  press('I saved them')
  await findHeading('Overview')
})

test('S61 an expired admin session asks for the code again', async () => {
  let state: 'open' | 'closed' = 'open'
  useFakeApi({
    ...admin,
    'admin.access.get': () => ({ ...openAccess, state }),
    'admin.access.close': () => {
      state = 'closed'
      throw new FakeRefusal('second-factor-required', 403)
    },
    'admin.access.open': () => {
      state = 'open'
      return { opened: true }
    },
  })
  await openPage('/admin')
  await findHeading('Overview')
  press('Lock')
  await findHeading('Enter your code')
  press('Unlock')
  await screen.findByText('Please enter a code')
  fill('Code', '123456')
  press('Unlock')
  await findHeading('Overview')
})
