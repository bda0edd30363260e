// @vitest-environment happy-dom
import { waitForShortLinks } from '@everyshelf/ui/testing'
import { toasts } from '@everyshelf/ui/toast'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ada,
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
  vi.restoreAllMocks()
})

const pressSave = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Save for a short link' }))
const findSaved = () => screen.findByRole('button', { name: 'Saved ✓' })

/** The texts that reach the clipboard, in order; text that is promised counts once it is known. */
function watchClipboard(): string[] {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const blob = await item?.getType('text/plain')
    copied.push((await blob?.text()) ?? '')
  })
  return copied
}

/** Until the popup knows the plan. */
async function waitForPremium(server: FakeServer): Promise<void> {
  await waitFor(() => expect(server.inputsOf('session.get')).not.toEqual([]))
  await act(async () => {})
}

function refuse(reason: string) {
  return () => {
    throw new Refusal(reason)
  }
}

test('saves the link of the book and copies its short form, in one press', async () => {
  waitForShortLinks()
  const copied = watchClipboard()
  const server = new FakeServer({ 'links.save': () => emma.saved })
  render(<Popup />)
  await screen.findByDisplayValue(emma.globalLink)
  await pressSave()
  // The notice closes after a while, so on a busy machine look for it first.
  expect(await screen.findByText('Copied!')).toBeDefined()
  await findSaved()
  expect(server.inputsOf('links.save')).toEqual([{ isbn: emma.key }])
  expect(await screen.findByDisplayValue(emma.saved.globalLink)).toBeDefined()
  await waitFor(() => expect(copied).toEqual([emma.globalLink, emma.saved.globalLink]))
})

describe('Copy of a Premium account', () => {
  const premium = { 'session.get': () => ({ user: { ...ada, isPremium: true }, allowance: null }) }

  test('copies the long link at once, saves it, and then copies the short one', async () => {
    waitForShortLinks()
    const copied = watchClipboard()
    const server = new FakeServer({ ...premium, 'links.save': () => emma.saved })
    render(<Popup />)
    await waitForPremium(server)
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(copied).toEqual([emma.globalLink])
    await findSaved()
    await waitFor(() => expect(copied).toEqual([emma.globalLink, emma.saved.globalLink]))
    expect(screen.queryByText('Link saved!')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.inputsOf('links.remove')).toEqual([{ id: emma.saved.id }]))
  })

  test('saves with the title and the slug that the owner types, and keeps them when the slug is taken', async () => {
    waitForShortLinks()
    watchClipboard()
    let isTaken = true
    const server = new FakeServer({
      ...premium,
      'links.save': () => {
        if (isTaken) throw new Refusal('slug-taken')
        return { ...emma.saved, title: 'Emma, a novel' }
      },
    })
    render(<Popup />)
    await waitForPremium(server)
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Emma, a novel' } })
    const slug = screen.getByLabelText<HTMLInputElement>('Short link, after /go/')
    fireEvent.change(slug, { target: { value: 'emma' } })
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('This short link is taken')).toBeDefined()
    expect(slug.value).toBe('emma')
    isTaken = false
    fireEvent.change(slug, { target: { value: 'emma-novel' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save for a short link' }))
    await findSaved()
    expect(server.inputsOf('links.save')).toEqual([
      { isbn: emma.key, title: 'Emma, a novel', slug: 'emma' },
      { isbn: emma.key, title: 'Emma, a novel', slug: 'emma-novel' },
    ])
    expect(screen.queryByLabelText('Title')).toBeNull()
  })

  test('keeps the long link when saving fails', async () => {
    const copied = watchClipboard()
    const server = new FakeServer({ ...premium, 'links.save': refuse('invalid-identifier') })
    render(<Popup />)
    await waitForPremium(server)
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Error saving link')).toBeDefined()
    await waitFor(() => expect(copied).toEqual([emma.globalLink, emma.globalLink]))
  })

  test('copies a saved link once, and saves nothing', async () => {
    const copied = watchClipboard()
    const server = new FakeServer({ ...premium, 'links.list': () => listed([emma.saved]) })
    render(<Popup />)
    await findSaved()
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    await screen.findByText('Copied!')
    expect(copied).toEqual([emma.saved.globalLink])
    expect(server.inputsOf('links.save')).toEqual([])
  })
})

test('Copy of a free account saves nothing', async () => {
  const copied = watchClipboard()
  const server = new FakeServer()
  render(<Popup />)
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  await screen.findByText('Copied!')
  expect(copied).toEqual([emma.globalLink])
  expect(server.inputsOf('links.save')).toEqual([])
})

test('names the labels of a saved link that the account has no room for', async () => {
  watchClipboard()
  new FakeServer({ 'links.save': () => ({ ...emma.saved, labelsNotAdded: ['Spring', 'Blog'] }) })
  render(<Popup />)
  await screen.findByDisplayValue(emma.globalLink)
  await pressSave()
  expect(
    await screen.findByText('Labels not added: Spring, Blog. You already have 50 labels.'),
  ).toBeDefined()
})

test('a link that is saved already cannot be saved again', async () => {
  new FakeServer({ 'links.list': () => listed([emma.saved]) })
  render(<Popup />)
  const saved = await findSaved()
  expect(saved.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Save for a short link' })).toBeNull()
})

test('where there is no room, saving leads to the upgrade, as on the site', async () => {
  new FakeServer({
    'session.get': () => ({ user: ada, allowance: allowance(5) }),
  })
  render(<Popup />)
  const upgrade = await screen.findByRole('link', { name: /^Upgrade to save/ })
  await waitFor(() => expect(upgrade.getAttribute('href')).toBe('http://localhost:3000/pricing'))
  expect(screen.queryByRole('button', { name: 'Save for a short link' })).toBeNull()
  expect(await screen.findByDisplayValue(emma.globalLink)).toBeDefined()
})

test('a book that gets no link any more has the upgrade too', async () => {
  new FakeServer({ 'links.generate': refuse('link-limit-reached') })
  render(<Popup />)
  expect(await screen.findByRole('link', { name: /^Upgrade to save/ })).toBeDefined()
  expect(await screen.findByRole('link', { name: /^Amazon Germany/ })).toBeDefined()
})

test('a save that the limit refuses says so once, and is not tried again', async () => {
  watchClipboard()
  const server = new FakeServer({ 'links.save': refuse('link-limit-reached') })
  render(<Popup />)
  await screen.findByDisplayValue(emma.globalLink)
  await pressSave()
  expect(await screen.findByText('Link limit reached')).toBeDefined()
  await screen.findByRole('button', { name: 'Save for a short link' })
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
  await screen.findByRole('button', { name: 'Save for a short link' })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await findSaved()
  await waitFor(() => expect(server.inputsOf('links.restore')).toEqual([{ id: emma.saved.id }]))
})
