import { toasts } from '@everyshelf/ui/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fill, press } from '../../testing/account-page.ts'
import { FakeRefusal } from '../../testing/fake-api.ts'
import { useFakeAuth } from '../../testing/fake-auth.ts'
import { signedInResponse } from '../../testing/fake-session.ts'
import { findToast } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'
import { shownToasts } from '../../testing/toasts.ts'
import { readReferral, storeReferral } from './referral-storage.ts'

const CODE = 'z9y8x7w6v5u4t3s2'
const DAY_MS = 86_400_000

describe('a referral code', () => {
  test('is stored with its expiry and removed after 30 days', () => {
    storeReferral(CODE, 0)
    expect(localStorage.getItem('everyshelf-referral')).toBe(
      '{"code":"z9y8x7w6v5u4t3s2","expiry":2592000000}',
    )
    expect(readReferral(30 * DAY_MS - 1)).toBe(CODE)
    expect(readReferral(30 * DAY_MS)).toBeNull()
    expect(localStorage.getItem('everyshelf-referral')).toBeNull()
  })

  test.each(['', 'no JSON', 'null', '{"code":7,"expiry":1e15}', '{"code":"a"}'])(
    'is removed when it is invalid (%j)',
    (text) => {
      localStorage.setItem('everyshelf-referral', text)
      expect(readReferral()).toBeNull()
      expect(localStorage.getItem('everyshelf-referral')).toBeNull()
    },
  )

  test('in the URL of a signed-out visitor is stored without a request', async () => {
    const auth = useFakeAuth()
    await openPage(`/account?mode=signup&ref=${CODE}&staging=true`)
    await waitFor(() => expect(readReferral()).toBe(CODE))
    expect(auth.calls).toEqual([])
  })

  test('in the URL of a signed-in user is ignored', async () => {
    const auth = useFakeAuth({ session: signedInResponse() })
    await openPage(`/founder-story?ref=${CODE}`)
    expect(readReferral()).toBeNull()
    expect(auth.calls).toEqual([])
  })

  test('is applied at the first sign-in and then removed', async () => {
    const codes: string[] = []
    useFakeAuth({
      calls: {
        'referrals.apply': ({ code }) => {
          codes.push(code)
          return { applied: true }
        },
      },
    })
    storeReferral(CODE)
    await openPage('/account?mode=signin')
    fill('Email', 'ada@example.com')
    fill('Password', 'correct horse')
    press('Sign in')
    await waitFor(() => expect(shownToasts()[0]?.title).toBe('Referral Applied!'))
    expect(await findToast()).toContain("Welcome! You've been referred by another user.")
    expect(codes).toEqual([CODE])
    expect(readReferral()).toBeNull()
  })

  test.each([
    [
      'invalid-referral',
      'This referral link is not valid for your account. You can continue without it.',
    ],
    ['referral-ids-required', 'Both referrer and referred user IDs are required'],
  ] as const)(
    'that the server rejects as %s is removed, and a toast says so',
    async (code, text) => {
      const auth = useFakeAuth({
        session: signedInResponse(),
        calls: {
          'referrals.apply': () => {
            throw new FakeRefusal(code)
          },
        },
      })
      storeReferral(CODE)
      await openPage('/founder-story')
      await waitFor(() => expect(readReferral()).toBeNull())
      expect(auth.calls).toEqual(['referrals.apply'])
      expect(shownToasts()[0]?.title).toBe('Referral not applied')
      expect(await findToast()).toContain(text)
    },
  )

  test('stays for the next page when the request fails', async () => {
    const auth = useFakeAuth({
      session: signedInResponse(),
      calls: {
        'referrals.apply': () => {
          throw new FakeRefusal('unavailable', 503)
        },
      },
    })
    storeReferral(CODE)
    await openPage('/founder-story')
    await waitFor(() => expect(auth.calls).toContain('referrals.apply'))
    expect(readReferral()).toBe(CODE)
    expect(toasts.list()).toEqual([])
  })
})

describe('the referrals in My Account', () => {
  const section = async () => within(await screen.findByRole('main'))

  test('have a link to share', async () => {
    useFakeAuth({ session: signedInResponse() })
    await openPage('/profile/referrals')
    const referrals = await section()
    const link = 'https://everyshelf.example/account?mode=signup&ref=a2b3c4d5e6'
    expect(referrals.getByLabelText<HTMLInputElement>('Your referral link').value).toBe(link)
    const mail = referrals.getByRole('link', { name: 'Send by email' }).getAttribute('href')
    expect(mail).toMatch(/^mailto:\?subject=/)
    expect(mail).toContain(encodeURIComponent(link))
    expect(referrals.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  test('can be shared by the share menu of the device', async () => {
    const share = vi.fn(async () => {})
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    useFakeAuth({ session: signedInResponse() })
    await openPage('/profile/referrals')
    ;(await section()).getByRole('button', { name: 'Share' }).click()
    Reflect.deleteProperty(navigator, 'share')
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({
        url: 'https://everyshelf.example/account?mode=signup&ref=a2b3c4d5e6',
      }),
    )
  })

  test('show totals, first names, and dates', async () => {
    useFakeAuth({
      session: signedInResponse(),
      calls: {
        'referrals.stats': () => ({
          referralCount: 3,
          premiumMonthsEarned: 2,
          totalRevenueEarnedCents: 798,
          nextPayoutDate: '2026-12-21T09:30:00.000Z',
        }),
        'referrals.list': () => [
          {
            firstName: 'Carol',
            createdAt: '2026-11-20T09:30:00.000Z',
            state: 'waiting',
            pendingUntil: null,
          },
          {
            firstName: 'Bob',
            createdAt: '2026-11-02T09:30:00.000Z',
            state: 'credited',
            pendingUntil: '2026-12-21T09:30:00.000Z',
          },
          {
            firstName: 'Dan',
            createdAt: '2026-09-02T09:30:00.000Z',
            state: 'credited',
            pendingUntil: null,
          },
        ],
      },
    })
    await openPage('/profile/referrals')
    const list = await (await section()).findByRole('list', { name: 'Referrals' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'CarolNov 20, 2026No payment yet',
      'BobNov 2, 2026Free month added. If their payment is refunded by Dec 21, 2026, we revoke the month.',
      'DanSep 2, 2026Free month added',
    ])
    const numbers = screen.getAllByRole('definition')
    await waitFor(() =>
      expect(numbers.map(({ textContent }) => textContent)).toEqual([
        '3',
        '2',
        '$7.98',
        'Dec 21, 2026',
      ]),
    )
  })

  test('are zero and empty when they cannot be loaded', async () => {
    const fail = () => {
      throw new FakeRefusal('unexpected', 500)
    }
    useFakeAuth({
      session: signedInResponse(),
      calls: { 'referrals.stats': fail, 'referrals.list': fail },
    })
    await openPage('/profile/referrals')
    const referrals = await section()
    await referrals.findByText('No one has signed up through your link yet.')
    expect(referrals.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '0',
      '0',
      '$0.00',
      '–',
    ])
    expect(toasts.list()).toEqual([])
  })
})
