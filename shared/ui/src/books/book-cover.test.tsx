import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BookCover } from './book-cover.tsx'
import { formatAuthors } from './book-heading.tsx'

const book = {
  title: 'Dune',
  authors: ['Frank Herbert'],
  coverImage: '/covers/special',
  isbn13: '9780441172719' as Isbn13,
}

const picture = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Cover of Dune' })

function loadWithWidth(image: HTMLImageElement | null, width: number): void {
  if (!image) throw new Error('no picture')
  Object.defineProperty(image, 'naturalWidth', { value: width, configurable: true })
  fireEvent.load(image)
}

describe('BookCover', () => {
  test('shows the supplied cover', () => {
    const { container } = render(<BookCover book={book} identifier="9780441172719" />)
    expect(picture()?.getAttribute('src')).toBe('/covers/special')
    loadWithWidth(picture(), 240)
    expect(container.textContent).toBe('')
  })

  test('falls back to the cover of the ISBN, then to cloth with title and author', () => {
    const { container } = render(<BookCover book={book} identifier="9780441172719" />)
    fireEvent.error(picture() as HTMLImageElement)
    expect(picture()?.getAttribute('src')).toBe('/covers/9780441172719')
    fireEvent.error(picture() as HTMLImageElement)
    expect(picture()).toBeNull()
    expect(container.textContent).toBe('DuneFrank Herbert')
  })

  test('shows a picture that the browser had before the page was live', () => {
    const container = document.createElement('div')
    document.body.append(container)
    onTestFinished(() => container.remove())
    const cover = <BookCover book={book} identifier="9780441172719" />
    container.innerHTML = renderToString(cover)
    const image = container.querySelector('img')
    if (!image) throw new Error('no picture')
    Object.defineProperty(image, 'complete', { value: true })
    Object.defineProperty(image, 'naturalWidth', { value: 240 })
    render(cover, { container, hydrate: true })
    expect(container.textContent).toBe('')
  })

  test('takes a picture of one pixel for none', () => {
    render(<BookCover book={{ ...book, isbn13: null }} identifier="B00ICH9SAC" />)
    loadWithWidth(picture(), 1)
    expect(picture()).toBeNull()
  })

  test('asks a server that is elsewhere', () => {
    render(<BookCover book={book} identifier="9780441172719" origin="https://everyshelf.example" />)
    expect(picture()?.getAttribute('src')).toBe('https://everyshelf.example/covers/special')
  })
})

test.each([
  [['Ada'], 'Ada'],
  [['Ada', 'Bea'], 'Ada and Bea'],
  [['Ada', 'Bea', 'Cem'], 'Ada, Bea, and Cem'],
  [['Ada', 'Bea', 'Cem', 'Dov'], 'Ada, Bea, and 2 others'],
])('%j are named as %s', (authors, text) => {
  expect(formatAuthors(authors)).toBe(text)
})
