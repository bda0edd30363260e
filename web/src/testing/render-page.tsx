import { Toaster } from '@everyshelf/ui/toast'
import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect } from 'vitest'
import { routes } from '../app/router.tsx'
import { readSession } from '../lib/session-store.ts'

type Router = ReturnType<typeof createMemoryRouter>

/** Opens an address of the real app, with its real routes, and waits until the page and the session are there. */
export async function openPage(address: string): Promise<Router> {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  )
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => {
    const { status, hasFailed } = readSession()
    expect(status !== 'loading' || hasFailed).toBe(true)
  })
  return router
}
