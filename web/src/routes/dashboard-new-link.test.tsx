import { linkAllowance } from '@everyshelf/domain/plans'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleLinks, sampleSavedLink, savedLinks } from '../testing/sample-links.ts'

const DUNE = '9780441172719'
const dune = sampleSavedLink(DUNE, { id: 'aaaaaaaaaaaa', slug: 'dune' as never })

/** What was promised to the clipboard, in order; null for a promise that was taken back. */
function useClipboard() {
  const written: Promise<string | null>[] = []
  const write = vi.fn(async ([item]: ClipboardItem[]) => {
    const text = item?.getType('text/plain').then((blob) => blob.text()) ?? Promise.resolve(null)
    written.push(text.catch(() => null))
    await text
  })
  class Item {
    readonly parts: Record<string, Promise<Blob>>
    constructor(parts: Record<string, Promise<Blob>>) {
      this.parts = parts
    }
    getType = (type: string) => this.parts[type]
  }
  vi.stubGlobal('ClipboardItem', Item)
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    if (before) Object.defineProperty(navigator, 'clipboard', before)
  })
  return () => Promise.all(written)
}

const field = () => screen.findByRole('combobox', { name: 'ISBN, ASIN, book page, or title' })

async function useDashboard(answers: Partial<FakeCalls> = {}) {
  const api = useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', 1)),
    'links.generate': () => sampleLinks(DUNE),
    'links.save': () => dune,
    ...savedLinks([]),
    ...answers,
  })
  return { api, router: await openPage('/dashboard') }
}

async function create(text: string) {
  fireEvent.change(await field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Create and copy' }))
}

test('one press creates, saves, and copies a link, and opens the page of its book', async () => {
  const readClipboard = useClipboard()
  const { api, router } = await useDashboard()
  screen.getByText('4 of 5 free links left')
  await create('978-0-441-17271-9')
  await waitFor(() => expect(router.state.location.pathname).toBe('/links/aaaaaaaaaaaa'))
  expect(api.calls.filter((call) => call === 'links.save')).toHaveLength(1)
  expect(await readClipboard()).toEqual([expect.stringMatching(/\/go\/dune$/)])
  expect(await findToast()).toContain('Copied!Link saved, short link copied to clipboard')
})

test('Undo removes the link again and leads back', async () => {
  useClipboard()
  const { api, router } = await useDashboard()
  await create(DUNE)
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(api.calls).toContain('links.remove'))
  expect(router.state.location.pathname).toBe('/dashboard')
  expect((await field()).getAttribute('value')).toBe('')
})

test('a book that is saved already opens, with its short link copied and nothing to undo', async () => {
  const readClipboard = useClipboard()
  const { router } = await useDashboard({
    'links.save': () => {
      throw new FakeRefusal('link-already-saved', 409, {
        id: dune.id,
        slug: dune.slug,
        globalLink: dune.globalLink,
      })
    },
  })
  await create(DUNE)
  await waitFor(() => expect(router.state.location.pathname).toBe('/links/aaaaaaaaaaaa'))
  expect(await findToast()).toContain('You saved this book before.')
  expect(await readClipboard()).toEqual([expect.stringMatching(/\/go\/dune$/)])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a wrong number is refused in the field, and the clipboard stays as it was', async () => {
  const readClipboard = useClipboard()
  const { api, router } = await useDashboard()
  await create('9780441172710')
  expect(await findToast()).toContain('Invalid ISBN/ASIN')
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  expect(api.calls).not.toContain('links.generate')
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(await readClipboard()).toEqual([null])
})

test('several pasted books go to the preview of an import', async () => {
  useClipboard()
  const { api, router } = await useDashboard()
  fireEvent.paste(await field(), {
    clipboardData: { getData: () => '9780441172719\n9780143127741' },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2 books' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/move'))
  await screen.findByRole('heading', { name: 'Pasted list' })
  expect(api.calls).toContain('moves.append')
})

test('at the limit of the free plan the field gives way to the upgrade', async () => {
  await useDashboard({ 'session.get': () => signedInResponse({}, linkAllowance('free', 5)) })
  await screen.findByRole('link', { name: 'Upgrade' })
  expect(screen.queryByRole('button', { name: 'Create and copy' })).toBeNull()
})

test('the palette creates the link of a pasted book that is not saved yet', async () => {
  const readClipboard = useClipboard()
  const { router } = await useDashboard()
  await field()
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true })
  const input = await screen.findByRole('combobox', { name: 'Search pages, actions, and links' })
  fireEvent.change(input, { target: { value: DUNE } })
  await screen.findByRole('option', { name: /^Create and copy the link/ })
  fireEvent.keyDown(input, { key: 'Enter' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/links/aaaaaaaaaaaa'))
  expect(await readClipboard()).toEqual([expect.stringMatching(/\/go\/dune$/)])
})
