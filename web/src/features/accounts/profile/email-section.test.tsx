import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, press } from '../../../testing/account-page.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInResponse } from '../../../testing/fake-session.ts'
import { openPage } from '../../../testing/render-page.tsx'

const session = signedInResponse()

async function useProfile(calls: Parameters<typeof useFakeAuth>[0] = {}, path = '/profile') {
  const auth = useFakeAuth({ session, ...calls })
  const router = await openPage(path)
  await screen.findByLabelText('New email')
  return { auth, router }
}

test('S32 emails the current address first, and says so', async () => {
  const inputs: unknown[] = []
  await useProfile({
    calls: {
      'accounts.changeEmail': (input: unknown) => {
        inputs.push(input)
        return { requested: true }
      },
    },
  })
  fill('New email', ' Grace@Example.com ')
  press('Change')
  await screen.findByText(/We emailed ada@example.com/)
  expect(inputs).toEqual([{ email: 'grace@example.com' }])
})

test.each([
  ['nonsense', 'Please enter a valid email address'],
  ['ada@example.com', 'This is already your email'],
])('sends no request for %s', async (typed, message) => {
  const { auth } = await useProfile()
  fill('New email', typed)
  press('Change')
  await screen.findByText(message)
  expect(auth.calls).not.toContain('accounts.changeEmail')
})

test('S32 asks for the password when the sign-in is old, and keeps the new email', async () => {
  const inputs: unknown[] = []
  await useProfile({
    calls: {
      'accounts.changeEmail': (input: unknown) => {
        inputs.push(input)
        if (inputs.length === 1) throw new FakeRefusal('sign-in-again', 403)
        return { requested: true }
      },
    },
  })
  fill('New email', 'grace@example.com')
  press('Change')
  await screen.findByText('Confirm it’s you')
  fill('Your password', 'vellum orchard nineteen')
  press('Change my email')
  await screen.findByText(/We emailed/)
  expect(inputs).toEqual([
    { email: 'grace@example.com' },
    { email: 'grace@example.com', password: 'vellum orchard nineteen' },
  ])
})

test('S32 S21 does nothing before the button is clicked, then names the next step', async () => {
  const { auth, router } = await useProfile(
    { calls: { 'accounts.confirmEmailChange': () => ({ mailbox: 'present' }) } },
    '/profile?token=t0ken',
  )
  await screen.findByText(/This link changes your account’s email/)
  expect(auth.calls).not.toContain('accounts.confirmEmailChange')
  press('Confirm change')
  await screen.findByText(/If no account uses your new address, we emailed it a link/)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('S32 says when the link is no longer valid', async () => {
  await useProfile(
    {
      calls: {
        'accounts.confirmEmailChange': () => {
          throw new FakeRefusal('invalid-token', 400)
        },
      },
    },
    '/profile?token=t0ken',
  )
  press('Confirm change')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It has expired or was already used',
  )
})
