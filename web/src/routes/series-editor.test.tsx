import type { RouterInputs } from '@everyshelf/server/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { createSeriesHandlers, sampleSeries, sampleSeriesBook } from '../testing/fake-series.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { listed, sampleSavedLink } from '../testing/sample-links.ts'

const three = [
  sampleSeriesBook('one', 100),
  sampleSeriesBook('two', 150),
  sampleSeriesBook('three', 200),
]

async function useEditor(
  first = sampleSeries({ books: three }),
  responses: Partial<FakeCalls> = {},
) {
  const sent: RouterInputs['series']['setBooks'][] = []
  const server = createSeriesHandlers(first)
  useFakeApi({
    'session.get': () => signedInResponse({ isPremium: false }),
    ...server,
    'series.setBooks': (input) => {
      sent.push(input)
      return server['series.setBooks'](input)
    },
    ...responses,
  })
  await openPage('/pages/series/seriesaaaaaa')
  await screen.findByRole('heading', { level: 1, name: first.name })
  return { sent }
}

const listTitles = () =>
  within(screen.getByRole('list', { name: 'Books in reading order' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent)
const lastOrder = (sent: readonly RouterInputs['series']['setBooks'][]) =>
  sent.at(-1)?.books.map(({ linkId }) => linkId)

describe('the editor of a series', () => {
  test('reorders books with the arrow keys, and keeps the focus on the moved one', async () => {
    const { sent } = await useEditor()
    const handle = screen.getByRole('button', { name: 'Move Book one' })
    handle.focus()
    fireEvent.keyDown(handle, { key: 'ArrowDown' })
    await waitFor(() => expect(listTitles()).toEqual(['Book two', 'Book one', 'Book three']))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Book one')
    screen.getByText('Book one: 2 of 3')
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Book one' }), { key: 'End' })
    await waitFor(() => expect(lastOrder(sent)).toEqual(['two', 'three', 'one']))
    expect(listTitles()).toEqual(['Book two', 'Book three', 'Book one'])
    fireEvent.click(screen.getByRole('button', { name: 'Move Book three up' }))
    await waitFor(() => expect(lastOrder(sent)).toEqual(['three', 'two', 'one']))
  })

  test('offers to sort by number, or to number in the new order', async () => {
    const { sent } = await useEditor(
      sampleSeries({ books: [three[1], three[0], three[2]].flatMap((book) => book ?? []) }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Renumber in this order' }))
    await waitFor(() =>
      expect(sent.at(-1)?.books.map(({ linkId, position }) => [linkId, position])).toEqual([
        ['two', 100],
        ['one', 200],
        ['three', 300],
      ]),
    )
    expect(screen.queryByText(/reading order differs/)).toBeNull()
  })

  test('names the problem beside both books as soon as they have the same number', async () => {
    const { sent } = await useEditor()
    const field = screen.getByLabelText('Number of Book two')
    fireEvent.change(field, { target: { value: '1,0' } })
    fireEvent.blur(field)
    await screen.findByText('“Book two” also has number 1. Give each book its own number.')
    screen.getByText('“Book one” also has number 1. Give each book its own number.')
    await waitFor(() => expect(sent.at(-1)?.books[1]?.position).toBe(100))
    const first = screen.getByLabelText('Number of Book one')
    fireEvent.change(first, { target: { value: 'first' } })
    expect(first.getAttribute('aria-invalid')).toBe('true')
    fireEvent.blur(first)
    expect(sent).toHaveLength(1)
  })

  test('names a cycle of next books, and a removed link', async () => {
    await useEditor(
      sampleSeries({
        books: [
          sampleSeriesBook('one', 100),
          sampleSeriesBook('two', 200, { nextLinkId: 'one', state: 'removed' }),
        ],
      }),
    )
    screen.getByText(/These links loop back to this book through “Book two”/)
    screen.getByText(/You removed this link, so readers skip it/)
    const next = screen.getByLabelText('Next book after Book two')
    expect((next as HTMLSelectElement).value).toBe('one')
    fireEvent.change(next, { target: { value: '' } })
    await waitFor(() => expect(screen.queryByText(/loop back/)).toBeNull())
  })

  test('adds several saved links at once, by number, then as chosen', async () => {
    const { sent } = await useEditor(sampleSeries({ books: [sampleSeriesBook('two', 200)] }), {
      'links.list': () =>
        listed([
          sampleSavedLink('9780441172719', { id: 'dune', title: 'Dune', seriesNumber: '1' }),
          sampleSavedLink('9780143127741', { id: 'epilogue', title: 'Epilogue' }),
          sampleSavedLink('9780306406157', { id: 'two', title: 'Two' }),
        ]),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Add books' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: /Epilogue/ }))
    expect(screen.queryByRole('checkbox', { name: /Two/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Select all' }))
    fireEvent.click(screen.getByRole('button', { name: 'Add 2 books' }))
    await waitFor(() => expect(lastOrder(sent)).toEqual(['dune', 'two', 'epilogue']))
    expect(sent).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('marks where readers start, and publishes the page', async () => {
    await useEditor()
    const books = screen.getByRole('list', { name: 'Books in reading order' })
    const rowOf = (title: string) =>
      within(books).getByRole('link', { name: title }).closest('li') as HTMLElement
    within(rowOf('Book one')).getByText('Start here')
    fireEvent.click(screen.getByRole('button', { name: 'Start here with Book two' }))
    await waitFor(() =>
      expect(within(rowOf('Book two')).queryAllByRole('button', { name: /^Start here/ })).toEqual(
        [],
      ),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    const view = await screen.findByRole('link', { name: /View page/ })
    expect(view.getAttribute('href')).toBe('/series/salt')
  })

  test('shows why an address cannot be saved', async () => {
    await useEditor(sampleSeries({ books: three }), {
      'series.setAddress': () => {
        throw new FakeRefusal('series-slug-taken', 409)
      },
    })
    const field = screen.getByLabelText('Address')
    fireEvent.change(field, { target: { value: 'no way' } })
    screen.getByText('Use 3 to 40 letters and digits, with single hyphens between them.')
    fireEvent.change(field, { target: { value: 'Everyshelf-Support' } })
    screen.getByText('It could be mistaken for an Everyshelf page. Choose another one.')
    fireEvent.change(field, { target: { value: 'brine' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save address' }))
    await screen.findByText('Another series uses it or used it before. Choose a different one.')
  })

  test('goes back to the saved order when it cannot be saved', async () => {
    await useEditor(sampleSeries({ books: three }), {
      'series.setBooks': () => {
        throw new FakeRefusal('unexpected', 500)
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Move Book one down' }))
    await screen.findByText('Error saving series')
    await waitFor(() => expect(listTitles()).toEqual(['Book one', 'Book two', 'Book three']))
  })

  test('says when the series does not exist', async () => {
    useFakeApi({
      'session.get': () => signedInResponse({ isPremium: false }),
      'series.get': () => {
        throw new FakeRefusal('not-found', 404)
      },
    })
    await openPage('/pages/series/seriesbbbbbb')
    await screen.findByRole('heading', { level: 1, name: 'Series not found' })
  })
})
