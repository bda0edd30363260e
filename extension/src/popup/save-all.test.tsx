// @vitest-environment happy-dom
import { isbnIdentifier, parseIsbn13 } from '@everyshelf/domain/identifiers'
import { describeToast, toasts } from '@everyshelf/ui/toast'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listQueuedSaves } from '../save-queue/queued-saves.ts'
import { connectAsAda, emma, FakeServer, Refusal } from '../testing/connected-popup.ts'
import { SaveAll } from './save-all.tsx'

configure({ asyncUtilTimeout: 10_000 })
beforeEach(connectAsAda)
afterEach(() => {
  cleanup()
  toasts.clear()
  vi.unstubAllGlobals()
})

const books = ['9780141439587', '9780141439846', '9780141439471'].map((key) => {
  const isbn13 = parseIsbn13(key)
  if (!isbn13) throw new RangeError(key)
  return { key, identifier: isbnIdentifier(isbn13), title: null }
})
const pressSaveAll = () => fireEvent.click(screen.getByRole('button', { name: 'Save all 3 links' }))

test('saves every book of the list once', async () => {
  const server = new FakeServer({
    'links.save': ({ isbn }: { readonly isbn: string }) => ({ ...emma.saved, isbn }),
  } as never)
  render(<SaveAll books={books} links={[]} />)
  pressSaveAll()
  await waitFor(() =>
    expect(server.inputsOf('links.save')).toEqual(books.map(({ key }) => ({ isbn: key }))),
  )
})

test('says once that the limit is reached, and leaves nothing in the queue', async () => {
  const shown = vi.spyOn(toasts, 'show')
  new FakeServer({
    'links.save': () => {
      throw new Refusal('link-limit-reached')
    },
  })
  render(<SaveAll books={books} links={[]} />)
  pressSaveAll()
  await waitFor(() =>
    expect(toasts.list().map(describeToast)).toMatchObject([{ title: 'Link limit reached' }]),
  )
  expect(await listQueuedSaves()).toEqual([])
  expect(shown).toHaveBeenCalledOnce()
})

test('says that books wait while the server is away, and tries again on request', async () => {
  let isAway = true
  const server = new FakeServer({
    'links.save': ({ isbn }: { readonly isbn: string }) => {
      if (isAway) throw new Refusal('unavailable')
      return { ...emma.saved, isbn }
    },
  } as never)
  render(<SaveAll books={books} links={[]} />)
  pressSaveAll()
  const retry = await screen.findByRole('button', { name: 'Try now' })
  expect(screen.getByRole('status').textContent).toBe('0 of 3 saved · Waiting to be saved')
  await waitFor(() => expect(server.inputsOf('links.save')).toHaveLength(3))
  isAway = false
  fireEvent.click(retry)
  await waitFor(async () => expect(await listQueuedSaves()).toEqual([]))
  expect(server.inputsOf('links.save')).toHaveLength(6)
})
