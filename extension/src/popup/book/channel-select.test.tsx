// @vitest-environment happy-dom
import { waitForShortLinks } from '@everyshelf/ui/testing'
import { toasts } from '@everyshelf/ui/toast'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectAsAda, emma, FakeServer, listed } from '../../testing/connected-popup.ts'
import { Popup } from '../popup.tsx'

configure({ asyncUtilTimeout: 10_000 })
beforeEach(connectAsAda)
afterEach(() => {
  cleanup()
  toasts.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const NEWSLETTER = 'http://localhost:3000/go/news22a'

function startServer() {
  return new FakeServer({
    'links.list': () => listed([emma.saved]),
    'links.createChannel': ({ channel }: { readonly channel: string }) => ({
      slug: 'news22a',
      url: NEWSLETTER,
      channel,
      isCurrent: true,
    }),
  } as never)
}

const findSelect = () => screen.findByRole('combobox', { name: 'Where readers find the link' })

test('a saved link has an address for each channel, and the site’s channel is remembered', async () => {
  waitForShortLinks()
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const blob = await item?.getType('text/plain')
    copied.push((await blob?.text()) ?? '')
  })
  const server = startServer()
  const popup = render(<Popup />)
  fireEvent.change(await findSelect(), { target: { value: 'mail' } })
  await screen.findByDisplayValue(NEWSLETTER)
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(copied).toEqual([NEWSLETTER]))
  popup.unmount()

  // Opened again, the popup creates nothing before the press.
  render(<Popup />)
  await waitFor(async () => expect(((await findSelect()) as HTMLSelectElement).value).toBe('mail'))
  expect(server.inputsOf('links.createChannel')).toHaveLength(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(copied).toEqual([NEWSLETTER, emma.saved.globalLink, NEWSLETTER]))
})

test('a free account chooses no channel for a link that is not saved', async () => {
  new FakeServer()
  render(<Popup />)
  await screen.findByDisplayValue(emma.globalLink)
  expect(screen.queryByRole('combobox', { name: 'Where readers find the link' })).toBeNull()
})
