import type { SearchSource } from '@everyshelf/domain/books'
import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { errorMessages } from '@everyshelf/domain/messages'
import { toasts } from '@everyshelf/ui/toast'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { field, fieldError, findArticle, paste } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { dune, sampleLinks } from '../testing/sample-links.ts'

const response = {
  books: [
    {
      isbn13: '9780441172719' as Isbn13,
      title: 'Dune',
      authors: ['Frank Herbert'],
      publisher: 'Ace',
      year: 1965,
    },
    {
      isbn13: '9780593098233' as Isbn13,
      title: 'Dune Messiah',
      authors: ['Frank Herbert'],
      publisher: null,
      year: null,
    },
  ],
  sources: ['open-library' as SearchSource],
}

/** The server's answer about every ASIN. */
const unknownAsin = () => ({ ...dune, source: 'placeholder' as const })

const type = (text: string) => {
  field().focus()
  fireEvent.change(field(), { target: { value: text } })
}
const findOptions = () => screen.findAllByRole('option')
const press = (key: string) => fireEvent.keyDown(field(), { key })
const activeOption = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

test('a title is searched, and the arrow keys and Enter make links of a result', async () => {
  const inputs: string[] = []
  const api = useFakeApi({
    'books.search': ({ query }) => {
      expect(query).toBe('dune')
      return response
    },
    'links.generate': ({ input }) => {
      inputs.push(input)
      return sampleLinks(input)
    },
  })
  await openPage('/')
  type('dune')
  const options = await findOptions()
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/DuneFrank HerbertAce · 1965$/),
    expect.stringMatching(/Dune MessiahFrank HerbertISBN 9780593098233$/),
  ])
  screen.getByText('Results from Open Library')
  screen.getByText('Books found: 2. Choose with the arrow keys and Enter.')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(activeOption()).toBeNull()
  press('ArrowDown')
  press('ArrowDown')
  expect(activeOption()).toBe(options[1])
  expect(options[1]?.getAttribute('aria-selected')).toBe('true')
  press('Enter')
  await findArticle()
  expect(inputs).toEqual(['9780593098233'])
  expect(api.calls.filter((call) => call === 'books.search')).toHaveLength(1)
})

test('a click chooses a result too', async () => {
  useFakeApi({ 'books.search': () => response })
  await openPage('/')
  type('dune')
  const [first] = await findOptions()
  fireEvent.click(first as HTMLElement)
  await findArticle()
})

test('the arrows lead from the last result back to the field', async () => {
  useFakeApi({ 'books.search': () => response })
  await openPage('/')
  type('dune')
  const options = await findOptions()
  press('ArrowUp')
  expect(activeOption()).toBe(options[1])
  press('ArrowDown')
  expect(activeOption()).toBeNull()
})

test('Escape closes the results and keeps the text; an arrow opens them again', async () => {
  useFakeApi({ 'books.search': () => response })
  await openPage('/')
  type('dune')
  await findOptions()
  press('Escape')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(field().value).toBe('dune')
  press('ArrowDown')
  await findOptions()
})

test('the button shows only the results, and selects the first for Enter', async () => {
  const inputs: string[] = []
  const api = useFakeApi({
    'books.search': () => response,
    'links.generate': ({ input }) => {
      inputs.push(input)
      return sampleLinks(input)
    },
  })
  await openPage('/')
  type('dune')
  const [first] = await findOptions()
  press('Escape')
  fireEvent.click(screen.getByRole('button', { name: 'Generate Global Link' }))
  await waitFor(() => expect(activeOption()?.textContent).toBe(first?.textContent))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts.list()).toEqual([])
  expect(field().value).toBe('dune')
  expect(api.calls).toEqual(['books.search'])
  press('Enter')
  await findArticle()
  expect(inputs).toEqual(['9780441172719'])
})

test.each(['kafka', 'The Odyssey', 'hello world', 'HELLOWORLD', '1984 orwell'])(
  'Enter after %s, before the search began, shows only the results',
  async (title) => {
    const queries: string[] = []
    const api = useFakeApi({
      'books.search': ({ query }) => {
        queries.push(query)
        return response
      },
      'books.lookup': unknownAsin,
    })
    await openPage('/')
    type(title)
    fireEvent.submit(field())
    expect(await findOptions()).toHaveLength(2)
    await screen.findByRole('button', { name: 'Generate Global Link' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText(/^ASIN/)).toBeNull()
    expect(toasts.list()).toEqual([])
    expect(queries).toEqual([title])
    expect(api.calls).not.toContain('links.generate')
  },
)

test('ten letters that a catalog knows as an ASIN stay an ASIN', async () => {
  const inputs: string[] = []
  useFakeApi({
    'books.search': () => ({ books: [], sources: ['google-books'] }),
    'books.lookup': () => ({ ...dune, source: 'open-library' as const }),
    'links.generate': ({ input }) => {
      inputs.push(input)
      return sampleLinks('B00ICH9SAC')
    },
  })
  await openPage('/')
  type('HELLOWORLD')
  fireEvent.submit(field())
  await findArticle()
  expect(inputs).toEqual(['HELLOWORLD'])
})

test.each(['B0 0ICH 9SAC', '0 14 312774 8', '978 0 441 17271 9'])(
  'the number %s, written with spaces, makes links',
  async (text) => {
    const inputs: string[] = []
    useFakeApi({
      'links.generate': ({ input }) => {
        inputs.push(input)
        return sampleLinks(input)
      },
    })
    await openPage('/')
    type(text)
    fireEvent.submit(field())
    await findArticle()
    expect(inputs).toEqual([text])
  },
)

test('Enter after a title that no catalog has says what to do, without an error', async () => {
  useFakeApi({
    'books.search': () => ({ books: [], sources: ['google-books', 'open-library'] }),
    'books.lookup': unknownAsin,
  })
  await openPage('/')
  type('no such book')
  fireEvent.submit(field())
  const next = /matches these words. Check the spelling, or paste the ISBN.$/
  await waitFor(() => expect(screen.getAllByText(next)).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts.list()).toEqual([])
})

test('a pasted title with commas is one title', async () => {
  const queries: string[] = []
  useFakeApi({
    'books.search': ({ query }) => {
      queries.push(query)
      return response
    },
  })
  await openPage('/')
  paste(field(), 'The Lion, the Witch and the Wardrobe')
  await findOptions()
  expect(queries).toEqual(['The Lion, the Witch and the Wardrobe'])
  expect(screen.queryByText(/^You pasted/)).toBeNull()
})

test('nothing found names the catalogs that were asked', async () => {
  useFakeApi({ 'books.search': () => ({ books: [], sources: ['google-books', 'open-library'] }) })
  await openPage('/')
  type('no such book')
  const texts =
    'No book in Google Books or Open Library matches these words. Check the spelling, or paste the ISBN.'
  await waitFor(() => expect(screen.getAllByText(texts)).toHaveLength(2))
})

test('a search that is unavailable says so, and what was typed stays', async () => {
  useFakeApi({
    'books.search': () => {
      throw new FakeRefusal('search-unavailable', 503)
    },
  })
  await openPage('/')
  type('dune')
  const { title, text } = errorMessages['search-unavailable']
  await waitFor(() => expect(screen.getAllByText(`${title}. ${text}`)).toHaveLength(2))
  expect(field().value).toBe('dune')
})

test('an identifier is not searched', async () => {
  const api = useFakeApi()
  await openPage('/')
  type('978-0-441-17271-9')
  await screen.findByText('ISBN 9780441172719.')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(api.calls).toEqual([])
})

test('only the last of several texts typed in one go is searched', async () => {
  const queries: string[] = []
  useFakeApi({
    'books.search': ({ query }) => {
      queries.push(query)
      return response
    },
  })
  await openPage('/')
  for (const text of ['dun', 'dune', 'dune mes']) type(text)
  await findOptions()
  expect(queries).toEqual(['dune mes'])
})

test('a Goodreads page is searched by its title, and the user chooses the edition', async () => {
  const queries: string[] = []
  const api = useFakeApi({
    'books.search': ({ query }) => {
      queries.push(query)
      return response
    },
  })
  await openPage('/')
  paste(field(), 'https://www.goodreads.com/book/show/44767458-dune?ref=nav_sb')
  await screen.findByText('Goodreads page. Choose an edition of “dune” below.')
  const [first] = await findOptions()
  expect(queries).toEqual(['dune'])
  expect(api.calls).toEqual(['books.search'])
  fireEvent.click(first as HTMLElement)
  await findArticle()
})

test('a Goodreads page whose title no catalog has does not ask for a choice', async () => {
  useFakeApi({ 'books.search': () => ({ books: [], sources: ['google-books', 'open-library'] }) })
  await openPage('/')
  paste(field(), 'https://www.goodreads.com/book/show/1-no-such-book')
  await waitFor(() =>
    expect(screen.getAllByText(/^No book in .* matches these words/)).toHaveLength(2),
  )
  expect(screen.queryByText(/^Goodreads page/)).toBeNull()
})

test('the button does not refuse an Open Library page, and returns to the field', async () => {
  const api = useFakeApi({ 'books.search': () => response })
  await openPage('/')
  type('https://openlibrary.org/works/OL893415W/Dune')
  await screen.findByText('Open Library page. Choose an edition of this book below.')
  await findOptions()
  fireEvent.click(screen.getByRole('button', { name: 'Generate Global Link' }))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(api.calls).not.toContain('links.generate')
})

test('the page of one edition at Open Library makes its links at once', async () => {
  const inputs: string[] = []
  useFakeApi({
    'books.search': ({ query }) => {
      expect(query).toBe('OL7521474M')
      return { ...response, books: response.books.slice(0, 1) }
    },
    'links.generate': ({ input }) => {
      inputs.push(input)
      return sampleLinks(input)
    },
  })
  await openPage('/')
  paste(document.body, 'https://openlibrary.org/books/OL7521474M/Dune')
  await findArticle()
  expect(inputs).toEqual(['9780441172719'])
})

test('an edition at Open Library that has no ISBN is refused with what to paste', async () => {
  useFakeApi({ 'books.search': () => ({ books: [], sources: ['open-library'] }) })
  await openPage('/')
  paste(document.body, 'https://openlibrary.org/books/OL1M')
  await waitFor(() =>
    expect(fieldError()).toBe(
      'This looks like an Open Library page. Paste the book’s ISBN or the address of its store page.',
    ),
  )
})
