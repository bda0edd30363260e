import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, press } from '../../../testing/account-page.ts'
import { FakeRefusal } from '../../../testing/fake-api.ts'
import { useFakeAuth } from '../../../testing/fake-auth.ts'
import { signedInAnswer } from '../../../testing/fake-session.ts'
import { openPage } from '../../../testing/render-page.tsx'

const session = signedInAnswer()

async function useProfile(calls: Parameters<typeof useFakeAuth>[0] = {}, path = '/profile') {
  const auth = useFakeAuth({ session, ...calls })
  const router = await openPage(path)
  await screen.findByLabelText('New email')
  return { auth, router }
}

test('S32 asks at the address that the account has, and says so', async () => {
  const inputs: unknown[] = []
  await useProfile({
    calls: {
      'accounts.changeEmail': (input: unknown) => {
        inputs.push(input)
        return { asked: true }
      },
    },
  })
  fill('New email', ' Grace@Example.com ')
  press('Change')
  await screen.findByText(/We wrote to ada@example.com/)
  expect(inputs).toEqual([{ email: 'grace@example.com' }])
})

test.each([
  ['nonsense', 'Please enter a valid email address'],
  ['ada@example.com', 'This is your address already'],
])('asks nobody about %s', async (typed, words) => {
  const { auth } = await useProfile()
  fill('New email', typed)
  press('Change')
  await screen.findByText(words)
  expect(auth.calls).not.toContain('accounts.changeEmail')
})

test('S32 asks who is there when the sign-in is old, and keeps what was typed', async () => {
  const inputs: unknown[] = []
  await useProfile({
    calls: {
      'accounts.changeEmail': (input: unknown) => {
        inputs.push(input)
        if (inputs.length === 1) throw new FakeRefusal('sign-in-again', 403)
        return { asked: true }
      },
    },
  })
  fill('New email', 'grace@example.com')
  press('Change')
  await screen.findByText('Please confirm it is you')
  fill('Your password', 'vellum orchard nineteen')
  press('Change my email')
  await screen.findByText(/We wrote to/)
  expect(inputs).toEqual([
    { email: 'grace@example.com' },
    { email: 'grace@example.com', password: 'vellum orchard nineteen' },
  ])
})

test('S32 S21 does nothing before the button is pressed, then says what comes next', async () => {
  const { auth, router } = await useProfile(
    { calls: { 'accounts.confirmEmailChange': () => ({ mailbox: 'present' }) } },
    '/profile?token=t0ken',
  )
  await screen.findByText(/You opened the link of a mail/)
  expect(auth.calls).not.toContain('accounts.confirmEmailChange')
  press('Yes, go on')
  await screen.findByText(/Now we have written to the new address/)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('S32 says when the link is of no use any more', async () => {
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
  press('Yes, go on')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It was used already or is too old',
  )
})
