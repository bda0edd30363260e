import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useFakeApi } from '../../testing/fake-api.ts'
import { signedInAnswer } from '../../testing/fake-session.ts'
import { field, findToast } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'
import { sampleSavedLink } from '../../testing/sample-links.ts'

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

  test('lists account pages only for signed-in users', async () => {
    useFakeApi({ 'session.get': () => signedInAnswer() })
    await openPage('/about')
    press('k', { ctrlKey: true })
    await findPalette()
    expect(labels()).toContain('Dashboard')
    expect(labels()).toContain('Sign out')
    expect(labels()).not.toContain('Sign In')
  })

  test('finds loaded links by title and copies them', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => writeText.mockRestore())
    const link = sampleSavedLink('9780441172719')
    useFakeApi({ 'session.get': () => signedInAnswer(), 'links.list': () => [link] })
    await openPage('/dashboard')
    await screen.findAllByText(link.title)
    press('k', { ctrlKey: true })
    const input = await findPalette()
    fireEvent.change(input, { target: { value: link.title } })
    expect(labels()).toEqual([`${link.title}Copy link`])
    fireEvent.keyDown(input, { key: 'Enter' })
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(link.globalLink))
    expect(await findToast()).toBe('Copied!Link copied to clipboard')
  })

  test('shows when there are no results', async () => {
    await openPage('/about')
    press('k', { ctrlKey: true })
    fireEvent.change(await findPalette(), { target: { value: 'zzz' } })
    screen.getByText('No results for “zzz”')
    expect(screen.queryAllByRole('option')).toEqual([])
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
