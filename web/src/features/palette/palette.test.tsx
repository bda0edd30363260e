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
    'opens and closes by %j and K',
    async (held) => {
      await openPage('/about')
      press('k', held)
      await findPalette()
      press('k', held)
      await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    },
  )

  test('finds a page and goes there', async () => {
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

  test('does what the site can do', async () => {
    await openPage('/about')
    press('k', { ctrlKey: true })
    const input = await findPalette()
    fireEvent.change(input, { target: { value: 'contact' } })
    fireEvent.keyDown(input, { key: 'Enter' })
    await screen.findByRole('dialog', { name: 'Contact Us' })
  })

  test('offers the account only to who has one in hand', async () => {
    useFakeApi({ 'session.get': () => signedInAnswer() })
    await openPage('/about')
    press('k', { ctrlKey: true })
    await findPalette()
    expect(labels()).toContain('Dashboard')
    expect(labels()).toContain('Sign out')
    expect(labels()).not.toContain('Sign In')
  })

  test('finds saved links by title once they were fetched, and copies them', async () => {
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

  test('says when nothing is found', async () => {
    await openPage('/about')
    press('k', { ctrlKey: true })
    fireEvent.change(await findPalette(), { target: { value: 'zzz' } })
    screen.getByText('Nothing is called “zzz” here.')
    expect(screen.queryAllByRole('option')).toEqual([])
  })
})

describe('single keys', () => {
  test('/ leads to the field for a book, from any page', async () => {
    const router = await openPage('/about')
    press('/')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await waitFor(() => expect(document.activeElement).toBe(field()))
  })

  test('? lists the keys', async () => {
    await openPage('/about')
    press('?')
    await screen.findByRole('dialog', { name: 'Keys' })
  })

  test('are letters where letters are written', async () => {
    await openPage('/')
    fireEvent.keyDown(field(), { key: '?' })
    const slash = fireEvent.keyDown(field(), { key: '/' })
    expect(slash).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can be switched off', async () => {
    await openPage('/about')
    press('?')
    fireEvent.click(await screen.findByRole('checkbox', { name: /single keys/ }))
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(press('?')).toBe(true)
    expect(press('/')).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
