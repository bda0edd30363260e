import { completeOrder } from '@everyshelf/domain/links'
import { defaultPageDesign } from '@everyshelf/domain/schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import {
  createAuthorPageHandlers,
  type SampleAuthorPage,
  sampleAuthorPage,
  samplePageBook,
} from '../testing/fake-author-page-calls.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleSavedLink, savedLinks } from '../testing/sample-links.ts'

const books = [
  samplePageBook('linkaaaaaaaa', 'Dune'),
  samplePageBook('linkbbbbbbbb', 'Emma'),
  samplePageBook('linkcccccccc', 'Faust'),
]

/** The editor of one page, and what it sent. */
async function useEditor(change: Partial<SampleAuthorPage> = {}) {
  const sent: Record<string, unknown>[] = []
  const page = sampleAuthorPage({ books, ...change })
  const responses = createAuthorPageHandlers([page])
  useFakeApi({
    'session.get': () => signedInResponse(),
    ...savedLinks([
      sampleSavedLink('9780441172719', { id: 'linkaaaaaaaa', title: 'Dune' }),
      sampleSavedLink('9780143127741', { id: 'linkdddddddd', title: 'Gatsby' }),
    ]),
    ...responses,
    'authorPages.update': ({ id, ...fields }) => {
      sent.push(fields)
      return responses['authorPages.update']({ id, ...fields })
    },
  })
  const router = await openPage(`/pages/author/${page.id}`)
  await screen.findByRole('heading', { level: 1, name: page.name })
  return { sent, router }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const listBooks = () =>
  within(screen.getByRole('list', { name: 'Books in order' }))
    .getAllByRole('listitem')
    .map((row) => /Dune|Emma|Faust|Gatsby/.exec(row.textContent ?? '')?.[0])

test('books move by key, keep the focus, and are saved in order', async () => {
  const { sent } = await useEditor()
  const handle = screen.getByRole('button', { name: 'Move Dune' })
  handle.focus()
  fireEvent.keyDown(handle, { key: 'ArrowDown' })
  expect(listBooks()).toEqual(['Emma', 'Dune', 'Faust'])
  screen.getByText('Dune: 2 of 3')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Dune' }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Dune' }), { key: 'End' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Faust' }), { key: 'Home' })
  expect(listBooks()).toEqual(['Faust', 'Emma', 'Dune'])
  await waitFor(() =>
    expect(sent.map((change) => change.books)).toEqual([
      ['linkbbbbbbbb', 'linkaaaaaaaa', 'linkcccccccc'],
      ['linkbbbbbbbb', 'linkcccccccc', 'linkaaaaaaaa'],
      ['linkcccccccc', 'linkbbbbbbbb', 'linkaaaaaaaa'],
    ]),
  )
  expect(listBooks()).toEqual(['Faust', 'Emma', 'Dune'])
})

test('books move by button, to the ends of the list', async () => {
  const { sent } = await useEditor()
  press('Move Faust up')
  press('Move Faust up')
  expect(listBooks()).toEqual(['Faust', 'Dune', 'Emma'])
  const up = screen.getByRole<HTMLButtonElement>('button', { name: 'Move Faust up' })
  expect(up.disabled).toBe(true)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Faust')
  await waitFor(() => expect(sent).toHaveLength(2))
})

test('books move by dragging, and Escape puts a book back', async () => {
  const { sent } = await useEditor()
  const rows = within(screen.getByRole('list', { name: 'Books in order' })).getAllByRole('listitem')
  for (const [index, row] of rows.entries()) {
    row.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect
  }
  const drag = (name: string, y: number) => {
    const handle = screen.getByRole('button', { name })
    handle.setPointerCapture = () => {}
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 50 })
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: y })
    return handle
  }
  const shownOrder = () => rows.map((row) => row.style.order)
  drag('Move Dune', 260)
  expect(shownOrder()).toEqual(['2', '0', '1'])
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(shownOrder()).toEqual(['', '', ''])
  expect(sent).toEqual([])
  const handle = drag('Move Dune', 260)
  fireEvent.pointerUp(handle, { pointerId: 1 })
  expect(listBooks()).toEqual(['Emma', 'Faust', 'Dune'])
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({ books: ['linkbbbbbbbb', 'linkcccccccc', 'linkaaaaaaaa'] })
})

test('books come from the saved links that are not on the page yet', async () => {
  const { sent } = await useEditor()
  press('Add books')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add books' }))
  const box = await dialog.findByRole('checkbox', { name: /Gatsby/ })
  expect(dialog.queryByRole('checkbox', { name: /Dune/ })).toBeNull()
  fireEvent.click(box)
  fireEvent.click(dialog.getByRole('button', { name: 'Add book' }))
  await waitFor(() => expect(listBooks()).toEqual(['Dune', 'Emma', 'Faust', 'Gatsby']))
  await waitFor(() =>
    expect(sent[0]?.books).toEqual([
      'linkaaaaaaaa',
      'linkbbbbbbbb',
      'linkcccccccc',
      'linkdddddddd',
    ]),
  )
  press('Remove Emma')
  await waitFor(() => expect(sent[1]?.books).toHaveLength(3))
})

test('name and text are saved together, and a page without a name is not', async () => {
  const { sent } = await useEditor()
  type('Author name', ' ')
  press('Save')
  await screen.findByText('Enter a name.')
  type('Author name', 'Ada L. Lind')
  type('Text', 'I write.')
  press('Save')
  await screen.findByRole('heading', { level: 1, name: 'Ada L. Lind' })
  expect(sent).toEqual([{ name: 'Ada L. Lind', text: 'I write.' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
})

test('links need https, and are shown by their hosts', async () => {
  const { sent } = await useEditor({ links: ['https://ada.example/'] })
  type('Add a link', 'http://ada.example/blog')
  press('Add')
  await screen.findByText('Paste a full address that starts with https://.')
  type('Add a link', 'instagram.com/ada')
  press('Add')
  await screen.findByRole('button', { name: 'Move instagram.com/ada' })
  expect(sent).toEqual([{ links: ['https://ada.example/', 'https://instagram.com/ada'] }])
})

test('the page is published and unpublished with one button each', async () => {
  await useEditor()
  press('Publish')
  await screen.findByText('Page published')
  press('Unpublish')
  await screen.findByText('Page unpublished')
  screen.getByRole('button', { name: 'Publish' })
})

test('the address can change, but not to one that another page had', async () => {
  await useEditor()
  type('Page address', 'a-lind')
  press('Change address')
  await screen.findByText('everyshelf.example/by/a-lind')
  useFakeApi({
    'session.get': () => signedInResponse(),
    'authorPages.update': () => {
      throw new FakeRefusal('page-address-taken', 409)
    },
  })
  type('Page address', 'taken')
  press('Change address')
  await screen.findByText('This address is taken')
})

test('the design is saved at once, and Undo brings the earlier one back', async () => {
  const { sent } = await useEditor()
  const standard = defaultPageDesign('author')
  fireEvent.click(screen.getByRole('radio', { name: 'Teal' }))
  await screen.findByText('Design saved')
  press('Undo')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ design }) => design)).toEqual([{ ...standard, accent: 'teal' }, standard])
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true),
  )
  fireEvent.click(screen.getByRole('switch', { name: 'Covers in the header' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Show: Newest book' }))
  await waitFor(() =>
    expect(sent[3]).toEqual({ design: { ...standard, hasShelf: true, hidden: ['newest'] } }),
  )
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Books' }), { key: 'Home' })
  await waitFor(() =>
    expect(sent[4]).toMatchObject({
      design: {
        order: completeOrder(['books', 'about', 'links', 'newsletter', 'date', 'newest', 'series']),
      },
    }),
  )
  await screen.findByText('Your order · 1 hidden')
})

test('the newsletter’s form and a date are checked before they are saved', async () => {
  const { sent } = await useEditor()
  type('Newsletter form', 'http://ada.example')
  press('Save')
  await screen.findByText('Paste a full address that starts with https://.')
  type('Newsletter form', 'ada.example/join')
  type('What happens on that day', 'Reading in Graz')
  press('Save')
  await screen.findByText('Enter a date and a text.')
  expect(sent).toEqual([])
  type('Date', '2026-12-05')
  press('Save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.design).toMatchObject({
    newsletter: 'https://ada.example/join',
    date: { day: '2026-12-05', text: 'Reading in Graz' },
  })
  await screen.findByText('Newsletter · Dec 5, 2026')
})

test('nothing can be added to a page after Premium', async () => {
  await useEditor({ isLocked: true, isPublished: true })
  screen.getByText(/Your Premium plan has ended/)
  expect(screen.queryByRole('button', { name: 'Add books' })).toBeNull()
  expect(screen.queryByLabelText('Add a link')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Page address').disabled).toBe(true)
})

test('a disabled page gives the reason, and cannot be published', async () => {
  await useEditor({ disabledReason: 'Not an author' })
  screen.getByText('Disabled by Everyshelf. Reason: Not an author')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})

test('a removed page leads back to the list', async () => {
  const { router } = await useEditor()
  fireEvent.click(screen.getByText('Remove this page'))
  press('Remove page')
  await screen.findByText('Page removed')
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages'))
})
