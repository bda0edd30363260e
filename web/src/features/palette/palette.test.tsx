import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { resetSession } from '../../lib/session/session-store.ts'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../../testing/fake-api.ts'
import { signedInResponse } from '../../testing/fake-session.ts'
import { field, findToast } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'
import { listed, sampleLabel, sampleSavedLink, savedLinks } from '../../testing/sample-links.ts'

beforeEach(() => localStorage.clear())

const press = (key: string, change = {}) => fireEvent.keyDown(document.body, { key, ...change })
const findPalette = () => screen.findByRole<HTMLInputElement>('combobox')
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

describe('the palette', () => {
  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'opens and closes with %j and K',
    async (modifiers) => {
      await openPage('/about')
      press('k', modifiers)
      await findPalette()
      press('k', modifiers)
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    },
  )

  test('finds and opens a page', async () => {
    const router = await openPage('/about')
    press('k', { ctrlKey: true })
    const input = await findPalette()
    fireEvent.change(input, { target: { value: 'pri' } })
    expect(labels()).toEqual(['Pricing', 'Privacy'])
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    expect(chosen()).toBe('Privacy')
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('runs an action of the site', async () => {
    await openPage('/about')
    press('k', { ctrlKey: true })
    const input = await findPalette()
    fireEvent.change(input, { target: { value: 'contact' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    await screen.findByRole('dialog', { name: 'Contact Us' })
  })

  test('lists the entries of the workspace only for signed-in users', async () => {
    await openPage('/about')
    press('k', { ctrlKey: true })
    await findPalette()
    expect(labels()).not.toContain('Analytics')
    expect(labels()).toContain('Sign In')
    press('k', { ctrlKey: true })
    resetSession()
    useFakeApi({ 'session.get': () => signedInResponse() })
    await openPage('/about')
    press('k', { ctrlKey: true })
    await findPalette()
    expect(labels().slice(0, 8)).toEqual([
      'Home',
      'Links',
      'Pages',
      'Analytics',
      'Earnings',
      'Programs',
      'Referrals',
      'Account',
    ])
    expect(labels()).toContain('Sign out')
    expect(labels()).not.toContain('Sign In')
  })

  test.each([
    ['dashboard', 'Links'],
    ['my account', 'Account'],
    ['analytics', 'Analytics'],
    ['affiliate amazon', 'Programs'],
  ])('finds the page for "%s"', async (text, label) => {
    useFakeApi({ 'session.get': () => signedInResponse() })
    await openPage('/about')
    press('k', { ctrlKey: true })
    fireEvent.change(await findPalette(), { target: { value: text } })
    expect(labels()[0]).toBe(label)
  })

  test('shows when there are no results', async () => {
    await openPage('/about')
    press('k', { ctrlKey: true })
    fireEvent.change(await findPalette(), { target: { value: 'zzz' } })
    screen.getByText('No results for “zzz”')
    expect(screen.queryAllByRole('option')).toEqual([])
  })
})

const link = sampleSavedLink('9780441172719', {
  title: 'Dune',
  authors: ['Frank Herbert'],
  labels: [sampleLabel('Newsletter')],
})

/** Opens the palette on a page that has loaded no links. */
async function useLinkSearch(change: Partial<FakeCalls> = {}) {
  useFakeApi({
    'session.get': () => signedInResponse(),
    ...savedLinks([link]),
    ...change,
  })
  const router = await openPage('/about')
  press('k', { ctrlKey: true })
  const input = await findPalette()
  return { router, input }
}

/** Opens the actions of the link. */
async function useActions(change?: Partial<FakeCalls>) {
  const opened = await useLinkSearch(change)
  fireEvent.change(opened.input, { target: { value: 'dune' } })
  await screen.findByRole('option', { name: /^Dune/ })
  fireEvent.keyDown(opened.input, { key: 'Enter' })
  return { ...opened, input: await findPalette() }
}

describe('the links in the palette', () => {
  test.each([
    'dune',
    'herbert',
    '9780441172719',
    '978-0-441-17271-9',
    '0-441-17271-7',
    'h7kq2mw',
    'https://everyshelf.example/go/h7kq2mw',
    'newsletter',
  ])('are found by "%s"', async (text) => {
    const { input } = await useLinkSearch()
    fireEvent.change(input, { target: { value: text } })
    await screen.findByRole('option', { name: /^Dune/ })
    expect(labels()).toEqual(['Dune Frank HerbertShow actions'])
  })

  test('open their actions, with the focus in the field', async () => {
    const { input } = await useActions()
    expect(labels()).toEqual([
      'Copy link',
      'Open linkNew tab',
      'Where readers go',
      'Reader page',
      'Clicks',
      'QR code',
      'Remove link',
    ])
    expect(document.activeElement).toBe(input)
    expect(input.getAttribute('aria-label')).toBe('Actions for Dune')
    expect(screen.getByRole('status').textContent).toBe('Actions for Dune: 7 results')
    screen.getByRole('group', { name: 'Dune' })
  })

  test('return to the search with Backspace in the empty field', async () => {
    const { input } = await useActions()
    fireEvent.change(input, { target: { value: 'q' } })
    expect(labels()).toEqual(['QR code'])
    fireEvent.keyDown(input, { key: 'Backspace' })
    expect(labels()).toEqual(['QR code'])
    fireEvent.change(input, { target: { value: '' } })
    fireEvent.keyDown(input, { key: 'Backspace' })
    expect(labels()).toContain('Dune Frank HerbertShow actions')
    expect(document.activeElement).toBe(await findPalette())
  })

  test('are copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => writeText.mockRestore())
    const { input } = await useActions()
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(link.globalLink))
    expect(await findToast()).toBe('Copied!Link copied to clipboard')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('open in a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    onTestFinished(() => open.mockRestore())
    await useActions()
    fireEvent.click(screen.getByRole('option', { name: /^Open link/ }))
    expect(open).toHaveBeenCalledWith(link.globalLink, '_blank', 'noopener')
  })

  test.each([
    ['Where readers go', '/link-management/5f0c9a1be24d77c0a3b61e90', ''],
    ['Reader page', '/universal-links/5f0c9a1be24d77c0a3b61e90', ''],
    ['Clicks', '/analytics', '?link=5f0c9a1be24d77c0a3b61e90'],
  ])('lead to %s', async (name, pathname, search) => {
    const { router } = await useActions()
    fireEvent.click(screen.getByRole('option', { name }))
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('show their QR code', async () => {
    await useActions()
    fireEvent.click(screen.getByRole('option', { name: 'QR code' }))
    await screen.findByRole('dialog', { name: 'QR code' })
  })

  test('are removed without a question, and can be restored', async () => {
    const calls: string[] = []
    await useActions({
      'links.remove': ({ id }) => {
        calls.push(`remove ${id}`)
        return { removedAt: '2026-11-21T09:30:00.000Z' }
      },
      'links.restore': ({ id }) => {
        calls.push(`restore ${id}`)
        return link
      },
    })
    fireEvent.click(screen.getByRole('option', { name: 'Remove link' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(calls).toEqual([`remove ${link.id}`, `restore ${link.id}`]))
  })

  test('can be loaded again after a failure', async () => {
    let isDown = true
    await useLinkSearch({
      'links.list': () => {
        if (isDown) throw new FakeRefusal('unavailable', 503)
        return listed([link])
      },
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    fireEvent.click(retry)
    await screen.findByRole('option', { name: /^Dune/ })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('are not requested for signed-out visitors', async () => {
    const requested = vi.fn(() => listed([link]))
    useFakeApi({ 'links.list': requested })
    await openPage('/about')
    press('k', { ctrlKey: true })
    await findPalette()
    expect(requested).not.toHaveBeenCalled()
  })
})

describe('single-key shortcuts', () => {
  test('/ focuses the book field from any page', async () => {
    const router = await openPage('/about')
    press('/')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })

  test('? shows the keyboard shortcuts', async () => {
    await openPage('/about')
    press('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  })

  test('are ordinary characters in text fields', async () => {
    await openPage('/')
    fireEvent.keyDown(field(), { key: '?' })
    const slash = fireEvent.keyDown(field(), { key: '/' })
    expect(slash).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can be turned off', async () => {
    await openPage('/about')
    press('?')
    fireEvent.click(await screen.findByRole('checkbox', { name: /Use the shortcuts/ }))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(press('?')).toBe(true)
    expect(press('/')).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
