// @vitest-environment happy-dom
import { toasts } from '@everyshelf/ui/toast'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectAsAda, emma, FakeServer, listed } from '../../testing/connected-popup.ts'
import { Popup } from '../popup.tsx'

const LONG = 'The Life and Opinions of Tristram Shandy, Gentleman, in Nine Volumes, Complete'
const shandy = {
  id: 'savedlink02',
  isbn: '9780141439778',
  slug: 'shandy2',
  title: LONG,
  globalLink: 'http://localhost:3000/go/shandy2',
  labels: [],
}

configure({ asyncUtilTimeout: 10_000 })
beforeEach(connectAsAda)
afterEach(() => {
  cleanup()
  toasts.clear()
  vi.unstubAllGlobals()
})

async function openRecent(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Recent links' }))
  await screen.findByRole('heading', { level: 1, name: 'Recent links' })
}

const shown = () => screen.getAllByRole('button', { name: /^Copy the link for/ })

test('says that nothing is saved yet', async () => {
  new FakeServer()
  render(<Popup />)
  await openRecent()
  expect(await screen.findByText('No saved links yet.')).toBeDefined()
})

test('finds a link by its title, however long it is, and opens its book', async () => {
  new FakeServer({ 'links.list': () => listed([shandy, emma.saved]) })
  render(<Popup />)
  await openRecent()
  await screen.findByText('Saved links: 2')
  fireEvent.change(screen.getByLabelText('Find a link'), { target: { value: 'tristram' } })
  await screen.findByText('1 of 2 saved links, newest first')
  expect(shown().map((one) => one.getAttribute('aria-label'))).toEqual([
    `Copy the link for ${LONG}`,
  ])
  fireEvent.change(screen.getByLabelText('Find a link'), { target: { value: 'moby dick' } })
  await screen.findByText('No links match your search.')
  fireEvent.change(screen.getByLabelText('Find a link'), { target: { value: '978-0-14-143977-8' } })
  fireEvent.click(await screen.findByText('/go/shandy2'))
  expect(await screen.findByText('978-0-14-143977-8')).toBeDefined()
})

test('A2 copies a paid link as Markdown with its note', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const server = new FakeServer({
    'links.list': () => listed([emma.saved]),
    'profile.get': () => ({ affiliateTags: {}, serviceTags: { us: 'shelf-20' }, isPremium: false }),
  })
  render(<Popup />)
  await openRecent()
  await waitFor(() => expect(server.inputsOf('profile.get')).toHaveLength(1))
  const [button] = await screen.findAllByRole('button', { name: 'Copy the link for Emma' })
  if (!button) throw new Error('no button')
  const text = `[Emma](${emma.saved.globalLink}) (paid link)`
  await waitFor(() => {
    fireEvent.click(button, { shiftKey: true })
    expect(write).toHaveBeenCalledWith(text)
  })
  write.mockRestore()
})

test('shows what is known while the server is away, and since when', async () => {
  const server = new FakeServer({ 'links.list': () => listed([emma.saved]) })
  const first = render(<Popup />)
  await openRecent()
  await screen.findByText('Saved links: 1')
  first.unmount()
  server.isOffline = true
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  render(<Popup />)
  await openRecent()
  expect(await screen.findByText(/^No connection · Last updated: /)).toBeDefined()
  await waitFor(() => expect(shown()).toHaveLength(1))
  vi.restoreAllMocks()
})
