import { Toaster } from '@everyshelf/ui/toast'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type NavigateOptions,
  parsePath,
} from 'react-router'
import { expect } from 'vitest'
import { loadPage } from '../app/navigation/load-page.ts'
import { createNavigation } from '../app/navigation/navigation.ts'
import { Pages } from '../app/navigation/pages.tsx'
import { readSession } from '../lib/session/session-store.ts'

/** Opens a path in the real app with its real routes, and waits for the page and the session. */
export async function openPage(address: string) {
  cleanup()
  const { pathname = '/' } = parsePath(address)
  const history = createMemoryHistory({ initialEntries: [address] })
  const navigation = createNavigation(history, await loadPage(pathname), false)
  render(
    <>
      <Pages navigation={navigation} />
      <Toaster />
    </>,
  )
  // A dialog that opens with the page hides the page from the accessibility tree.
  await screen.findByRole('heading', { level: 1, hidden: true })
  await waitFor(() => {
    const { status, hasFailed } = readSession()
    expect(status !== 'loading' || hasFailed).toBe(true)
  })
  const { navigator, read, watch } = navigation
  return {
    get state() {
      return read()
    },
    subscribe: watch,
    async navigate(to: string | number, { state, ...options }: NavigateOptions = {}) {
      if (typeof to === 'number') navigator.go(to)
      else await navigator.push(to, state, options)
    },
  }
}
