import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { expectComplaints } from '../testing/complaints.ts'
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
