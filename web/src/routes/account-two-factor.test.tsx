import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fill, findHeading, press } from '../testing/account-page.ts'
import { FakeRefusal } from '../testing/fake-api.ts'
import { refusal, useFakeAuth } from '../testing/fake-auth.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const alert = async () => (await within(screen.getByRole('main')).findByRole('alert')).textContent

async function usePasswordStep(options: Parameters<typeof useFakeAuth>[0] = {}) {
  const auth = useFakeAuth({ hasTwoFactor: true, ...options })
  const router = await openPage('/account?mode=signin&next=%2Fabout')
  fill('Email', 'ada@example.com')
  fill('Password', 'correct horse')
  press('Sign in')
  await findHeading('Enter your code')
  return { auth, router }
}

describe('the second step of a sign-in', () => {
  test('S79 asks for a code after the password, and then opens the requested page', async () => {
    const { auth, router } = await usePasswordStep()
    const field = screen.getByLabelText('Code')
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
    press('Sign in')
    await screen.findByText('Please enter a code')
    fill('Code', '123 456')
    press('Sign in')
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
    expect(auth.requests.at(-1)).toEqual({ path: '/sign-in/code', fields: { code: '123 456' } })
  })

  test('explains a wrong code and keeps the field', async () => {
    await usePasswordStep({ refusals: { '/sign-in/code': () => refusal(400, 'WRONG_CODE') } })
    fill('Code', '000000')
    press('Sign in')
    expect(await alert()).toContain('Wrong code')
  })

  test('offers a new sign-in when the first step is too long ago', async () => {
    await usePasswordStep({ refusals: { '/sign-in/code': () => refusal(401, 'SIGN_IN_EXPIRED') } })
    fill('Code', '123456')
    press('Sign in')
    expect(await alert()).toContain('Your sign-in has expired')
    const link = screen.getByRole('link', { name: 'Sign in again' })
    expect(link.getAttribute('href')).toBe('/account?mode=signin&next=%2Fabout')
  })

  test('accepts a recovery code', async () => {
    const { auth } = await usePasswordStep()
    press('Use a recovery code')
    fill('Recovery code', 'abcd efgh jkmn')
    press('Sign in')
    await waitFor(() => expect(auth.requests.at(-1)?.fields).toEqual({ code: 'abcd efgh jkmn' }))
  })

  test('S82 emails a link to an owner who lost the device', async () => {
    const { auth, router } = await usePasswordStep()
    const link = screen.getByRole('link', { name: 'Lost your device?' })
    await router.navigate(link.getAttribute('href') ?? '')
    await findHeading('Lost your device?')
    press('Email me a link')
    await screen.findByText(/Nov 24, 2026/)
    expect(auth.requests.at(-1)?.path).toBe('/sign-in/lost-device')
  })
})

describe('the page of the recovery email', () => {
  const path = '/account?mode=recovery&token=t'

  test('S21 S82 changes nothing until a button is pressed, and cancels', async () => {
    const auth = useFakeAuth()
    await openPage(path)
    await screen.findByText(/You can turn it off starting/)
    expect(screen.queryByRole('button', { name: /^Turn off/ })).toBeNull()
    expect(auth.calls).not.toContain('security.cancelRecoveryByLink')
    press('Cancel the request')
    await screen.findByText('Request canceled. Two-factor authentication stays on.')
  })

  test('S82 turns two-factor authentication off after the delay', async () => {
    const readyAt = '2026-11-21T09:30:00.000Z'
    useFakeAuth({ calls: { 'security.viewRecovery': () => ({ readyAt, isReady: true }) } })
    await openPage(path)
    await screen.findByText(/will no longer ask for a code/)
    press('Turn off two-factor authentication')
    await screen.findByText(/Two-factor authentication is off/)
  })

  test('says when the link is no longer valid', async () => {
    useFakeAuth({
      calls: {
        'security.viewRecovery': () => {
          throw new FakeRefusal('invalid-token', 400)
        },
      },
    })
    await openPage(path)
    expect(await alert()).toContain('This link is no longer valid')
  })
})

test('S82 asks for a code before an older sign-in cancels the request', async () => {
  const proofs: unknown[] = []
  let recoveryReadyAt: string | null = '2026-11-24T09:30:00.000Z'
  useFakeAuth({
    calls: {
      'session.get': () => signedInResponse({ recoveryReadyAt }),
      'security.cancelRecovery': (proof) => {
        proofs.push(proof)
        if (!proof.code) throw new FakeRefusal('second-factor-required', 403)
        recoveryReadyAt = null
        return { canceled: true }
      },
    },
  })
  await openPage('/about')
  await screen.findByText('Someone asked to turn off two-factor authentication')
  press('Cancel the request')
  await screen.findByLabelText('Code')
  fill('Code', '123456')
  press('Cancel the request')
  await waitFor(() =>
    expect(screen.queryByText('Someone asked to turn off two-factor authentication')).toBeNull(),
  )
  expect(proofs).toEqual([{}, { code: '123456' }])
})

test('S82 every page of a signed-in device shows the request and cancels it', async () => {
  let recoveryReadyAt: string | null = '2026-11-24T09:30:00.000Z'
  useFakeAuth({
    calls: {
      'session.get': () => signedInResponse({ recoveryReadyAt }),
      'security.cancelRecovery': () => {
        recoveryReadyAt = null
        return { canceled: true }
      },
    },
  })
  await openPage('/about')
  await screen.findByText('Someone asked to turn off two-factor authentication')
  press('Cancel the request')
  await waitFor(() =>
    expect(screen.queryByText('Someone asked to turn off two-factor authentication')).toBeNull(),
  )
})
