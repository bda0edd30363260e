import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from '../primitives/index.ts'
import { showError, showNotice, toasts } from './show-toast.ts'
import { ToastArea } from './toast-area.tsx'
import { Toaster } from './toaster.tsx'

afterEach(() => toasts.clear())

const toast = () => screen.getByRole('listitem')
const stays = () => screen.queryAllByRole('listitem').length === 1

describe('the notification area', () => {
  test('shows an error of the catalog in its words', async () => {
    render(<ToastArea edge="bottom" />)
    act(() => void showError('invalid-identifier'))
    expect(toast().textContent).toContain('Invalid ISBN/ASIN')
    expect(toast().textContent).toContain('Please enter a valid ISBN-10, ISBN-13, or ASIN')
  })

  test('shows good news, without a second line where there is none', () => {
    render(<ToastArea edge="bottom" />)
    act(() => void showNotice('copied'))
    expect(toast().textContent).toContain('Copied!')
    expect(toast().textContent).toContain('Link copied to clipboard')
    act(() => void showNotice('link-saved-in-account'))
    expect(toast().textContent).toBe('Link saved successfully')
  })

  test('closes with its button', async () => {
    render(<ToastArea edge="bottom" />)
    act(() => void showError('offline'))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(stays()).toBe(false))
  })

  test('takes the focus with F8', () => {
    render(<ToastArea edge="bottom" />)
    act(() => void showError('offline'))
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement).toBe(toast().parentElement)
  })

  test('offers the act that helps', () => {
    const onSelect = vi.fn()
    const action = { label: 'Upgrade', altText: 'Open the pricing page to upgrade', onSelect }
    render(<ToastArea edge="bottom" />)
    act(() => void showError('link-limit-reached', action))
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  test('keeps a toast that is swept 40 pixels and dismisses one swept 60', async () => {
    render(<ToastArea edge="bottom" />)
    act(() => void showError('offline'))
    sweep(toast(), 40)
    expect(stays()).toBe(true)
    sweep(toast(), 60)
    await waitFor(() => expect(stays()).toBe(false))
  })
})

describe('the time of a toast', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('is 5000 ms', () => {
    render(<ToastArea edge="bottom" />)
    act(() => void showError('offline'))
    act(() => vi.advanceTimersByTime(4999))
    expect(stays()).toBe(true)
    act(() => vi.advanceTimersByTime(1))
    expect(stays()).toBe(false)
  })
})

describe('Toaster', () => {
  test('fetches the area with the first toast', async () => {
    render(<Toaster />)
    expect(screen.queryByRole('region')).toBeNull()
    act(() => void showError('not-found'))
    expect((await screen.findByRole('listitem')).textContent).toContain('Not found')
  })

  test('stays available to screen readers when its area comes after a dialog', async () => {
    const { rerender } = render(<Toaster />)
    rerender(
      <>
        <Toaster />
        <Dialog open onOpenChange={() => {}} title="Question" />
      </>,
    )
    await screen.findByRole('dialog', { name: 'Question' })
    act(() => void showNotice('copied'))
    expect((await screen.findByRole('listitem')).textContent).toContain('Copied!')
  })
})

function sweep(element: HTMLElement, distance: number): void {
  Object.assign(element, {
    setPointerCapture: () => {},
    hasPointerCapture: () => true,
    releasePointerCapture: () => {},
  })
  const at = (x: number) => ({ clientX: x, clientY: 0, button: 0, pointerId: 1, bubbles: true })
  act(() => {
    element.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  })
  for (const x of [distance / 2, distance]) {
    act(() => {
      element.dispatchEvent(new PointerEvent('pointermove', at(x)))
    })
  }
  act(() => {
    element.dispatchEvent(new PointerEvent('pointerup', at(distance)))
  })
}
