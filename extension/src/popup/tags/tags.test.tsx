// @vitest-environment happy-dom
import { toasts } from '@everyshelf/ui/toast'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { connectAsAda, FakeServer } from '../../testing/connected-popup.ts'
import { Popup } from '../popup.tsx'

type Tags = Readonly<Record<string, string>>

configure({ asyncUtilTimeout: 10_000 })
beforeEach(connectAsAda)
afterEach(() => {
  cleanup()
  toasts.clear()
  vi.unstubAllGlobals()
})

/** Renders the tags screen of a connected account. */
async function openTags(isPremium: boolean, first: Tags = { us: 'ada-20' }): Promise<FakeServer> {
  let tags = first
  const profile = () => ({ affiliateTags: tags, serviceTags: { us: 'shelf-20' }, isPremium })
  const server = new FakeServer({
    'profile.get': profile,
    'profile.update': ({ affiliateTags }: { readonly affiliateTags: Tags }) => {
      const all = Object.entries({ ...tags, ...affiliateTags })
      tags = Object.fromEntries(all.filter(([, tag]) => tag !== ''))
      return profile()
    },
  })
  render(<Popup />)
  fireEvent.click(await screen.findByRole('button', { name: 'Account, tags, and options' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Your affiliate tags' }))
  await screen.findByText('1 of 12 set. Changes apply to your existing links immediately.')
  return server
}

async function type(tag: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText('Tag for Amazon Germany')
  fireEvent.change(field, { target: { value: tag } })
  fireEvent.submit(field)
  return field
}

const cell = (state: string) =>
  screen.findByRole('button', { name: new RegExp(`^Change the tag: Germany ${state} `) })

test('a premium user sets the tag of a store', async () => {
  const server = await openTags(true)
  fireEvent.click(await cell('Not set'))
  await type('ada-21')
  await screen.findByText('2 of 12 set. Changes apply to your existing links immediately.')
  expect(server.inputsOf('profile.update')).toEqual([{ affiliateTags: { de: 'ada-21' } }])
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  await cell('ada-21')
})

test('what cannot be a tag is refused before it is sent', async () => {
  const server = await openTags(true)
  fireEvent.click(await cell('Not set'))
  await type('ada 21!')
  await screen.findByText('A tag can have up to 64 letters, digits, and hyphens.')
  expect(server.inputsOf('profile.update')).toEqual([])
})

test('a tag of another store shows a warning, and can still be saved', async () => {
  const server = await openTags(true)
  fireEvent.click(await cell('Not set'))
  const field = await screen.findByLabelText('Tag for Amazon Germany')
  fireEvent.change(field, { target: { value: 'lovelace-20' } })
  await screen.findByText(/Tags for Amazon.de usually end in -21\./)
  fireEvent.submit(field)
  await waitFor(() => expect(server.inputsOf('profile.update')).toHaveLength(1))
})

test('a tag that the server cannot save stays in the field, with the error', async () => {
  const server = await openTags(true)
  fireEvent.click(await cell('Not set'))
  server.isOffline = true
  await type('ada-21')
  expect(await screen.findByText(/There is no connection\./)).toBeDefined()
  expect(await screen.findByDisplayValue('ada-21')).toBeDefined()
})

test('a cleared tag can be brought back', async () => {
  const server = await openTags(true, { de: 'ada-21' })
  fireEvent.click(await cell('ada-21'))
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the tag for Amazon Germany' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByDisplayValue('ada-21')
  await waitFor(() =>
    expect(server.inputsOf('profile.update')).toEqual([
      { affiliateTags: { de: '' } },
      { affiliateTags: { de: 'ada-21' } },
    ]),
  )
})

/** Opens the popup again, without a connection to the server. */
async function reopenOffline(server: FakeServer): Promise<void> {
  server.isOffline = true
  cleanup()
  render(<Popup />)
  fireEvent.click(await screen.findByRole('button', { name: 'Account, tags, and options' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Your affiliate tags' }))
  await screen.findByText(/^No connection/)
}

test('a failed check keeps Premium after one that succeeded since the browser started', async () => {
  await reopenOffline(await openTags(true))
  await cell('Not set')
})

test('a failed check means not Premium when none succeeded since the browser started', async () => {
  const server = await openTags(true)
  await fakeBrowser.storage.session.clear()
  await reopenOffline(server)
  await screen.findByRole('link', { name: /^See Premium/ })
  expect(screen.queryByRole('button', { name: /^Change the tag/ })).toBeNull()
})

test('a free user sees the tags and the way to Premium, and can change nothing', async () => {
  await openTags(false)
  expect(screen.getByText('Your tag is inactive')).toBeDefined()
  const premium = screen.getByRole('link', { name: /^See Premium/ })
  await waitFor(() => expect(premium.getAttribute('href')).toBe('http://localhost:3000/pricing'))
  expect(screen.queryByRole('button', { name: /^Change the tag/ })).toBeNull()
})
