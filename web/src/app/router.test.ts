import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pagePaths, paths } from '../lib/paths.ts'
import { expectConsoleErrors } from '../testing/expected-console-errors.ts'
import { openPage } from '../testing/render-page.tsx'
import { routes } from './router.ts'

test('every path has a route, and every route except the last has a path', () => {
  expect(routes.map(({ path }) => path)).toEqual([...pagePaths, '*'])
})

test('R47 a page whose code cannot be fetched shows an error inside the shell, and is fetched again', async () => {
  expectConsoleErrors()
  const account = routes.find(({ path }) => path === paths.account)
  if (!account) throw new Error('no account page')
  const fetched = vi.spyOn(account, 'lazy').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const router = await openPage('/')
  await act(() => router.navigate(paths.account))
  await screen.findByRole('heading', { level: 1, name: 'Error' })
  expect(screen.getByRole('banner')).not.toBeNull()
  await act(() => router.navigate(paths.account))
  await screen.findByRole('heading', { level: 1, name: 'Sign in' })
  expect(fetched).toHaveBeenCalledTimes(2)
})
