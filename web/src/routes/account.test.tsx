import { toasts } from '@everyshelf/ui/toast'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { rememberPendingAction, takePendingAction } from '../lib/session/pending-action.ts'
import { refreshSession } from '../lib/session/session.ts'
import { fill, findHeading, press, typedIn } from '../testing/account-page.ts'
import { samplePrograms } from '../testing/fake-account-calls.ts'
import { FakeRefusal, useFakeNetwork } from '../testing/fake-api.ts'
import { refusal, useFakeAuth } from '../testing/fake-auth.ts'
import { signedInResponse, signedOutResponse } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleSavedLink } from '../testing/sample-links.ts'

const fieldNote = (label: string) => {
  const note = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
  return document.getElementById(note)?.textContent
}
const formAlert = async () =>
  (await within(screen.getByRole('main')).findByRole('alert')).textContent

function timeOfFirst(subscribe: (listener: () => void) => () => void): Promise<number> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop()
      resolve(performance.now())
    })
  })
}

function signIn(): void {
  fill('Email', 'ada@example.com')
  fill('Password', 'correct horse')
  press('Sign in')
}

describe('signing in', () => {
  test('shows a toast, then opens the dashboard after a moment', async () => {
    const auth = useFakeAuth()
    const router = await openPage('/account?mode=signin')
    signIn()
    const [shownAt, leftAt] = await Promise.all([
      timeOfFirst((listener) => toasts.subscribe(listener)),
      timeOfFirst((listener) => router.subscribe(listener)),
    ])
    expect(leftAt - shownAt).toBeGreaterThan(280)
    expect(await findToast()).toBe('Signed in successfullyRedirecting to dashboard')
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(auth.requests).toEqual([
      {
        path: '/sign-in/email',
        fields: { email: 'ada@example.com', password: 'correct horse' },
      },
    ])
    expect(auth.calls).toEqual(expect.arrayContaining(['links.list', 'profile.get']))
  })

  test('opens the page that the URL names', async () => {
    useFakeAuth()
    const router = await openPage('/account?mode=signin&next=%2Fabout%23us')
    signIn()
    expect(await findToast()).toBe('Signed in successfullyTaking you to the page you requested')
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
    expect(router.state.location.hash).toBe('#us')
  })

  test('S30 opens the dashboard when the URL names another site', async () => {
    useFakeAuth()
    const router = await openPage('/account?mode=signin&next=%2F%2Fevil.example')
    signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('returns to the page and result the visitor came from', async () => {
    useFakeAuth()
    const router = await openPage('/account?mode=signin')
    const back = { pathname: '/about', search: '', hash: '', state: { result: 1 } }
    await router.navigate('/account?mode=signin', { state: { back } })
    await screen.findByText(/After you sign in, we’ll take you back to where you were/)
    signIn()
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
    expect(router.state.location.state).toEqual({ result: 1 })
  })

  test.each([
    [
      refusal(401, 'INVALID_EMAIL_OR_PASSWORD'),
      'Please check your email and password and try again',
    ],
    [
      refusal(429, 'RATE_LIMITED', { 'retry-after': '42' }),
      'Too many attempts. Wait 42 seconds, then try again.',
    ],
    [
      new Response('', { status: 502 }),
      'Everyshelf is busy right now. Please try again in a moment.',
    ],
  ])('explains the failure and keeps the entered values (%#)', async (response, text) => {
    useFakeAuth({ refusals: { '/sign-in/email': () => response } })
    await openPage('/account?mode=signin')
    signIn()
    expect(await findToast()).toBe('Sign in failed')
    expect(await formAlert()).toContain(`Sign in failed${text}`)
    expect(typedIn('Email')).toBe('ada@example.com')
    expect(typedIn('Password')).toBe('correct horse')
  })

  test('S28 tells banned users that the account is closed, also after a Google sign-in', async () => {
    const closed =
      'This account is closedEveryshelf closed it. If you think this is a mistake, contact us.'
    useFakeAuth({ refusals: { '/sign-in/email': () => refusal(403, 'ACCOUNT_BANNED') } })
    const router = await openPage('/account?mode=signin')
    signIn()
    expect(await formAlert()).toBe(closed)
    await router.navigate('/about')
    await router.navigate('/account?mode=signin&error=closed')
    expect(await formAlert()).toBe(closed)
  })

  test('R47 shows that the connection is offline', async () => {
    useFakeNetwork(() => {
      throw new TypeError('Failed to fetch')
    })
    await openPage('/account')
    signIn()
    expect(await formAlert()).toContain('Everyshelf cannot be reached')
  })

  test('S73 offers to resend the confirmation email after every failed sign-in, for any email', async () => {
    const auth = useFakeAuth({
      refusals: { '/sign-in/email': () => refusal(401, 'INVALID_EMAIL_OR_PASSWORD') },
    })
    await openPage('/account')
    signIn()
    expect(await formAlert()).toContain('Just signed up? Confirm your email before you sign in.')
    press('Resend email')
    await screen.findByText(
      'Check your inbox. We send at most 4 links an hour. Each link works for 24 hours.',
    )
    expect(auth.requests.at(-1)).toEqual({
      path: '/send-verification-email',
      fields: { email: 'ada@example.com' },
    })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Resend in/ }).disabled).toBe(true)
  })

  test('marks missing fields without a request', async () => {
    const auth = useFakeAuth()
    await openPage('/account')
    press('Sign in')
    await waitFor(() => expect(fieldNote('Email')).toBe('Please enter a valid email address'))
    expect(fieldNote('Password')).toBe('Please enter your password')
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(auth.requests).toEqual([])
  })

  test('shows the password on request, and names each field for password managers', async () => {
    useFakeAuth()
    await openPage('/account')
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    expect(field.autocomplete).toBe('current-password')
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn')
    expect(field.type).toBe('password')
    press('Show password')
    expect(field.type).toBe('text')
  })

  test('redirects visitors who are already signed in', async () => {
    useFakeAuth({ session: signedInResponse() })
    const router = await openPage('/account?mode=signin&next=%2Fabout')
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
  })

  test('shows an error when user data cannot be loaded', async () => {
    useFakeAuth({
      calls: {
        'profile.get': () => {
          throw new FakeRefusal('unavailable', 503)
        },
      },
    })
    await openPage('/account?next=%2Fabout')
    signIn()
    await screen.findByText('Error loading user data')
  })
})

describe('Google', () => {
  test('is hidden when Google sign-in is not set up', async () => {
    useFakeAuth()
    await openPage('/account')
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })

  test('returns to the page where the visitor was', async () => {
    const auth = useFakeAuth({ session: { ...signedOutResponse, signInMethods: { google: true } } })
    await openPage('/account?mode=signup&next=%2Fabout')
    press('Continue with Google')
    await waitFor(() =>
      expect(auth.requests).toEqual([
        { path: '/sign-in/social', fields: { provider: 'google', callbackURL: '/about' } },
      ]),
    )
  })

  test.each([
    ['unverified', 'Google has not verified your email address.'],
    ['OTHER_GOOGLE_ACCOUNT', 'Your account is linked to another Google account.'],
  ])('S74 explains why Google sign-in created no account: %s', async (error, text) => {
    useFakeAuth()
    await openPage(`/account?mode=signin&error=${error}`)
    expect(await formAlert()).toContain(`Google sign in failed${text}`)
  })

  test('shows a failure once and removes it from the URL', async () => {
    useFakeAuth()
    const router = await openPage('/account?mode=signin&error=access_denied')
    expect(await findToast()).toBe(
      'Google sign in failedPlease try again, or sign in with your email',
    )
    expect(await formAlert()).toContain('Google sign in failed')
    await waitFor(() => expect(router.state.location.search).toBe('?mode=signin'))
  })
})

describe('signing up', () => {
  function signUp(): void {
    fill('First name', 'Ada')
    fill('Email', 'Ada@Example.com')
    fill('Password', 'correct horse')
    press('Create account')
  }

  test('ends on the page that names the email address', async () => {
    const auth = useFakeAuth()
    const router = await openPage('/account?mode=signup&next=%2Fabout')
    signUp()
    await findHeading('Check your email')
    expect(await findToast()).toBe('Account created!Please check your email to verify your account')
    screen.getByText('ada@example.com')
    expect(router.state.location.search).toBe('?mode=signup&next=%2Fabout')
    expect(auth.requests).toEqual([
      {
        path: '/sign-up/email',
        fields: { name: 'Ada', email: 'ada@example.com', password: 'correct horse' },
      },
    ])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Resend in/ }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('link', { name: 'Change it' }))
    await findHeading('Create your account')
    expect(typedIn('Email')).toBe('ada@example.com')
  })

  test('R54 a double click sends one request', async () => {
    const auth = useFakeAuth()
    await openPage('/account?mode=signup')
    signUp()
    press('Create account')
    await findHeading('Check your email')
    expect(auth.requests).toHaveLength(1)
  })

  test('requires 6 characters, with the text of the specification', async () => {
    const auth = useFakeAuth()
    await openPage('/account?mode=signup')
    fill('Password', '12345')
    press('Create account')
    await waitFor(() =>
      expect(fieldNote('Password')).toBe('Password must be at least 6 characters'),
    )
    expect(fieldNote('First name')).toBe('Please enter your first name')
    expect(auth.requests).toEqual([])
  })

  test('shows how easy a password is to guess', async () => {
    useFakeAuth()
    await openPage('/account?mode=signup')
    expect(fieldNote('Password')).toBe('At least 6 characters')
    fill('Password', 'password1')
    await waitFor(() => expect(fieldNote('Password')).toContain('Very easy to guess'))
    fill('Password', 'vellum orchard nineteen kettle')
    await waitFor(() => expect(fieldNote('Password')).toContain('Strong'))
  })

  test('S23 S76 an easy password needs a second click, on a separate button', async () => {
    const auth = useFakeAuth()
    await openPage('/account?mode=signup')
    fill('First name', 'Rosalind')
    fill('Email', 'ada@example.com')
    fill('Password', 'rosalind99')
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    press('Create account')
    expect(await formAlert()).toBe(
      'This password is easy to guessChoose another one, or select “Use it anyway.”Use it anyway',
    )
    await waitFor(() => expect(scroll.mock.contexts).toContain(screen.getByRole('alert')))
    scroll.mockRestore()
    press('Create account')
    await screen.findByRole('button', { name: 'Use it anyway' })
    expect(auth.requests).toEqual([])
    press('Use it anyway')
    await findHeading('Check your email')
    expect(auth.requests[0]?.fields).toMatchObject({ password: 'rosalind99' })
  })

  test('S23 a stronger password removes the warning and needs one click', async () => {
    const auth = useFakeAuth()
    await openPage('/account?mode=signup')
    fill('First name', 'Ada')
    fill('Email', 'ada@example.com')
    fill('Password', 'Passw0rd!')
    press('Create account')
    await screen.findByRole('button', { name: 'Use it anyway' })
    fill('Password', 'vellum orchard')
    expect(screen.queryByRole('button', { name: 'Use it anyway' })).toBeNull()
    press('Create account')
    await findHeading('Check your email')
    expect(auth.requests).toHaveLength(1)
  })

  test('continues automatically once the user signs in elsewhere', async () => {
    const auth = useFakeAuth()
    const router = await openPage('/account?mode=signup&next=%2Fabout')
    signUp()
    await findHeading('Check your email')
    auth.setSession(signedInResponse())
    await refreshSession()
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'))
  })
})

describe('the link of a confirmation email', () => {
  async function confirm(): Promise<void> {
    await screen.findByLabelText('Password')
    fill('Password', 'correct horse')
    press('Confirm my email')
  }

  test('S21 does nothing before its button is clicked, then signs in', async () => {
    const verified: unknown[] = []
    const auth = useFakeAuth({
      calls: {
        'accounts.verifyEmail': (input) => {
          verified.push(input)
          return { email: 'ada@example.com' }
        },
      },
    })
    const router = await openPage('/account?mode=signup&token=t0ken')
    await findHeading('Confirm your email')
    expect(verified).toEqual([])
    const policy = document.querySelector<HTMLMetaElement>('meta[name="referrer"]')
    expect(policy?.content).toBe('no-referrer')
    await confirm()
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
    expect(verified).toEqual([{ token: 't0ken', password: 'correct horse' }])
    expect(auth.requests).toEqual([
      {
        path: '/sign-in/email',
        fields: { email: 'ada@example.com', password: 'correct horse' },
      },
    ])
  })

  test('saves the book that the visitor wanted, and opens its page', async () => {
    rememberPendingAction({ action: 'copy', identifier: '9780441172719' })
    const saved: unknown[] = []
    useFakeAuth({
      calls: {
        'links.save': (input) => {
          saved.push(input)
          return sampleSavedLink('9780441172719')
        },
      },
    })
    const router = await openPage('/account?mode=signup&token=t0ken')
    await confirm()
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/links\//))
    expect(saved).toEqual([{ isbn: '9780441172719' }])
    expect(takePendingAction()).toBeNull()
  })

  test('opens the dashboard when the wanted book cannot be saved', async () => {
    rememberPendingAction({ action: 'save', identifier: '9780441172719' })
    useFakeAuth({
      calls: {
        'links.save': () => {
          throw new FakeRefusal('unavailable', 503)
        },
      },
    })
    const router = await openPage('/account?mode=signup&token=t0ken')
    await confirm()
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  test('opens the sign-in page when the sign-in is rate-limited', async () => {
    useFakeAuth({ refusals: { '/sign-in/email': () => refusal(429, 'RATE_LIMITED') } })
    const router = await openPage('/account?mode=signup&token=t0ken')
    await confirm()
    await screen.findByText('Your email is confirmed. Sign in to continue.')
    expect(router.state.location.search).toBe('?mode=signin')
  })

  test('S70 S21 needs one click in the browser that signed up', async () => {
    rememberPendingAction({ action: 'copy', identifier: '9780441172719' })
    const auth = useFakeAuth({
      isSignUpBrowser: true,
      calls: { 'links.save': () => sampleSavedLink('9780441172719') },
    })
    const router = await openPage('/account?mode=signup&token=t0ken')
    await screen.findByText('You signed up in this browser, so you don’t need your password.')
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(auth.requests).toEqual([])
    press('Confirm my email')
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/links\//))
    expect(auth.requests).toEqual([{ path: '/sign-up/confirm', fields: { token: 't0ken' } }])
    expect(takePendingAction()).toBeNull()
  })

  test('S70 asks for the password when the server no longer knows the browser', async () => {
    rememberPendingAction({ action: 'copy', identifier: '9780441172719' })
    useFakeAuth({
      isSignUpBrowser: true,
      refusals: { '/sign-up/confirm': () => refusal(403, 'WRONG_SIGN_UP_PASSWORD') },
    })
    await openPage('/account?mode=signup&token=t0ken')
    await screen.findByText('You signed up in this browser, so you don’t need your password.')
    press('Confirm my email')
    await screen.findByText('Enter the password you chose when you signed up.')
    expect(screen.getByLabelText('Password')).toBeTruthy()
    expect(takePendingAction()).toEqual({ action: 'copy', identifier: '9780441172719' })
  })

  test('S70 confirms with the password in a browser that another person signed up in', async () => {
    const confirmed: object[] = []
    const auth = useFakeAuth({
      isSignUpBrowser: true,
      calls: {
        'accounts.verifyEmail': (input) => {
          confirmed.push(input)
          return { email: 'ada@example.org' }
        },
      },
    })
    await openPage('/account?mode=signup&token=t0ken')
    await screen.findByText('You signed up in this browser, so you don’t need your password.')
    press('Use my password instead')
    await screen.findByText('Enter the password you chose when you signed up.')
    fill('Password', 'a shelf full of books')
    press('Confirm my email')
    await waitFor(() =>
      expect(confirmed).toEqual([{ token: 't0ken', password: 'a shelf full of books' }]),
    )
    await waitFor(() => expect(auth.requests.map(({ path }) => path)).toContain('/sign-in/email'))
    expect(auth.requests.map(({ path }) => path)).not.toContain('/sign-up/confirm')
  })

  test('offers a new email when the link has expired in the browser that signed up', async () => {
    useFakeAuth({
      isSignUpBrowser: true,
      refusals: { '/sign-up/confirm': () => refusal(400, 'INVALID_TOKEN') },
    })
    await openPage('/account?mode=signup&token=old')
    await screen.findByText('You signed up in this browser, so you don’t need your password.')
    press('Confirm my email')
    expect(await formAlert()).toContain('This link is no longer valid')
  })

  test('S70 asks for the password of the sign-up and offers a new sign-up', async () => {
    useFakeAuth({
      calls: {
        'accounts.verifyEmail': () => {
          throw new FakeRefusal('wrong-sign-up-password', 403)
        },
      },
    })
    await openPage('/account?mode=signup&token=t0ken')
    await confirm()
    expect(await formAlert()).toBe(
      'Wrong passwordEnter the password you chose when you signed up, or sign up again.',
    )
    expect(screen.getByRole('link', { name: 'Sign up again' }).getAttribute('href')).toBe(
      '/account?mode=signup',
    )
  })

  test('offers a new email when the link is no longer valid', async () => {
    const auth = useFakeAuth({
      calls: {
        'accounts.verifyEmail': () => {
          throw new FakeRefusal('invalid-token')
        },
      },
    })
    await openPage('/account?mode=signup&token=old')
    await confirm()
    expect(await formAlert()).toContain('This link is no longer valid')
    fill('Email', 'ada@example.com')
    press('Resend email')
    await screen.findByText('ada@example.com')
    expect(auth.requests.map(({ path }) => path)).toEqual(['/send-verification-email'])
  })
})

describe('a forgotten password', () => {
  test('requires an email', async () => {
    useFakeAuth()
    await openPage('/account?mode=reset-password')
    press('Send link')
    await waitFor(() => expect(fieldNote('Email')).toBe('Email is required to reset password'))
  })

  test('S22 gives the same answer for every email', async () => {
    useFakeAuth()
    await openPage('/account?mode=reset-password')
    fill('Email', 'nobody@example.com')
    press('Send link')
    expect(await findToast()).toBe('Password reset email sentPlease check your inbox')
    await screen.findByText(
      /has an account, our newest email to it has your link\. We send at most 4 links an hour/,
    )
  })

  test('shows an error when no email can be sent', async () => {
    useFakeAuth({ refusals: { '/request-password-reset': () => refusal(400, 'FAILED') } })
    await openPage('/account?mode=reset-password')
    fill('Email', 'ada@example.com')
    press('Send link')
    expect(await findToast()).toBe('Password reset failed')
    expect(await formAlert()).toContain('Request a new reset email and try again')
  })

  test('is replaced on the page that the email links to', async () => {
    const auth = useFakeAuth()
    const router = await openPage('/account?mode=reset-password&token=t0ken')
    await findHeading('Choose a new password')
    fill('New password', 'vellum orchard')
    press('Save new password')
    await findHeading('Sign in')
    expect(await findToast()).toBe('Password updated successfully')
    expect(router.state.location.search).toBe('?mode=signin')
    expect(auth.requests).toEqual([
      {
        path: '/reset-password',
        fields: { token: 't0ken', newPassword: 'vellum orchard', revokePrograms: false },
      },
    ])
  })

  test.each([true, false])(
    'S71 also revokes the API keys, webhooks, and passkeys that the page lists, unless cleared: %s',
    async (isKept) => {
      const auth = useFakeAuth({ calls: { 'accounts.viewReset': () => samplePrograms } })
      await openPage('/account?mode=reset-password&token=t0ken')
      const box = await screen.findByRole('checkbox', {
        name: 'Also revoke 2 API keys, 1 webhook, and 1 passkey',
      })
      expect((box as HTMLInputElement).checked).toBe(true)
      screen.getByText('API keys: My website …jyrI, Zapier …Xk2b')
      screen.getByText('Webhook: hooks.example.org')
      screen.getByText('Passkey: Laptop')
      screen.getByText(/^Two-factor authentication stays on\./)
      if (!isKept) fireEvent.click(box)
      fill('New password', 'vellum orchard')
      press('Save new password')
      await findHeading('Sign in')
      expect(auth.requests[0]?.fields).toMatchObject({ revokePrograms: isKept })
    },
  )

  test('S76 a new password that is easy to guess needs a second click', async () => {
    const auth = useFakeAuth()
    await openPage('/account?mode=reset-password&token=t0ken')
    fill('New password', 'aaaaaaaa')
    press('Save new password')
    fireEvent.click(await screen.findByRole('button', { name: 'Use it anyway' }))
    await findHeading('Sign in')
    expect(auth.requests).toEqual([
      {
        path: '/reset-password',
        fields: { token: 't0ken', newPassword: 'aaaaaaaa', revokePrograms: false },
      },
    ])
  })

  test('offers a new email at once when the link has expired', async () => {
    useFakeAuth({
      calls: {
        'accounts.viewReset': () => {
          throw new FakeRefusal('invalid-token', 400)
        },
      },
    })
    await openPage('/account?mode=reset-password&token=old')
    await findHeading('Reset your password')
    expect(await formAlert()).toContain('This link is no longer valid')
  })

  test('offers a new email when the link expires on the page', async () => {
    useFakeAuth({ refusals: { '/reset-password': () => refusal(400, 'INVALID_TOKEN') } })
    await openPage('/account?mode=reset-password&token=old')
    fill('New password', 'vellum orchard')
    press('Save new password')
    await findHeading('Reset your password')
    expect(await formAlert()).toContain('This link is no longer valid')
    expect(await findToast()).toContain('Password update failed')
  })
})

test('links between the forms keep the return target', async () => {
  useFakeAuth()
  await openPage('/account?mode=signin&next=%2Fabout')
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Create an account')).toBe('/account?mode=signup&next=%2Fabout')
  expect(to('Forgot your password?')).toBe('/account?mode=reset-password&next=%2Fabout')
})
