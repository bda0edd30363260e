// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyTemplateField } from './copy-template-field.tsx'

afterEach(cleanup)

test('shows what the template makes of a book, and stores it', () => {
  const onChange = vi.fn<(template: string) => void>()
  render(<CopyTemplateField template="{title}: {link}" onChange={onChange} />)
  expect(screen.getByRole('blockquote').textContent).toBe(
    'Pride and Prejudice: https://everyshelf.example/go/pride',
  )
  const field = screen.getByLabelText('Custom format')
  fireEvent.change(field, { target: { value: '{author}, {isbn} {link}' } })
  expect(screen.getByRole('blockquote').textContent).toBe(
    'Jane Austen, 9780141439518 https://everyshelf.example/go/pride',
  )
  expect(onChange.mock.calls).toEqual([['{author}, {isbn} {link}']])
})

test.each([
  ['{title}', 'Add {link} so that the link is copied too.'],
  ['{titel} {link}', '{titel} is not available. Use {title}, {author}, {link}, {isbn}.'],
  [`{link}${'x'.repeat(500)}`, 'Use at most 500 characters.'],
])('says what is wrong with %j, and does not store it', (value, words) => {
  const onChange = vi.fn<(template: string) => void>()
  render(<CopyTemplateField template="{link}" onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('Custom format'), { target: { value } })
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(screen.queryByRole('blockquote')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})
