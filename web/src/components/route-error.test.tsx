import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '../app/paths.ts'
import { routes } from '../app/router.tsx'
import { expectComplaints } from '../testing/complaints.ts'
import { openPage } from '../testing/render-page.tsx'
import { RouteError } from './route-error.tsx'

function Broken(): never {
  throw new Error('secret detail')
}

test('a page that breaks says so in words of the catalogue and offers a way on', async () => {
  expectComplaints()
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: RouteError }])
  render(<RouterProvider router={router} />)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'ErrorSomething went wrong. Please try again.',
  )
  screen.getByRole('button', { name: 'Try again' })
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(document.body.textContent).not.toContain('secret detail')
})

test('R47 a page whose code cannot be fetched says so inside the shell', async () => {
  expectComplaints()
  const pages = routes[0]?.children?.[0]?.children ?? []
  const account = pages.find(({ path }) => path === paths.account)
  if (!account) throw new Error('no account page')
  account.lazy = () => Promise.reject(new TypeError('Failed to fetch'))
  const router = await openPage('/')
  await act(() => router.navigate(paths.account))
  await screen.findByRole('heading', { level: 1, name: 'Error' })
  expect(screen.getByRole('banner')).not.toBeNull()
})
