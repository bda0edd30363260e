import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findWorkspaceEntry, workspaceEntries } from '../../components/layout/workspace-entries.ts'
import { pagePaths } from '../../lib/paths.ts'
import { useFakeApi } from '../../testing/fake-api.ts'
import { signedInResponse, signedOutResponse } from '../../testing/fake-session.ts'
import { openPage } from '../../testing/render-page.tsx'
import { isWorkspacePath } from './is-workspace-path.ts'

const findNavigation = () => screen.queryByRole('navigation', { name: 'Workspace' })
const linksOf = (navigation: HTMLElement) => within(navigation).getAllByRole('link')
const current = async () =>
  linksOf(await screen.findByRole('navigation', { name: 'Workspace' }))
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')])

const signIn = () => useFakeApi({ 'session.get': () => signedInResponse() })

describe('the navigation of the workspace', () => {
  test('leads to links, pages, analytics, earnings, tags, referrals and the account', async () => {
    signIn()
    await openPage('/profile/referrals')
    const navigation = await screen.findByRole('navigation', { name: 'Workspace' })
    expect(
      linksOf(navigation).map((link) => [link.textContent, link.getAttribute('href')]),
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

  test('marks the current page', async () => {
    signIn()
    const router = await openPage('/profile/referrals')
    expect(await current()).toEqual([['Referrals', 'page']])
    await act(() => router.navigate('/profile/tags'))
    await screen.findByRole('heading', { level: 1, name: 'Programs' })
    expect(await current()).toEqual([['Programs', 'page']])
  })

  test('marks Links on the pages of one link', async () => {
    signIn()
    await openPage('/link-management/5f0c9a1be24d77c0a3b61e90/nowhere')
    expect(await current()).toEqual([['Links', 'true']])
  })

  test('is outside the main content, so that the skip link passes it', async () => {
    signIn()
    await openPage('/profile/referrals')
    const navigation = await screen.findByRole('navigation', { name: 'Workspace' })
    expect(screen.getByRole('main').contains(navigation)).toBe(false)
  })

  test('is not on pages for everyone', async () => {
    signIn()
    await openPage('/about')
    expect(findNavigation()).toBeNull()
  })

  test('is not shown to signed-out visitors, who are sent to sign in', async () => {
    useFakeApi({ 'session.get': () => signedOutResponse })
    const router = await openPage('/profile/tags')
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(router.state.location.search).toBe('?mode=signin&next=%2Fprofile%2Ftags')
    expect(findNavigation()).toBeNull()
  })

  test('leads only to pages that have a route', () => {
    expect(workspaceEntries.map(({ to }) => to).filter((to) => !pagePaths.includes(to))).toEqual([])
  })
})

test.each([
  ['/dashboard', 'Links'],
  ['/links/5f0c/clicks', 'Links'],
  ['/link-management/5f0c/amazon', 'Links'],
  ['/universal-links/5f0c', 'Links'],
  ['/pages', 'Pages'],
  ['/pages/author/5f0c', 'Pages'],
  ['/analytics', 'Analytics'],
  ['/earnings', 'Earnings'],
  ['/earnings/reports', 'Earnings'],
  ['/profile/tags', 'Programs'],
  ['/profile/referrals', 'Referrals'],
  ['/profile', 'Account'],
  ['/profile/billing', 'Account'],
  ['/link-tester', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, label) => {
  expect(findWorkspaceEntry(path)?.label).toBe(label)
  expect(isWorkspacePath(path)).toBe(label !== undefined)
})
