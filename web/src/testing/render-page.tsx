import { Toaster } from '@everyshelf/ui/toast'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { routes } from '../app/router.tsx'

type Router = ReturnType<typeof createMemoryRouter>

/** Opens an address of the real app, with its real routes, and waits until the page is there. */
export async function openPage(address: string): Promise<Router> {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  )
  await screen.findByRole('heading', { level: 1 })
  return router
}
