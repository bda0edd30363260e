import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useFakeApi } from '../testing/fake-api.ts'
import { createLinkSettingsHandlers } from '../testing/fake-link-settings.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { useFakeStreams } from '../testing/fake-stream.ts'
import { openPage } from '../testing/render-page.tsx'
import { sampleOverview } from '../testing/sample-analytics.ts'

const DUNE_LINK = '5f0c9a1be24d77c0a3b61e90'

const hit = {
  link: DUNE_LINK,
  labels: ['label0000spring'],
  isbn: '9780441172719',
  title: 'Dune',
  openedAt: '2026-11-21T11:59',
  country: 'DE',
  seller: 'amazon-de',
  referrer: null,
  device: 'Mobile',
  browser: 'Safari',
  channel: 'web',
  campaign: null,
  excludedBecause: null,
}

/** The page of a Premium user, its streams, and the hits that the server has counted. */
async function useLivePage(address = '/analytics') {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const streams = useFakeStreams()
  const counted = { hits: 8 }
  const api = useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }),
    'analytics.overview': (input) => {
      const overview = sampleOverview(input)
      return { ...overview, totals: { ...overview.totals, hits: counted.hits } }
    },
    ...createLinkSettingsHandlers(),
  })
  await openPage(address)
  await screen.findByRole('region', { name: 'Totals' })
  return { api, streams, counted }
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Recent hits' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('shows each hit live and updates the totals', async () => {
  const { streams, counted } = await useLivePage()
  screen.getByText('Updates every 15 seconds')
  const [stream] = streams
  expect(stream?.url).toBe('/api/trpc/analytics.live')
  stream?.send('connected', { reconnectAfterInactivityMs: 45_000 })
  stream?.send('message', { hits: [hit] })
  screen.getByText('Live')
  expect(rows()).toEqual(['11:59 AMDuneGermany →, sent to Amazon GermanyPhone'])

  counted.hits = 9
  const bot = { ...hit, country: null, seller: 'kobo', excludedBecause: 'preview-bot' }
  stream?.send('message', { hits: [bot] })
  expect(rows()[0]).toBe(
    '11:59 AMDuneUnknown country →, sent to Rakuten KoboPhoneExcluded: link previews',
  )
  const totals = screen.getByRole('region', { name: 'Totals' })
  await waitFor(() =>
    expect(within(totals).getAllByRole('definition')[1]?.textContent).toContain('9'),
  )
})

test('shows only hits that match the filters', async () => {
  const { streams } = await useLivePage('/analytics?country=DE')
  streams[0]?.send('message', { hits: [{ ...hit, country: 'FR' }, hit] })
  expect(rows()).toHaveLength(1)
})

test('shows the channel and campaign of a hit, and only hits that match these filters', async () => {
  const { streams } = await useLivePage('/analytics?channel=mail')
  const mail = { ...hit, channel: 'mail', campaign: 'Spring launch' }
  streams[0]?.send('message', { hits: [hit, mail] })
  expect(rows()).toEqual([
    '11:59 AMDuneGermany →, sent to Amazon GermanyPhoneNewsletter: Spring launch',
  ])
})

test.each(['referrer=example.org', 'device=Tablet', 'browser=Firefox'])(
  'shows only hits that match the filter %s',
  async (filter) => {
    const { streams } = await useLivePage(`/analytics?${filter}`)
    const match = { referrer: 'example.org', device: 'Tablet', browser: 'Firefox' }
    streams[0]?.send('message', { hits: [hit, { ...hit, ...match }] })
    expect(rows()).toHaveLength(1)
  },
)

test('shows only hits of links with the label', async () => {
  const { streams } = await useLivePage('/analytics?label=label0000spring')
  streams[0]?.send('message', { hits: [{ ...hit, labels: [] }, hit] })
  expect(rows()).toHaveLength(1)
})

test('polls the totals when the stream breaks', async () => {
  const { streams } = await useLivePage()
  streams[0]?.send('message', { hits: [] })
  screen.getByText('Live')
  streams[0]?.send('error')
  screen.getByText('Updates every 15 seconds')
  expect(streams[0]?.isClosed()).toBe(true)
})

test('is not live without a connection, and opens the stream again when it is back', async () => {
  const { streams } = await useLivePage()
  streams[0]?.send('message', { hits: [hit] })
  screen.getByText('Live')
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => onLine.mockRestore())
  fireEvent(window, new Event('offline'))
  screen.getByText('Offline')
  expect(screen.queryByText('Live')).toBeNull()
  expect(streams[0]?.isClosed()).toBe(true)
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  streams[1]?.send('message', { hits: [] })
  screen.getByText('Live')
})

test('closes the stream while paused and in a background tab', async () => {
  const { streams } = await useLivePage()
  streams[0]?.send('message', { hits: [hit] })
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  screen.getByText('Paused')
  expect(streams[0]?.isClosed()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(streams).toHaveLength(2)
  streams[1]?.send('message', { hits: [] })
  screen.getByText('Live')

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  fireEvent(document, new Event('visibilitychange'))
  screen.getByText('Paused')
  expect(streams[1]?.isClosed()).toBe(true)
})

test('opens no stream for a range in the past', async () => {
  const { streams } = await useLivePage('/analytics?from=2026-11-01&to=2026-11-10')
  expect(streams).toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

test('of one link is a tab of its book page', async () => {
  await useLivePage(`/analytics?link=${DUNE_LINK}`)
  await screen.findByRole('heading', { level: 1, name: 'Dune' })
  await waitFor(() => expect(document.title).toBe('Dune · Clicks · Everyshelf'))
  expect(screen.getByRole('link', { name: 'Clicks' }).getAttribute('aria-current')).toBe('page')
})
