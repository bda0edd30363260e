import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

const BookCount = ({ books }: { readonly books: number }) => <p>{books} books</p>
const asComponent = (component: typeof BookCount) => component
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('R47 a component that cannot be fetched shows an error in its place, and loads on Try again', async () => {
  const load = vi
    .fn(async () => BookCount)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const Lazy = lazyComponent(load, asComponent)
  render(
    <>
      <input aria-label="Book" defaultValue="9780441172719" />
      <Lazy books={3} />
    </>,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No connection')
  const tryAgain = screen.getByRole('button', { name: 'Try again' })
  fireEvent.click(tryAgain)
  expect(load).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(tryAgain.getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(tryAgain)
  await screen.findByText('3 books')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('9780441172719')
})

test('R47 the next instance of a component fetches it again', async () => {
  const Lazy = lazyComponent(vi.fn(async () => BookCount).mockImplementationOnce(lost), asComponent)
  const { unmount } = render(<Lazy books={3} />)
  await screen.findByRole('alert')
  unmount()
  render(<Lazy books={4} />)
  await screen.findByText('4 books')
})

test('R47 a component can fail silently', async () => {
  const load = vi.fn(lost)
  const Lazy = lazyComponent(load, asComponent, <p>Fetching</p>, () => null)
  render(<Lazy books={3} />)
  await waitFor(() => expect(document.body.textContent).toBe(''))
  expect(load).toHaveBeenCalledTimes(1)
})
