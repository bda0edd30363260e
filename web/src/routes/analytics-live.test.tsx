import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { signedInAnswer } from '../testing/fake-session.ts'
import { useFakeStreams } from '../testing/fake-stream.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleOverview } from '../testing/sample-analytics.ts'
import { sampleSavedLink } from '../testing/sample-links.ts'

const DUNE_LINK = '5f0c9a1be24d77c0a3b61e90'

const opening = {
  link: DUNE_LINK,
  isbn: '9780441172719',
  title: 'Dune',
  openedAt: '2026-11-21T11:59',
  country: 'DE',
  shop: 'amazon-de',
  device: 'Mobile',
  excludedBecause: null,
}

/** The page of somebody with Premium, its streams, and how many hits the server has counted. */
async function useLivePage(address = '/analytics') {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const streams = useFakeStreams()
  const counted = { hits: 8 }
  const api = useFakeApi({
    'session.get': () => signedInAnswer({ isPremium: true }),
    'analytics.overview': (input) => {
      const overview = sampleOverview(input)
      return { ...overview, totals: { ...overview.totals, hits: counted.hits } }
    },
    'links.get': () => sampleSavedLink('9780441172719', { id: DUNE_LINK, title: 'Dune' }),
  })
  await openPage(address)
  await screen.findByRole('region', { name: 'In all' })
  return { api, streams, counted }
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Last openings' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows each opening as it happens, and the figures follow', async () => {
  const { streams, counted } = await useLivePage()
  screen.getByText('Looked up every 15 seconds')
  const [stream] = streams
  expect(stream?.url).toBe('/api/trpc/analytics.live')
  stream?.say('connected', { reconnectAfterInactivityMs: 45_000 })
  stream?.say('message', { openings: [opening] })
  screen.getByText('Live')
  expect(rows()).toEqual(['11:59 AMDuneGermany →, sent to Amazon GermanyPhone'])

  counted.hits = 9
  const bot = { ...opening, country: null, shop: 'kobo', excludedBecause: 'preview-bot' }
  stream?.say('message', { openings: [bot] })
  expect(rows()[0]).toBe(
    '11:59 AMDuneUnknown country →, sent to Rakuten KoboPhoneNot counted: previews',
  )
  const all = screen.getByRole('region', { name: 'In all' })
  await waitFor(() => expect(within(all).getAllByRole('definition')[0]?.textContent).toContain('9'))
})

test('shows those alone that are asked for', async () => {
  const { streams } = await useLivePage('/analytics?country=DE')
  streams[0]?.say('message', { openings: [{ ...opening, country: 'FR' }, opening] })
  expect(rows()).toHaveLength(1)
})

test('asks for the figures instead when the stream breaks', async () => {
  const { streams } = await useLivePage()
  streams[0]?.say('message', { openings: [] })
  screen.getByText('Live')
  streams[0]?.say('error')
  screen.getByText('Looked up every 15 seconds')
  expect(streams[0]?.isClosed()).toBe(true)
})

test('rests while it is paused, and in a tab that nobody looks at', async () => {
  const { streams } = await useLivePage()
  streams[0]?.say('message', { openings: [opening] })
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  screen.getByText('Paused')
  expect(streams[0]?.isClosed()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  expect(streams).toHaveLength(2)
  streams[1]?.say('message', { openings: [] })
  screen.getByText('Live')

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  fireEvent(document, new Event('visibilitychange'))
  screen.getByText('Paused')
  expect(streams[1]?.isClosed()).toBe(true)
})

test('has nothing to follow in days that are over', async () => {
  const { streams } = await useLivePage('/analytics?from=2026-11-01&to=2026-11-10')
  expect(streams).toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

test('of one link names its book, and leads back to all', async () => {
  await useLivePage(`/analytics?link=${DUNE_LINK}`)
  await screen.findByRole('heading', { level: 1, name: 'Dune' })
  await waitFor(() => expect(document.title).toBe('Dune · Analytics · Everyshelf'))
  expect(screen.getByRole('link', { name: 'All your links' }).getAttribute('href')).toBe(
    '/analytics',
  )
  expect(screen.getByRole('link', { name: 'Where this link leads' }).getAttribute('href')).toBe(
    `/link-management/${DUNE_LINK}`,
  )
})
