import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pagePaths } from '../../app/paths.ts'
import { openPage } from '../../testing/render-page.tsx'
import { accountPages, footerPages, legalPages, mainPages, morePages } from './navigation.ts'

describe('the header', () => {
  test('is translucent once the page is scrolled more than 10 pixels', async () => {
    await openPage('/')
    const header = screen.getByRole('banner')
    const scrollTo = (y: number) =>
      act(() => {
        const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
        onTestFinished(() => scrolled.mockRestore())
        window.dispatchEvent(new Event('scroll'))
      })
    scrollTo(10)
    expect(header.dataset.scrolled).toBe('false')
    scrollTo(11)
    await waitFor(() => expect(header.dataset.scrolled).toBe('true'))
  })

  test('shows only pages that have a route', () => {
    const own = [{ status: 'signed-in' }, { status: 'signed-out' }] as const
    const shown = [
      ...mainPages,
      ...footerPages,
      ...legalPages,
      ...morePages,
      ...own.flatMap(accountPages),
    ]
    const lost = shown.filter(({ to }) => !pagePaths.includes(to.split('?', 1)[0] ?? ''))
    expect(lost).toEqual([])
  })

  test('opens its menu as a modal dialog and gives the focus back', async () => {
    await openPage('/')
    const opener = screen.getByRole('button', { name: 'Open menu' })
    opener.focus()
    fireEvent.click(opener)
    const menu = await screen.findByRole('dialog', { name: 'Menu' })
    within(menu).getByRole('link', { name: 'Home' })
    fireEvent.keyDown(menu, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

describe('the theme switch', () => {
  test('chooses for every page and is remembered', async () => {
    await openPage('/')
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('everyshelf-theme')).toBe('dark')
    fireEvent.click(screen.getByRole('radio', { name: 'System' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})
