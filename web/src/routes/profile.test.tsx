import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fill, findHeading, press, typedIn } from '../testing/account-page.ts'
import { sampleDevices, sampleProfile } from '../testing/fake-account-calls.ts'
import { FakeRefusal } from '../testing/fake-api.ts'
import { useFakeAuth } from '../testing/fake-auth.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'

const session = signedInResponse()
const premium = signedInResponse({ isPremium: true })

function useProfilePage(options: Parameters<typeof useFakeAuth>[0] = {}) {
  const auth = useFakeAuth({ session, ...options })
  return { auth, opened: openPage('/profile') }
}

test('sends signed-out visitors to sign in, and back', async () => {
  const auth = useFakeAuth()
  const router = await openPage('/profile')
  await waitFor(() => expect(router.state.location.search).toBe('?mode=signin&next=%2Fprofile'))
  await findHeading('Sign in')
  expect(auth.calls).toEqual([])
})

test('shows the email and age of the account', async () => {
  await useProfilePage().opened
  await screen.findByText('ada@example.com', { selector: 'span' })
  screen.getByText(/Free account, created/)
  screen.getByText('Nov 1, 2026')
  expect(typedIn('First name')).toBe('Ada')
})

test('shows an error when the account cannot be loaded, and retries', async () => {
  let isDown = true
  const { opened } = useProfilePage({
    calls: {
      'session.get': () => {
        if (isDown) throw new FakeRefusal('unavailable', 503)
        return session
      },
    },
  })
  await opened
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading user data')
  isDown = false
  press('Try again')
  await screen.findByLabelText('First name')
})

describe('signing out', () => {
  test('shows a toast, then opens the sign-in page', async () => {
    const { auth, opened } = useProfilePage()
    const router = await opened
    press('Sign out')
    expect(await findToast()).toBe('Signed out successfully')
    await waitFor(() => expect(router.state.location.search).toBe('?mode=signin'))
    expect(router.state.location.pathname).toBe('/account')
    expect(auth.requests).toEqual([{ path: '/sign-out', fields: {} }])
  })

  test('says that extensions stay connected', async () => {
    const { opened } = useProfilePage({
      extensions: 1,
      calls: { 'devices.list': () => sampleDevices },
    })
    await opened
    await screen.findByText('Your extensions stay connected.')
    press('Sign out')
    expect(await findToast()).toBe('Signed out successfullyYour extensions stay connected')
  })

  test('disconnects the extension in the same browser too, when chosen', async () => {
    const [device] = sampleDevices
    const here = { ...device, isSameBrowser: true } as (typeof sampleDevices)[number]
    const { auth, opened } = useProfilePage({
      extensions: 1,
      calls: { 'devices.list': () => [here, ...sampleDevices] },
    })
    const router = await opened
    const choice = 'Also disconnect your extension in Chrome on macOS'
    fireEvent.click(await screen.findByRole('checkbox', { name: choice }))
    press('Sign out')
    expect(await findToast()).toBe('Signed out successfullyYour other extensions stay connected')
    await waitFor(() => expect(router.state.location.search).toBe('?mode=signin'))
    expect(auth.requests).toEqual([{ path: '/sign-out', fields: { disconnectExtension: true } }])
  })

  test('names how many extensions it would disconnect', async () => {
    const here = sampleDevices.map((device) => ({ ...device, isSameBrowser: true }))
    const { opened } = useProfilePage({ calls: { 'devices.list': () => [...here, ...here] } })
    await opened
    const choice = 'Also disconnect your 2 extensions in Chrome on macOS'
    fireEvent.click(await screen.findByRole('checkbox', { name: choice }))
    press('Sign out')
    expect(await findToast()).toBe('Signed out successfullyYour extensions are disconnected')
  })

  test('offers no more than signing out when no extension is in the same browser', async () => {
    const { opened } = useProfilePage({ calls: { 'devices.list': () => sampleDevices } })
    await opened
    await screen.findByText('Your extensions stay connected.')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('stays when it fails', async () => {
    const { opened } = useProfilePage({
      refusals: { '/sign-out': () => new Response('', { status: 500 }) },
    })
    const router = await opened
    press('Sign out')
    expect(await findToast()).toBe('Sign out failedPlease try again')
    expect(router.state.location.pathname).toBe('/profile')
  })
})

describe('the name', () => {
  test('is saved', async () => {
    const { auth, opened } = useProfilePage()
    await opened
    fill('First name', 'Grace')
    press('Save')
    await screen.findByText('Saved')
    expect(auth.calls).toContain('profile.update')
    expect(typedIn('First name')).toBe('Grace')
  })

  test('stays in the field when saving fails', async () => {
    const { opened } = useProfilePage({
      calls: {
        'profile.update': () => {
          throw new FakeRefusal('unavailable', 503)
        },
      },
    })
    await opened
    fill('First name', 'Grace')
    press('Save')
    expect(await findToast()).toContain('Error updating profile')
    expect(typedIn('First name')).toBe('Grace')
  })

  test('asks the user to sign in when the session has ended', async () => {
    const { opened } = useProfilePage({
      calls: {
        'profile.update': () => {
          throw new FakeRefusal('unauthorized', 401)
        },
      },
    })
    await opened
    fill('First name', 'Grace')
    press('Save')
    expect(await findToast()).toBe('Not signed inPlease sign in to update your profile')
  })
})

describe('the affiliate tags', () => {
  const tags = (affiliateTags: object) => ({ affiliateTags: affiliateTags as AffiliateTags })

  test('of the 12 stores are edited in place, and counted', async () => {
    let own = tags({ us: 'ada-20', se: 'ada-21' })
    await useProfilePage({
      session: premium,
      calls: {
        'profile.get': () => ({ ...sampleProfile, ...own }),
        'profile.update': () => {
          own = tags({ us: 'ada-20', de: 'ada-21', se: 'ada-21' })
          return { ...sampleProfile, ...own }
        },
      },
    }).opened
    const name = 'Affiliate tags: 1 of 12 set, 1 more'
    const section = within(await screen.findByRole('region', { name }))
    const list = within(section.getByRole('list', { name: 'Affiliate tags' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    const field = section.getByLabelText('Tag for Amazon Germany')
    fireEvent.change(field, { target: { value: 'ada-21' } })
    fireEvent.submit(field)
    await screen.findByRole('region', { name: 'Affiliate tags: 2 of 12 set, 1 more' })
    const programs = section.getByRole('link', { name: 'All programs' })
    expect(programs.getAttribute('href')).toBe('/profile/tags?view=programs')
  })

  test('of a free user are shown, with the way to Premium', async () => {
    await useProfilePage({
      calls: { 'profile.get': () => ({ ...sampleProfile, ...tags({ us: 'ada-20' }) }) },
    }).opened
    const name = 'Affiliate tags: 1 of 12 set'
    const section = within(await screen.findByRole('region', { name }))
    section.getByText('Premium subscription required to set affiliate tag')
    section.getByText('ada-20')
    expect(section.queryByLabelText('Tag for Amazon Germany')).toBeNull()
  })

  test('are closed on a phone, to keep the page short', async () => {
    const match = vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query.includes('width <'),
          media: query,
        }) as MediaQueryList,
    )
    onTestFinished(() => match.mockRestore())
    await useProfilePage({ session: premium }).opened
    const heading = await screen.findByRole('heading', { name: 'Affiliate tags: 0 of 12 set' })
    expect(heading.closest('details')?.open).toBe(false)
  })
})

describe('the navigation of My Account', () => {
  test('leads to each section and marks the current one', async () => {
    await useProfilePage().opened
    const navigation = within(screen.getByRole('navigation', { name: 'My Account' }))
    const links = navigation.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/profile'],
      ['Billing', '/profile/billing'],
      ['Devices', '/profile/devices'],
      ['Domains', '/profile/domains'],
      ['API keys', '/profile/api-keys'],
      ['Webhooks', '/profile/webhooks'],
      ['Security', '/profile/security'],
      ['Your data', '/profile/data'],
    ])
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe('Overview')
  })

  test.each([
    ['/profile/billing', 'Billing'],
    ['/profile/devices', 'Devices'],
    ['/profile/security', 'Security'],
    ['/profile/data', 'Your data'],
  ])('is on %s, which has the title %s', async (path, title) => {
    useFakeAuth({ session })
    await openPage(path)
    await findHeading(title)
    expect(document.title).toBe(`${title} · Everyshelf`)
    const navigation = within(screen.getByRole('navigation', { name: 'My Account' }))
    expect(navigation.getByRole('link', { current: 'page' }).textContent).toBe(title)
  })

  test.each(['/profile/tags', '/profile/referrals'])('is not on %s', async (path) => {
    useFakeAuth({ session })
    await openPage(path)
    expect(screen.queryByRole('navigation', { name: 'My Account' })).toBeNull()
  })
})
