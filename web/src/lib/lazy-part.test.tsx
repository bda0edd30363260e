import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Shelf = ({ books }: { readonly books: number }) => <p>{books} books</p>
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('R47 a part that cannot be fetched is told of where it stands, and comes when asked for again', async () => {
  const load = vi
    .fn(async () => Shelf)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const Part = lazyPart(load)
  render(
    <>
      <input aria-label="Book" defaultValue="9780441172719" />
      <Part books={3} />
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

test('R47 the next place that needs a part fetches it anew', async () => {
  const Part = lazyPart(vi.fn(async () => Shelf).mockImplementationOnce(lost))
  const { unmount } = render(<Part books={3} />)
  await screen.findByRole('alert')
  unmount()
  render(<Part books={4} />)
  await screen.findByText('4 books')
})

test('R47 a part that nobody asked for fails in silence', async () => {
  const load = vi.fn(lost)
  const Part = lazyPart<{ readonly books: number }>(load, <p>Fetching</p>, () => null)
  render(<Part books={3} />)
  await waitFor(() => expect(document.body.textContent).toBe(''))
  expect(load).toHaveBeenCalledTimes(1)
})
