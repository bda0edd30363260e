import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pagePaths } from '../../lib/paths.ts'
import { forgetSignedIn, rememberSignedIn } from '../../lib/session/session-hint.ts'
import { resetSession } from '../../lib/session/session-store.ts'
import { useFakeApi } from '../../testing/fake-api.ts'
import { signedInResponse } from '../../testing/fake-session.ts'
import { findToast } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'
import { accountPages, footerPages, legalPages, mainPages, morePages } from './navigation.ts'

describe('the header', () => {
  test('is translucent once the page is scrolled more than 10 pixels', async () => {
    await openPage('/')
    const header = screen.getByRole('banner')
    const scrollTo = (y: number) =>
      act(() => {
        const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
        onTestFinished(() => scrolled.mockRestore())
        window.dispatchEvent(new Event('scroll'))
      })
    scrollTo(10)
    expect(header.dataset.scrolled).toBe('false')
    scrollTo(11)
    await waitFor(() => expect(header.dataset.scrolled).toBe('true'))
  })

  test('shows only pages that have a route', () => {
    const own = [{ status: 'signed-in' }, { status: 'signed-out' }] as const
    const shown = [
      ...mainPages,
      ...footerPages,
      ...legalPages,
      ...morePages,
      ...own.flatMap(accountPages),
    ]
    const lost = shown.filter(({ to }) => !pagePaths.includes(to.split('?', 1)[0] ?? ''))
    expect(lost).toEqual([])
  })

  test('links signed-out visitors to sign-in and sign-up', async () => {
    await openPage('/')
    expect(linksOf('Main')).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Pricing', '/pricing'],
      ['Sign In', '/account?mode=signin'],
      ['Sign Up', '/account?mode=signup'],
    ])
  })

  test('links signed-in users to the dashboard and the account', async () => {
    useFakeApi({ 'session.get': () => signedInResponse() })
    await openPage('/about')
    expect(linksOf('Main').slice(3)).toEqual([
      ['Dashboard', '/dashboard'],
      ['My Account', '/profile'],
    ])
  })

  test('shows the last known state until the session is loaded', async () => {
    rememberSignedIn()
    expect(accountPages({ status: 'loading' }).map(({ label }) => label)).toEqual([
      'Dashboard',
      'My Account',
    ])
    forgetSignedIn()
    expect(accountPages({ status: 'loading' }).map(({ label }) => label)).toEqual([
      'Sign In',
      'Sign Up',
    ])
  })

  test('opens its menu as a modal dialog and returns the focus', async () => {
    await openPage('/')
    const opener = screen.getByRole('button', { name: 'Open menu' })
    opener.focus()
    fireEvent.click(opener)
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    within(menu).getByRole('link', { name: 'Home' })
    within(menu).getByRole('link', { name: 'Sign Up' })
    expect(within(menu).queryByRole('button', { name: 'Sign out' })).toBeNull()
    fireEvent.keyDown(menu, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

test('the menu has the entries of the workspace for signed-in users only', async () => {
  const openMenu = async () => {
    await openPage('/about')
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    return within(await screen.findByRole('dialog', { name: 'Menu' }))
  }
  expect((await openMenu()).queryByRole('navigation', { name: 'Workspace' })).toBeNull()
  resetSession()
  useFakeApi({ 'session.get': () => signedInResponse() })
  const workspace = (await openMenu()).getByRole('navigation', { name: 'Workspace' })
  expect(
    within(workspace)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Links', '/dashboard'],
    ['Pages', '/pages'],
    ['Analytics', '/analytics'],
    ['Earnings', '/earnings'],
    ['Programs', '/profile/tags'],
    ['Referrals', '/profile/referrals'],
    ['Account', '/profile'],
  ])
})

test('the menu signs out', async () => {
  useFakeApi({ 'session.get': () => signedInResponse() }, () => Response.json({ success: true }))
  const router = await openPage('/about')
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  fireEvent.click(within(menu).getByRole('button', { name: 'Sign out' }))
  expect(await findToast()).toContain('Signed out successfully')
  await waitFor(() => expect(router.state.location.search).toBe('?mode=signin'))
})

function linksOf(navigation: string): (string | null)[][] {
  const links = within(screen.getByRole('navigation', { name: navigation })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

describe('the theme switch', () => {
  test('applies to every page and is stored', async () => {
    await openPage('/')
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('everyshelf-theme')).toBe('dark')
    fireEvent.click(screen.getByRole('radio', { name: 'System' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})
