import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { findHeading, press } from '../testing/account-page.ts'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { paidResponse } from '../testing/fake-premium-calls.ts'
import { signedInResponse, signedOutResponse } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'

const forSale = { hasPayments: true }
const upgradeButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Upgrade to Premium' })

beforeEach(() => {
  window.location.hash = ''
})

test('A8 shows the features, price, and terms of each plan', async () => {
  await openPage('/pricing')
  const free = within(screen.getByRole('columnheader', { name: 'Free' }))
  expect(free.getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe(
    '/account?mode=signup',
  )
  const head = screen.getByRole('columnheader', { name: 'Premium' })
  within(head).getByText('Launch price. Cancel anytime. 30-day money-back guarantee.')
  expect(head.textContent).toContain('$3.99/month')
  within(screen.getByRole('region', { name: 'Frequently asked questions' })).getByText(
    'Can I cancel?',
  )
})

test('tells an account on the free plan how many clicks its own tags could have had', async () => {
  useFakeApi({ 'session.get': () => signedInResponse() })
  await openPage('/pricing')
  await screen.findByText(
    'Your links got 5 clicks in the last 30 days. With Premium, they carry your affiliate tags.',
  )
})

test.each([
  [
    'with tags of its own',
    { hasServiceTags: true, serviceTagsOn: 'links' },
    'Everyshelf’s',
    'Links then carry Everyshelf’s affiliate tags.',
  ],
  [
    'with tags on its pages only',
    { hasServiceTags: true, serviceTagsOn: 'pages' },
    'None',
    'Links then carry no affiliate tag.',
  ],
  [
    'without tags',
    { hasServiceTags: false, serviceTagsOn: 'links' },
    'None',
    'Links then carry no affiliate tag.',
  ],
] as const)(
  'on a server %s, says which tag free links carry',
  async (_server, tags, cell, answer) => {
    useFakeApi({ 'session.get': () => ({ ...signedOutResponse, ...tags }) })
    await openPage('/pricing')
    const row = within(await screen.findByRole('row', { name: /^Affiliate tag on your links/ }))
    await waitFor(() => expect(row.getAllByRole('cell')[0]?.textContent).toBe(cell))
    expect(screen.getByText(/^Nothing is deleted/).textContent).toContain(answer)
    expect(screen.getByText(/^Every link opens the best store/).textContent).not.toContain(
      'forever',
    )
  },
)

test('lists what each plan has, from the facts about the product', async () => {
  await openPage('/pricing')
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(/^Saved links/)).toEqual(['5', 'Unlimited'])
  expect(cells(/^Author pages/)).toEqual(['1', 'Up to 20'])
  expect(cells(/^Series pages/)).toEqual(['Yes', 'Yes'])
  expect(cells(/^Amazon Attribution/)).toEqual(['No', 'Yes'])
  expect(cells(/^API/)).toEqual(['Yes', 'Yes'])
})

test('disables the button when payments are not set up', async () => {
  await openPage('/pricing')
  const button = upgradeButton()
  expect(button.disabled).toBe(true)
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toContain('You can’t buy Premium yet')
})

test('sends signed-out visitors to sign in, and back', async () => {
  const api = useFakeApi({ 'session.get': () => ({ ...signedOutResponse, ...forSale }) })
  const router = await openPage('/pricing')
  press('Upgrade to Premium')
  const toast = await findToast()
  expect(toast).toContain('Not signed in')
  expect(toast).toContain('Please sign in to upgrade your account')
  await findHeading('Sign in')
  expect(router.state.location.search).toBe('?mode=signin&next=%2Fpricing')
  expect(api.calls).toEqual([])
})

describe('upgrading', () => {
  const session = () => ({ ...signedInResponse(), ...forSale })

  test('opens the checkout page once, however often it is clicked', async () => {
    const api = useFakeApi({ 'session.get': session })
    await openPage('/pricing')
    fireEvent.click(upgradeButton())
    fireEvent.click(upgradeButton())
    await waitFor(() => expect(window.location.hash).toBe('#checkout'))
    fireEvent.click(upgradeButton())
    expect(api.calls.filter((call) => call === 'subscription.createCheckout')).toHaveLength(1)
  })

  test.each([
    ['monthly', 'Upgrade to Premium'],
    ['yearly', 'Pay yearly'],
  ])('pays the %s plan, where the server has both', async (plan, button) => {
    const inputs: unknown[] = []
    useFakeApi({
      'session.get': () => ({ ...session(), hasYearlyPlan: true }),
      'subscription.createCheckout': (input) => {
        inputs.push(input)
        return { url: '#checkout' }
      },
    })
    await openPage('/pricing')
    fireEvent.click(await screen.findByRole('button', { name: button }))
    await waitFor(() => expect(inputs).toEqual([{ plan }]))
  })

  test.each([
    [
      'a limit',
      () => new FakeRefusal('rate-limited', 429, { retryAfterSeconds: 700 }),
      'Error creating checkoutPlease try again later. You can try again in 12 minutes.',
    ],
    [
      'a server that is down',
      () => new FakeRefusal('unavailable', 503),
      'Error creating checkoutPlease try again later',
    ],
  ])('keeps the title of its error after %s', async (_cause, refuse, toast) => {
    useFakeApi({
      'session.get': session,
      'subscription.createCheckout': () => {
        throw refuse()
      },
    })
    await openPage('/pricing')
    press('Upgrade to Premium')
    expect(await findToast()).toBe(toast)
  })

  test('shows an error when it fails, and can be retried', async () => {
    let isDown = true
    useFakeApi({
      'session.get': session,
      'subscription.createCheckout': () => {
        if (isDown) throw new FakeRefusal('checkout-failed', 502)
        return { url: '#checkout' }
      },
    })
    await openPage('/pricing')
    press('Upgrade to Premium')
    const toast = await findToast()
    expect(toast).toContain('Error creating checkout')
    expect(toast).toContain('Please try again later')
    isDown = false
    press('Upgrade to Premium')
    await waitFor(() => expect(window.location.hash).toBe('#checkout'))
  })

  test('shows an error when payments are no longer set up', async () => {
    useFakeApi({
      'session.get': session,
      'subscription.createCheckout': () => {
        throw new FakeRefusal('payment-not-set-up', 503)
      },
    })
    await openPage('/pricing')
    press('Upgrade to Premium')
    expect(await findToast()).toContain('Payments are not set up')
  })
})

describe('a Premium user', () => {
  const session = () => ({ ...signedInResponse({ isPremium: true }), ...forSale })

  test('A8 sees the renewal date and finds the billing page', async () => {
    useFakeApi({ 'session.get': session })
    await openPage('/pricing')
    await screen.findByText('Renews on Dec 21, 2026, unless you cancel.')
    expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull()
    const link = screen.getByRole('link', { name: 'Manage subscription' })
    expect(link.getAttribute('href')).toBe('/profile/billing')
  })

  test('is not offered Premium again when the check fails, and the page says so', async () => {
    useFakeApi({
      'session.get': session,
      'subscription.check': () => {
        throw new FakeRefusal('unavailable', 503)
      },
    })
    await openPage('/pricing')
    await screen.findByText('We couldn’t check your subscription. Your plan hasn’t changed.')
    expect(screen.queryByRole('button', { name: 'Upgrade to Premium' })).toBeNull()
    screen.getByRole('button', { name: 'Check again' })
  })

  test('with complimentary months has nothing to manage', async () => {
    const granted = { ...paidResponse, source: 'grant', subscription: null } as const
    useFakeApi({ 'session.get': session, 'subscription.check': () => granted })
    await openPage('/pricing')
    await screen.findByText('Complimentary Premium until Dec 21, 2026.')
    expect(screen.queryByRole('link', { name: 'Manage subscription' })).toBeNull()
  })
})
