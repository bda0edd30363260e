import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../testing/render-page.tsx'

const bar = () => within(screen.getByRole('navigation', { name: 'Quick links' }))
const more = () => bar().getByRole('button', { name: 'More' })
const isOpen = () => more().getAttribute('aria-expanded') === 'true'

describe('the bottom bar', () => {
  test('shows Home, Blog, Demo, About, Contact and More', async () => {
    await openPage('/')
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/blog', '/demo/universal-book-page', '/about'])
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Contact', 'More'])
  })

  test('More opens and closes', async () => {
    await openPage('/')
    fireEvent.click(more())
    expect(bar().getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing')
    bar().getByRole('button', { name: 'Share Feedback' })
    expect(bar().getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
    expect(bar().getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms')
    fireEvent.click(more())
    expect(isOpen()).toBe(false)
    expect(bar().queryByRole('link', { name: 'Terms' })).toBeNull()
  })

  test('Escape closes More and returns the focus', async () => {
    await openPage('/')
    fireEvent.click(more())
    const terms = bar().getByRole('link', { name: 'Terms' })
    terms.focus()
    fireEvent.keyDown(terms, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(more())
  })

  test('More closes on a click elsewhere and on navigation', async () => {
    await openPage('/')
    fireEvent.click(more())
    fireEvent.pointerDown(screen.getByRole('main'))
    expect(isOpen()).toBe(false)
    fireEvent.click(more())
    fireEvent.click(bar().getByRole('link', { name: 'Terms' }))
    await screen.findByRole('heading', { level: 1, name: 'Terms of Service' })
    await waitFor(() => expect(isOpen()).toBe(false))
  })
})
