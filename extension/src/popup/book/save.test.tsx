// @vitest-environment happy-dom
import { toasts } from '@everyshelf/ui/toast'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  allowance,
  connectAsAda,
  emma,
  FakeServer,
  listed,
  Refusal,
} from '../../testing/connected-popup.ts'
import { Popup } from '../popup.tsx'

configure({ asyncUtilTimeout: 10_000 })
beforeEach(connectAsAda)
afterEach(() => {
  cleanup()
  toasts.clear()
  vi.unstubAllGlobals()
})

const pressSave = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Save to My Account' }))
const findSaved = () => screen.findByRole('button', { name: 'Saved ✓' })

function refuse(reason: string) {
  return () => {
    throw new Refusal(reason)
  }
}

test('saves the link of the book, and says so', async () => {
  const server = new FakeServer({ 'links.save': () => emma.saved })
  render(<Popup />)
  await pressSave()
  // The notice closes after a while, so on a busy machine look for it first.
  expect(await screen.findByText('Link saved!')).toBeDefined()
  await findSaved()
  expect(server.inputsOf('links.save')).toEqual([{ isbn: emma.key }])
  expect(await screen.findByDisplayValue(emma.saved.globalLink)).toBeDefined()
})

test('names the labels of a saved link that the account has no room for', async () => {
  new FakeServer({ 'links.save': () => ({ ...emma.saved, labelsNotAdded: ['Spring', 'Blog'] }) })
  render(<Popup />)
  await pressSave()
  expect(await screen.findByText('Link saved!')).toBeDefined()
  expect(
    await screen.findByText('Labels not added: Spring, Blog. You already have 50 labels.'),
  ).toBeDefined()
})

test('a link that is saved already cannot be saved again', async () => {
  new FakeServer({ 'links.list': () => listed([emma.saved]) })
  render(<Popup />)
  const saved = await findSaved()
  expect(saved.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Save to My Account' })).toBeNull()
})

test('where there is no room, saving leads to the upgrade, as on the site', async () => {
  new FakeServer({
    'session.get': () => ({ user: { isPremium: false }, allowance: allowance(5) }),
  })
  render(<Popup />)
  const upgrade = await screen.findByRole('link', { name: /^Upgrade to save/ })
  await waitFor(() => expect(upgrade.getAttribute('href')).toBe('http://localhost:3000/pricing'))
  expect(screen.queryByRole('button', { name: 'Save to My Account' })).toBeNull()
  expect(await screen.findByDisplayValue(emma.globalLink)).toBeDefined()
})

test('a book that gets no link any more has the upgrade too', async () => {
  new FakeServer({ 'links.generate': refuse('link-limit-reached') })
  render(<Popup />)
  expect(await screen.findByRole('link', { name: /^Upgrade to save/ })).toBeDefined()
  expect(await screen.findByRole('link', { name: /^Amazon Germany/ })).toBeDefined()
})

test('a save that the limit refuses says so once, and is not tried again', async () => {
  const server = new FakeServer({ 'links.save': refuse('link-limit-reached') })
  render(<Popup />)
  await pressSave()
  expect(await screen.findByText('Link limit reached')).toBeDefined()
  await screen.findByRole('button', { name: 'Save to My Account' })
  expect(server.inputsOf('links.save')).toHaveLength(1)
})

test('R48 waits while the server does not answer, and saves on the next try', async () => {
  const server = new FakeServer({ 'links.save': () => emma.saved })
  render(<Popup />)
  await screen.findByDisplayValue(emma.globalLink)
  server.isOffline = true
  await pressSave()
  expect(await screen.findByText('Waiting to be saved')).toBeDefined()
  server.isOffline = false
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  await findSaved()
  expect(server.inputsOf('links.save')).toEqual([{ isbn: emma.key }])
})

test('a removed link can be brought back', async () => {
  let isSaved = true
  const server = new FakeServer({
    'links.list': () => listed(isSaved ? [emma.saved] : []),
    'links.remove': () => {
      isSaved = false
    },
    'links.restore': () => {
      isSaved = true
    },
  })
  render(<Popup />)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the saved link' }))
  await screen.findByRole('button', { name: 'Save to My Account' })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await findSaved()
  await waitFor(() => expect(server.inputsOf('links.restore')).toEqual([{ id: emma.saved.id }]))
})
