import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { openAccess } from '../testing/fake-admin-calls.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const admin = { 'session.get': () => signedInAnswer({ role: 'admin' }) }

test('S61 whoever is no admin is told what anybody is told of a page that is not there', async () => {
  const { calls } = useFakeApi({ 'session.get': () => signedInAnswer() })
  await openPage('/admin')
  await findHeading('This shelf has a gap')
  expect(calls).toEqual([])
})

test('S61 the first visit connects an app, asks for the password, and shows codes to keep', async () => {
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
  await findHeading('A second key first')
  press('Begin')
  await screen.findByText('You signed in a while ago.')
  fill('Your password', 'wrong')
  press('Go on')
  await screen.findByText('This is not the password of the account.')
  fill('Your password', 'right')
  press('Go on')
  await screen.findByText('JBSW Y3DP EHPK 3PXP')
  fill('Code of the app', '000000')
  press('Connect')
  await screen.findByText(/^This code is not right\. Each code works once/)
  fill('Code of the app', '123456')
  press('Connect')
  await screen.findByText('abcd efgh jkmn')
  press('I have kept them')
  await findHeading('Overview')
})

test('S61 an area that has closed by itself asks for the code again', async () => {
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
  await findHeading('Your code, please')
  press('Open')
  await screen.findByText('Please enter a code')
  fill('Code', '123456')
  press('Open')
  await findHeading('Overview')
})
