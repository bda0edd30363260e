import { linkAllowance } from '@everyshelf/domain/plans'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { sampleMove, sampleMoveRow } from '../testing/fake-moves.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'

const FILE = `Short link,Destination URL,Title,Clicks
https://dub.sh/dune-saga,https://www.amazon.com/dp/0441172717,Dune,1200
https://dub.sh/about,https://ada.example/about,About me,
https://dub.sh/empty,,,`

async function useMovePage(responses: Partial<FakeCalls> = {}) {
  const api = useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }),
    ...responses,
  })
  await openPage('/dashboard/move')
  return api
}

async function choose(text: string, name = 'links.csv'): Promise<void> {
  const picker = await screen.findByLabelText('Choose a file', { selector: 'input' })
  fireEvent.change(picker, { target: { files: [new File([text], name)] } })
}

test('previews a file, moves its links, and undoes the move', async () => {
  const { calls } = await useMovePage()
  await choose(FILE)
  await screen.findByRole('heading', { name: 'Dub · links.csv' })
  screen.getByText('1 new link · 1 skipped')
  screen.getByText('1 line skipped')
  screen.getByText('Line 4: This line has no destination.')
  const rows = within(await screen.findByRole('list', { name: 'Links in the file' }))
  rows.getByText('New link: /go/dune-saga.')
  rows.getByText('Skipped. We found no book at its destination.')
  expect(rows.getAllByRole('combobox')).toHaveLength(1)
  fireEvent.change(rows.getByLabelText('What to do with Dune'), { target: { value: 'new' } })
  await expect.poll(() => calls).toContain('moves.choose')

  // The button waits for the choice.
  const move = await screen.findByRole('button', { name: 'Import 1 link' })
  await expect.poll(() => move.hasAttribute('disabled')).toBe(false)
  fireEvent.click(move)
  await screen.findByText('Done. 1 new link · 1 skipped')
  const results = within(await screen.findByRole('list', { name: 'Imported links' }))
  await results.findByRole('link', { name: 'everyshelf.example/go/dune-saga' })
  results.getByText('https://dub.sh/dune-saga · 1,200 clicks before the import')

  fireEvent.click(await screen.findByRole('button', { name: 'Undo this import' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Undo this import' }))
  await screen.findByText(/^Undone\./)
})

test('imports a pasted list, says why a text names no book, and names lines without one', async () => {
  const sent: unknown[] = []
  const rows = [
    sampleMoveRow({ title: 'My Emma', oldAddress: '', slug: null }),
    sampleMoveRow({
      ...{
        position: 1,
        title: '',
        oldAddress: '',
        target: 'https://www.goodreads.com/book/show/1',
      },
      ...{ book: null, action: 'skip', slug: null, problem: 'not-a-book' },
    }),
  ]
  await useMovePage({
    'moves.append': ({ links }) => {
      sent.push(...links)
      return { stored: links.length, rows: links.length }
    },
    'moves.get': () => sampleMove({ service: 'list' }),
    'moves.rows': () => ({ links: rows, next: null }),
  })
  const field = await screen.findByRole('textbox', { name: 'ISBNs, ASINs, or product URLs' })
  const text = 'Title,ISBN,Labels\nMy Emma,0306406152,Blog\nNothing,here,\nDoubled,9780306406157,'
  fireEvent.change(field, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByText('2 lines skipped')
  screen.getByText('Line 3: We found no book in this line.')
  screen.getByText('Line 4: This book is in an earlier line.')
  expect(sent).toMatchObject([{ target: '9780306406157', title: 'My Emma', labels: ['Blog'] }])
  const list = within(await screen.findByRole('list', { name: 'Links in the file' }))
  list.getByText('New link.')
  list.getByText(/^Skipped\. .*Goodreads page/)
  const choices = within(list.getByRole('combobox')).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Import', 'Skip'])
})

test('offers the ISBN of a number that lost its zero, and says what is wrong with others', async () => {
  const bookless = { book: null, action: 'skip', slug: null, problem: 'not-a-book' } as const
  let target = '441172717'
  const { calls } = await useMovePage({
    'moves.rows': () => ({
      links: [
        sampleMoveRow(target === '441172717' ? { target, ...bookless } : { target }),
        sampleMoveRow({ ...bookless, position: 1, title: 'Emma', target: '9.78E+12' }),
      ],
      next: null,
    }),
    'moves.takeOffer': () => {
      target = '9780441172719'
      return sampleMove()
    },
  })
  await choose(FILE)
  const rows = within(await screen.findByRole('list', { name: 'Links in the file' }))
  rows.getByText('Skipped. Its leading zero may be missing. Did you mean ISBN 9780441172719?')
  rows.getByText(
    'Skipped. A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
  )
  fireEvent.click(rows.getByRole('button', { name: 'Use ISBN 9780441172719' }))
  await rows.findByText('New link: /go/dune-saga.')
  expect(calls).toContain('moves.takeOffer')
})

test('shows how far the server is, what it looks up, and what became of the links', async () => {
  let move = sampleMove({ state: 'moving', rows: 900, done: 300, perSecond: 200 })
  await useMovePage({ 'moves.list': () => [move], 'moves.get': () => move })
  await screen.findByText('Importing: 300 of 900')
  screen.getByText('200 per second, about 3 seconds left. You can close this page.')
  move = { ...move, state: 'looking-up', done: 840, perSecond: 5 }
  await screen.findByText(/^Opening short links: 60 left\. 5 per second, about 12 seconds left\./)
  move = { ...move, done: 900, lookedUp: 300 }
  await screen.findByText(/^Looking up titles and covers: 300 of 900\. 5 per second, about 2 min/)
  move = { ...move, state: 'moved' }
  await expect.poll(() => screen.queryByText(/^Looking up/), { timeout: 10_000 }).toBeNull()
  screen.getByText(/^Done\. /)
}, 20_000)

test('R47 offers to start again when the server fails', async () => {
  let fails = true
  await useMovePage({
    'moves.start': () => {
      if (fails) throw new FakeRefusal('unavailable', 503)
      return sampleMove({ state: 'moved', done: 2 })
    },
  })
  await choose(FILE)
  const start = await screen.findByRole('button', { name: 'Import 1 link' })
  fireEvent.click(start)
  await screen.findByRole('button', { name: 'Try again' })
  fails = false
  fireEvent.click(start)
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('refuses a wrong file with its line, and sends nothing', async () => {
  const { calls } = await useMovePage()
  await choose('link,target\ndub.sh/a,"open')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'Nothing was imported.Line 2: A quotation mark is never closed. Export the file again.',
  )
  await choose(JSON.stringify({ version: 1, exportedAt: '2026-11-26T09:30:00.000Z', tables: {} }))
  await screen.findByText(/^This is an export from an Everyshelf account\./)
  expect(calls).not.toContain('moves.begin')
})

test('shows a free account its limit before the move', async () => {
  await useMovePage({
    'session.get': () => signedInResponse({}, linkAllowance('free', 5)),
    'moves.list': () => [sampleMove()],
    'moves.get': () => sampleMove({ counts: { create: 0, restore: 0, add: 0, skip: 2 } }),
  })
  await screen.findByText(/Without Premium, you can save 5 links\. You have none left\./)
  const move = screen.getByRole('button', { name: 'Import 0 links' })
  expect(move.hasAttribute('disabled')).toBe(true)
})
