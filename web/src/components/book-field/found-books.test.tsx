import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFakeApi } from '../../testing/fake-api.ts'
import { field } from '../../testing/home-page.ts'
import { openPage } from '../../testing/render-page.tsx'

const loaded = vi.hoisted(() => ({ count: 0 }))
vi.mock('../../lib/fonts/japanese-font.css', () => {
  loaded.count++
  return {}
})

test('search results with Japanese titles load the font that displays them', async () => {
  const kokoro = {
    isbn13: '9784101010137' as Isbn13,
    title: 'こころ',
    authors: ['夏目漱石'],
    publisher: null,
    year: null,
  }
  useFakeApi({ 'books.search': () => ({ books: [kokoro], sources: ['google-books'] }) })
  await openPage('/')
  field().focus()
  fireEvent.change(field(), { target: { value: '夏目漱石' } })
  await screen.findByRole('option', { name: /こころ/ })
  await waitFor(() => expect(loaded.count).toBe(1))
})
