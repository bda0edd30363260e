import { linkAllowance } from '@everyshelf/domain/plans'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sampleProfile } from '../testing/fake-account-calls.ts'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { sampleBulkChange } from '../testing/fake-bulk-calls.ts'
import { sampleMove } from '../testing/fake-moves.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { findToast } from '../testing/home-page.ts'
import { openPage } from '../testing/render-page.tsx'
import { listed, sampleLabel, sampleSavedLink, savedLinks } from '../testing/sample-links.ts'

const dune = sampleSavedLink('9780441172719', {
  id: 'aaaaaaaaaaaa',
  title: 'Dune',
  authors: ['Frank Herbert'],
  clicks30d: 1200,
  clicksByDay: Array.from({ length: 60 }, (_, day) => ({ 0: 800, 40: 1200 })[day] ?? 0),
  createdAt: '2026-11-20T09:30:00.000Z',
})
const score = sampleSavedLink('9780143127741', {
  id: 'bbbbbbbbbbbb',
  slug: 'zzzzzzz' as never,
  globalLink: 'https://everyshelf.example/go/zzzzzzz',
  title: 'The Body Keeps the Score',
  clicks30d: 3,
  createdAt: '2026-11-19T09:30:00.000Z',
})

/** The dashboard of a user with these two links, unless `answers` says otherwise. */
async function useDashboard(answers: Partial<FakeCalls> = {}, address = '/dashboard') {
  const api = useFakeApi({
    'session.get': () => signedInResponse({}, linkAllowance('free', 2)),
    ...savedLinks([dune, score]),
    ...answers,
  })
  const router = await openPage(address)
  return { api, router }
}

/** Chooses an action from the menu of Dune's row. */
async function chooseAction(name: string) {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'More for Dune' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}

const titles = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByTitle(/./).textContent)

function useClipboard() {
  const writeText = vi.fn(async () => {})
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, 'clipboard', before)
  })
  return writeText
}

test('leads a signed-out visitor to sign in, and back', async () => {
  const api = useFakeApi()
  const router = await openPage('/dashboard')
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  expect(router.state.location.search).toBe('?mode=signin&next=%2Fdashboard')
  expect(api.calls).not.toContain('links.list')
})

describe('the table', () => {
  test('has a row for each link, the newest first, and the totals above', async () => {
    await useDashboard()
    const row = await screen.findByRole('row', { name: /Dune/ })
    for (const text of ['978-0-441-17271-9', '/go/h7kq2mw', '1,200']) {
      within(row).getByText(text)
    }
    within(row).getByText('Nov 20, 2026')
    within(row).getAllByText('Frank Herbert')
    within(row).getByText('↑ 50%')
    within(row).getByText('19 days ago')
    within(screen.getByRole('row', { name: /Body/ })).getByText('None in 60 days')
    expect(titles()).toEqual(['Dune', 'The Body Keeps the Score'])
    screen.getByText((_, element) => element?.textContent === '2 books, 1,203 clicks in 30 days', {
      selector: 'p',
    })
  })

  test('is sorted by its headings, which say so', async () => {
    await useDashboard()
    const heading = await screen.findByRole('columnheader', { name: 'Clicks' })
    expect(heading.getAttribute('aria-sort')).toBe('none')
    fireEvent.click(within(heading).getByRole('button'))
    expect(heading.getAttribute('aria-sort')).toBe('descending')
    await waitFor(() => expect(titles()).toEqual(['Dune', 'The Body Keeps the Score']))
    fireEvent.click(within(heading).getByRole('button'))
    expect(heading.getAttribute('aria-sort')).toBe('ascending')
    await waitFor(() => expect(titles()).toEqual(['The Body Keeps the Score', 'Dune']))
  })

  test('is searched', async () => {
    await useDashboard()
    const field = await screen.findByRole('searchbox', { name: 'Search your links' })
    fireEvent.change(field, { target: { value: 'herbert' } })
    await waitFor(() => expect(titles()).toEqual(['Dune']))
    fireEvent.change(field, { target: { value: 'nothing' } })
    await screen.findByText('No links match “nothing”')
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(titles()).toHaveLength(2))
  })

  test('copies a link, with Shift as Markdown', async () => {
    const writeText = useClipboard()
    await useDashboard()
    const copy = await screen.findByRole('button', { name: 'Copy the link for Dune' })
    fireEvent.click(copy)
    expect(await findToast()).toBe('Copied!Link copied to clipboard')
    fireEvent.click(copy, { shiftKey: true })
    const link = 'https://everyshelf.example/go/h7kq2mw'
    const markdown = `[Dune](${link}) (paid link)`
    await waitFor(() => expect(writeText.mock.calls).toEqual([[link], [markdown]]))
  })

  test('shows covers instead, which the URL keeps', async () => {
    const { router } = await useDashboard()
    fireEvent.click(await screen.findByRole('button', { name: 'Show covers' }))
    expect(router.state.location.search).toBe('?view=covers')
    expect(screen.queryByRole('table')).toBeNull()
    screen.getByRole('link', { name: 'Dune' })
    screen.getByRole('link', { name: '1,200 clicks on Dune: view analytics' })
    screen.getByRole('combobox', { name: 'Sort by' })
    fireEvent.click(screen.getByRole('button', { name: 'Show list' }))
    await screen.findByRole('table', { name: 'Your saved links' })
    expect(router.state.location.search).toBe('')
  })

  test('loads the next page once the first one is shown', async () => {
    const links = Array.from({ length: 130 }, (_, index) =>
      sampleSavedLink(`B${100_000_000 + index}`, { id: `row${100_000 + index}` }),
    )
    const { api } = await useDashboard(savedLinks(links))
    const table = await screen.findByRole('table', { name: 'Your saved links' })
    expect(table.getAttribute('aria-rowcount')).toBe('131')
    await waitFor(() => expect(api.calls.filter((call) => call === 'links.list')).toHaveLength(2))
    await screen.findByRole('checkbox', { name: 'Select all 130 links' })
  })

  test('has only the rows near the visible part, also while a search is answered', async () => {
    const links = Array.from({ length: 100 }, (_, index) => ({ ...dune, id: `link${index}00000` }))
    const pending = new Promise<never>(() => {})
    await useDashboard({
      'links.list': (input) =>
        input?.filter?.query || input?.cursor
          ? pending
          : { ...listed(links), count: 10_000, next: 'later' },
    })
    const field = await screen.findByRole('searchbox', { name: 'Search your links' })
    fireEvent.change(field, { target: { value: 'herbert' } })
    const list = screen.getByRole('region', { name: 'Saved links' })
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'))
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(100)
  })

  test('keeps filter and order in the URL', async () => {
    const blog = sampleLabel('Blog')
    const { router } = await useDashboard({
      ...savedLinks([dune, { ...score, labels: [blog] }]),
      'labels.list': () => [{ ...blog, links: 1 }],
    })
    await screen.findByRole('row', { name: /Dune/ })
    await act(() => router.navigate(`/dashboard?labels=${blog.id}&sort=title`))
    await waitFor(() => expect(titles()).toEqual(['The Body Keeps the Score']))
    await screen.findByRole('button', { name: 'Labels: Blog' })
    expect(screen.getByRole('columnheader', { name: 'Book' }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    fireEvent.click(screen.getByRole('button', { name: 'All links' }))
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(router.state.location.search).toBe('?sort=title')
  })

  test('offers the QR code of a link, which opens its link for print', async () => {
    const created: object[] = []
    await useDashboard({
      'links.createChannel': (input) => {
        created.push(input)
        const url = 'https://everyshelf.example/go/print22'
        return { channel: 'print', slug: 'print22' as never, url, campaign: null, isCurrent: true }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'QR code for Dune' }))
    const dialog = await screen.findByRole('dialog', { name: 'QR code' })
    within(dialog).getByText(/^This QR code opens your print link for Dune\./)
    await within(dialog).findByRole('img', {
      name: 'QR code for https://everyshelf.example/go/print22',
    })
    expect(created).toEqual([{ id: 'aaaaaaaaaaaa', channel: 'print' }])
  })
})

describe('Manage', () => {
  test('shows a free user what Premium adds', async () => {
    const { router } = await useDashboard()
    await chooseAction('Manage')
    const dialog = await screen.findByRole('dialog', { name: 'Managing links is part of Premium' })
    const upgrade = within(dialog).getByRole('link', { name: 'Upgrade Now' })
    expect(upgrade.getAttribute('href')).toBe('/pricing')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  test('opens the management page for a premium user', async () => {
    const { router } = await useDashboard({
      'session.get': () => signedInResponse({ isPremium: true }, linkAllowance('premium', 2)),
    })
    await chooseAction('Manage')
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/link-management/aaaaaaaaaaaa'),
    )
  })
})

describe('removing', () => {
  test('takes the link away without a question, and Undo brings it back', async () => {
    const { api } = await useDashboard()
    await chooseAction('Remove')
    await waitFor(() => expect(titles()).toEqual(['The Body Keeps the Score']))
    expect(await findToast()).toBe(
      'Link removed successfullyIts short link now opens the book’s reader page, without affiliate tags.Undo',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toEqual(['Dune', 'The Body Keeps the Score']))
    await waitFor(async () => expect(await findToast()).toBe('Link saved successfully'))
    expect(api.calls).toEqual(expect.arrayContaining(['links.remove', 'links.restore']))
  })

  test('puts the link back when the server says no', async () => {
    await useDashboard({
      'links.remove': () => {
        throw new FakeRefusal('unexpected', 500)
      },
    })
    await chooseAction('Remove')
    expect(await findToast()).toBe('Error removing linkPlease try again')
    await waitFor(() => expect(titles()).toEqual(['Dune', 'The Body Keeps the Score']))
  })

  test('of all that are selected leaves an empty shelf that invites', async () => {
    const both = [dune, score]
    const links = savedLinks(both)
    await useDashboard({
      ...links,
      'bulkChanges.advance': () => {
        for (const link of both) links['links.remove'](link)
        const action = { kind: 'remove' } as const
        return sampleBulkChange({ action, state: 'changed', counts: { changed: 2 } })
      },
      'bulkChanges.undo': () => {
        for (const link of both) links['links.restore'](link)
        const action = { kind: 'remove' } as const
        return sampleBulkChange({ action, state: 'undone', counts: { undone: 2 } })
      },
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 links' }))
    await screen.findByText('2 selected')
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 2 links' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Remove 2 links' }))
    await screen.findByRole('heading', { name: 'No links yet' })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('row', { name: /Dune/ })
    screen.getByText('2 links undone')
  })
})

test('the selected links are copied together', async () => {
  const writeText = useClipboard()
  await useDashboard()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all 2 links' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(writeText).toHaveBeenCalledWith(
    'https://everyshelf.example/go/h7kq2mw\nhttps://everyshelf.example/go/zzzzzzz',
  )
})

describe('a note of the first', () => {
  const withoutClicks = { ...dune, clicks30d: 0, clicksByDay: Array.from({ length: 60 }, () => 0) }
  const withClicks = {
    ...dune,
    clicks30d: 3,
    clicksByDay: Array.from({ length: 60 }, (_, day) => (day === 59 ? 3 : 0)),
  }

  test.each([
    ['link', withoutClicks, /^Your first link is ready/, 'first-link'],
    ['clicks', withClicks, /^Readers are finding you\./, 'first-clicks'],
  ])('%s comes with the list, and never again once it is closed', async (_, link, text, step) => {
    const updates: unknown[] = []
    await useDashboard({
      'session.get': () => signedInResponse({ publicId: step }, linkAllowance('free', 2)),
      ...savedLinks([link]),
      'profile.update': (change) => {
        updates.push(change)
        return sampleProfile
      },
    })
    await screen.findByRole('region', { name: 'Saved links' })
    screen.getByText(text)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
    await waitFor(() => expect(updates).toEqual([{ firstStep: step }]))
  })

  test('stays away from an account with earlier clicks, or that has closed it', async () => {
    await useDashboard({
      ...savedLinks([withoutClicks]),
      'profile.get': () => ({ ...sampleProfile, firstSteps: ['first-link'] }),
    })
    await screen.findByRole('region', { name: 'Saved links' })
    expect(screen.queryByText(/first/)).toBeNull()
    cleanup()
    await useDashboard()
    await screen.findByRole('region', { name: 'Saved links' })
    expect(screen.queryByText(/first/)).toBeNull()
  })

  test('waits for the profile with the list, which would otherwise move down under the pointer', async () => {
    let resolveProfile = () => {}
    const profile = new Promise<typeof sampleProfile>((resolve) => {
      resolveProfile = () => resolve(sampleProfile)
    })
    const { api } = await useDashboard({
      ...savedLinks([withoutClicks]),
      'profile.get': () => profile,
    })
    await waitFor(() =>
      expect(api.calls).toEqual(expect.arrayContaining(['links.list', 'profile.get'])),
    )
    expect(screen.queryByRole('region', { name: 'Saved links' })).toBeNull()
    resolveProfile()
    await screen.findByRole('region', { name: 'Saved links' })
    screen.getByText(/^Your first link is ready/)
  })
})

test('names a rate limit when the links cannot be loaded', async () => {
  await useDashboard({
    ...savedLinks([dune]),
    'links.list': () => {
      throw new FakeRefusal('rate-limited', 429, { retryAfterSeconds: 40_000 })
    },
  })
  await screen.findByRole('heading', { name: 'Too many requests' })
  expect(await findToast()).toBe('Too many requestsPlease wait a moment and try again.')
})

test('says that the links cannot be loaded, and tries again', async () => {
  let isDown = true
  const { 'links.list': list, ...others } = savedLinks([dune])
  await useDashboard({
    ...others,
    'links.list': (input) => {
      if (isDown) throw new FakeRefusal('unavailable', 503)
      return list(input)
    },
  })
  await screen.findByRole('heading', { name: 'Error loading user data' })
  expect(await findToast()).toBe('Error loading user dataPlease try refreshing the page')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Dune']))
})

test('shows the import that the server works on, and the links once they are saved', async () => {
  let moves = [sampleMove({ state: 'moving', rows: 2000, done: 600 })]
  const { api } = await useDashboard({ 'moves.list': () => moves })
  const line = await screen.findByText(/^Importing: 600 of 2,000\./)
  expect(within(line).getByRole('link').getAttribute('href')).toBe(
    '/dashboard/move?move=move0000000001',
  )
  const listed = () => api.calls.filter((call) => call === 'links.list').length
  const before = listed()
  moves = []
  await waitFor(() => expect(screen.queryByText(/^Importing:/)).toBeNull(), { timeout: 5000 })
  await waitFor(() => expect(listed()).toBeGreaterThan(before))
}, 20_000)

test('the former address of the import leads to it', async () => {
  const { router } = await useDashboard({}, '/dashboard?view=import')
  await screen.findByRole('heading', { level: 1, name: 'Import' })
  expect(router.state.location.pathname).toBe('/dashboard/move')
})

test('asks for the titles of books that no catalog knows, and suggests that of the saved page', async () => {
  const started: unknown[] = []
  const paged = sampleSavedLink('B00ICH9SAC', {
    id: 'paged00000',
    title: 'Mine',
    titleSource: 'page',
  })
  const unknown = sampleSavedLink('B00ICH9SAD', { id: 'unknown000', titleSource: 'none' })
  const third = { ...unknown, id: 'third00000', isbn: 'B00ICH9SAE', display: 'B00ICH9SAE' }
  await useDashboard({
    ...savedLinks([paged, unknown, third, { ...dune, titleSource: 'catalog' }]),
    'bulkChanges.start': (input) => {
      started.push(input)
      return sampleBulkChange({ action: input.action })
    },
  })
  await screen.findByText('Readers see an ISBN or ASIN instead of the title of 3 books.')
  fireEvent.click(screen.getByRole('button', { name: 'Add titles' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add titles to 3 links' }))
  const field = dialog.getByRole('textbox', { name: /B00ICH9SAD/ })
  fireEvent.change(field, { target: { value: 'see https://example.org' } })
  dialog.getByText('Enter a title without web addresses.')
  dialog.getByRole('button', { name: 'Change 1 link' })
  fireEvent.change(field, { target: { value: 'Emma' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Change 2 links' }))
  const titles = [
    { id: 'paged00000', title: 'Mine' },
    { id: 'unknown000', title: 'Emma' },
  ]
  await waitFor(() =>
    expect(started).toEqual([
      { selection: { ids: ['paged00000', 'unknown000'] }, action: { kind: 'titles', titles } },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
