import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sampleProfile } from '../testing/fake-account-calls.ts'
import { type FakeCalls, FakeRefusal, useFakeApi } from '../testing/fake-api.ts'
import { createLinkSettingsHandlers } from '../testing/fake-link-settings.ts'
import { signedInResponse } from '../testing/fake-session.ts'
import { openPage } from '../testing/render-page.tsx'
import { emptyOverview, type OverviewInput, sampleOverview } from '../testing/sample-analytics.ts'

const DUNE_LINK = '5f0c9a1be24d77c0a3b61e90'

/** The page of a Premium user on Nov 21, 2026, with the inputs of its overview requests. */
async function useAnalytics(address = '/analytics', responses: Partial<FakeCalls> = {}) {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const inputs: OverviewInput[] = []
  const api = useFakeApi({
    'session.get': () => signedInResponse({ isPremium: true }),
    'analytics.overview': (input) => {
      inputs.push(input)
      return sampleOverview(input)
    },
    ...createLinkSettingsHandlers(),
    ...responses,
  })
  const router = await openPage(address)
  return { api, inputs, router }
}

const items = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('sends signed-out visitors to sign in, and back to the same filters', async () => {
  useFakeApi()
  const router = await openPage('/analytics?days=7')
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  expect(router.state.location.search).toBe('?mode=signin&next=%2Fanalytics%3Fdays%3D7')
})

describe('the totals', () => {
  test('are compared with the previous period', async () => {
    await useAnalytics()
    const totals = within(await screen.findByRole('region', { name: 'Totals' }))
    const values = totals.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(values[0]).toMatch(/^5↑ 25% vs. 4 in the previous 30 days \(Sep 23\s–\sOct 22, 2026\)$/)
    expect(values.slice(1)).toEqual(['8↑ 100%', '4'])
  })

  test('list every country, store, and referrer, including unknown ones', async () => {
    await useAnalytics()
    expect(items(await screen.findByRole('list', { name: 'Clicks by country' }))).toEqual([
      'Show only Germany360%',
      'Show only Singapore120%',
      'Unknown country120%',
    ])
    expect(items(screen.getByRole('list', { name: 'Clicks by store' }))).toEqual([
      'Show only Amazon Germany480%',
      'Show only Rakuten Kobo120%',
    ])
    expect(items(screen.getByRole('list', { name: 'Clicks by referrer' }))).toEqual([
      'Direct or unknown480%',
      'Show only example.org120%',
    ])
    await screen.findByRole('img', { name: 'World map: clicks from 2 countries' })
  })

  test('name the Amazon store whose clicks lack a tag', async () => {
    await useAnalytics()
    const add = await screen.findByRole('link', { name: 'Add a tag' })
    expect(add.parentElement?.textContent).toBe(
      '4 clicks went to Amazon Germany, where you have no tag. Add a tag',
    )
    expect(add.getAttribute('href')).toBe('/profile/tags')
  })

  test('mark days that the owner names, with the clicks since and before', async () => {
    const marks: unknown[] = []
    await useAnalytics('/analytics', {
      'profile.get': () => sampleProfile,
      'profile.update': ({ markedDays = [] }) => {
        marks.push(markedDays)
        return { ...sampleProfile, markedDays }
      },
    })
    fireEvent.click(
      await screen.findByRole('button', { name: 'Mark a launch, newsletter, or promotion' }),
    )
    const form = within(screen.getByRole('form', { name: 'Mark a day' }))
    fireEvent.change(form.getByLabelText('Day'), { target: { value: '2026-11-20' } })
    fireEvent.change(form.getByLabelText('What happened'), { target: { value: ' Launch ' } })
    fireEvent.click(form.getByRole('button', { name: 'Mark' }))
    const list = () => items(screen.getByRole('list', { name: 'Marked days' }))
    await waitFor(() =>
      expect(list()).toEqual(['Launch Nov 20: 5 clicks in 2 days, 0 in the 7 days before']),
    )
    expect(marks).toEqual([[{ day: '2026-11-20', name: 'Launch' }]])
    expect(document.activeElement?.textContent).toBe('Mark a launch, newsletter, or promotion')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Launch' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Launch' })).toBeNull())
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(list()).toHaveLength(1))
  })

  test('list channels and campaigns once there are any, and both are filters', async () => {
    const { router, inputs } = await useAnalytics('/analytics', {
      'analytics.overview': (input) => {
        inputs.push(input)
        return {
          ...sampleOverview(input),
          channels: [
            { value: 'web', clicks: 3 },
            { value: 'mail', clicks: 2 },
          ],
          campaigns: [
            { value: '', clicks: 4 },
            { value: 'Spring launch', clicks: 1 },
          ],
        }
      },
    })
    expect(items(await screen.findByRole('list', { name: 'Clicks by channel' }))).toEqual([
      'Show only Website360%',
      'Show only Newsletter240%',
    ])
    expect(items(screen.getByRole('list', { name: 'Clicks by campaign' }))).toEqual([
      'No campaign480%',
      'Show only Spring launch120%',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Show only Newsletter' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show only Spring launch' }))
    expect(router.state.location.search).toBe('?channel=mail&campaign=Spring+launch')
    await waitFor(() =>
      expect(inputs.at(-1)).toMatchObject({ channel: 'mail', campaign: 'Spring launch' }),
    )
    const file = screen.getByRole('link', { name: 'Download CSV' })
    expect(file.getAttribute('href')).toContain('&channel=mail&campaign=Spring+launch')
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Newsletter' }))
    expect(router.state.location.search).toBe('?campaign=Spring+launch')
  })

  test('name the sum of other campaigns and referrers, which is no filter', async () => {
    const other = { value: ' other', clicks: 6 }
    await useAnalytics('/analytics', {
      'analytics.overview': (input) => ({
        ...sampleOverview(input),
        campaigns: [{ value: 'Spring', clicks: 4 }, other],
        referrers: [{ value: 'example.org', clicks: 4 }, other],
      }),
    })
    expect(items(await screen.findByRole('list', { name: 'Clicks by campaign' }))).toEqual([
      'Show only Spring440%',
      'Other campaigns660%',
    ])
    expect(items(screen.getByRole('list', { name: 'Clicks by referrer' }))).toEqual([
      'Show only example.org440%',
      'Other referrers660%',
    ])
  })

  test('have no list of channels for an author who uses links on websites only', async () => {
    await useAnalytics()
    await screen.findByRole('list', { name: 'Clicks by country' })
    expect(screen.queryByText(/Channels|Campaigns/)).toBeNull()
  })

  test('S9 list excluded hits by reason', async () => {
    await useAnalytics()
    const excluded = within(await screen.findByRole('region', { name: 'Excluded hits by reason' }))
    excluded.getByText('Search engines')
    excluded.getByText('A search engine or web archive crawled the link.')
    expect(excluded.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2',
      '1',
    ])
  })

  test('by day are also a table and a CSV file', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    onTestFinished(() => saved.mockRestore())
    await useAnalytics('/analytics?days=7')
    fireEvent.click(await screen.findByRole('button', { name: 'Clicks by day as a table' }))
    const table = within(screen.getByRole('region', { name: 'Clicks by day, table' }))
    expect(table.getAllByRole('row').at(-1)?.textContent).toBe('Nov 21, 20265844')
    fireEvent.click(screen.getByRole('button', { name: 'Clicks by day as CSV' }))
    const text = await (saved.mock.lastCall as [Blob])[0].text()
    expect(text.split('\r\n')[0]).toBe('\uFEFFDay,Clicks,Hits,Unique readers,Previous clicks')
    expect(text).toContain('\r\n2026-11-21,5,8,4,4\r\n')
  })
})

test('the sections follow the chart in the order of their use', async () => {
  await useAnalytics()
  await screen.findByRole('region', { name: 'Totals' })
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent).slice(0, 10)).toEqual([
    'Clicks by day',
    'Countries',
    'Stores',
    'Books',
    'Referrers',
    'Devices',
    'Browsers',
    'Weekdays and hours',
    'Recent hits',
    'Excluded hits by reason',
  ])
})

test('one link shows where its clicks came from, and the rest behind More', async () => {
  await useAnalytics(`/analytics?link=${DUNE_LINK}`)
  const more = (await screen.findByText('More', { selector: 'summary' })).closest('details')
  const names = (one: (heading: HTMLElement) => boolean) =>
    screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => heading.textContent !== 'History' && one(heading))
      .map(({ textContent }) => textContent)
  expect(more?.open).toBe(false)
  expect(names((heading) => !more?.contains(heading))).toEqual([
    'Clicks by day',
    'Countries',
    'Stores',
    'Referrers',
  ])
  expect(names((heading) => more?.contains(heading) ?? false)).toEqual([
    'Devices',
    'Browsers',
    'Map',
    'Weekdays and hours',
    'Recent hits',
    'Excluded hits by reason',
  ])
})

test('on a phone the sections collapse, and countries and stores start open', async () => {
  const match = vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('width <'),
        media: query,
      }) as MediaQueryList,
  )
  onTestFinished(() => match.mockRestore())
  await useAnalytics()
  const stateOf = (name: string) => screen.getByRole('heading', { name }).closest('details')?.open
  await screen.findByRole('heading', { name: 'Countries' })
  expect(['Clicks by day', 'Countries', 'Stores', 'Books', 'Recent hits'].map(stateOf)).toEqual([
    undefined,
    true,
    true,
    false,
    false,
  ])
})

describe('the filters', () => {
  test('are in the URL, and going back undoes a change', async () => {
    const { inputs, router } = await useAnalytics()
    fireEvent.click(await screen.findByRole('button', { name: 'Show only Germany' }))
    expect(router.state.location.search).toBe('?country=DE')
    await screen.findByRole('button', { name: 'Remove filter: Germany' })
    fireEvent.click(screen.getByRole('button', { name: '7 days' }))
    expect(router.state.location.search).toBe('?country=DE&days=7')
    await waitFor(() =>
      expect(inputs.at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-21', country: 'DE' }),
    )
    await router.navigate(-1)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    )
  })

  test('are set from the lists of referrers, devices, and browsers too, and name what they count', async () => {
    const { inputs, router } = await useAnalytics()
    for (const name of ['example.org', 'Phone', 'Other browser']) {
      fireEvent.click(await screen.findByRole('button', { name: `Show only ${name}` }))
      await screen.findByRole('button', { name: `Remove filter: ${name}` })
    }
    expect(router.state.location.search).toBe('?referrer=example.org&device=Mobile&browser=Unknown')
    await waitFor(() =>
      expect(inputs.at(-1)).toMatchObject({
        referrer: 'example.org',
        device: 'Mobile',
        browser: 'Unknown',
      }),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Phone' }))
    expect(router.state.location.search).toBe('?referrer=example.org&browser=Unknown')
    await waitFor(() => expect(inputs.at(-1)).not.toHaveProperty('device'))
  })

  test('combine a link, a country, and a store, in the CSV file too', async () => {
    const search = `link=${DUNE_LINK}&country=DE&store=amazon-de&from=2026-11-01&to=2026-11-10`
    const { inputs } = await useAnalytics(`/analytics?${search}`)
    const file = await screen.findByRole('link', { name: 'Download CSV' })
    expect(file.getAttribute('href')).toBe(
      `/analytics/clicks.csv?from=2026-11-01&to=2026-11-10&link=${DUNE_LINK}&country=DE&seller=amazon-de`,
    )
    expect(inputs[0]).toEqual({
      from: '2026-11-01',
      to: '2026-11-10',
      link: DUNE_LINK,
      country: 'DE',
      seller: 'amazon-de',
    })
  })

  test('accept a custom range', async () => {
    const { router } = await useAnalytics()
    fireEvent.click(await screen.findByRole('button', { name: 'Custom range' }))
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-30' } })
    screen.getByText('The start date is after the end date.')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } })
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(router.state.location.search).toBe('?from=2026-11-20&to=2026-11-21')
  })

  test('use the time zone of the owner, who can switch to that of the browser', async () => {
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const zone = here === 'Asia/Kolkata' ? 'Asia/Tokyo' : 'Asia/Kolkata'
    const changes: unknown[] = []
    await useAnalytics('/analytics', {
      'profile.get': () => ({ ...sampleProfile, timeZone: zone }),
      'profile.update': (input) => {
        changes.push(input)
        return { ...sampleProfile, timeZone: here }
      },
    })
    await screen.findByText(zone)
    fireEvent.click(screen.getByRole('button', { name: `Use ${here.replaceAll('_', ' ')}` }))
    await waitFor(() => expect(changes).toEqual([{ timeZone: here }]))
    await screen.findByText(here.replaceAll('_', ' '), { ignore: 'button' })
  })
})

describe('without totals', () => {
  test('an empty range offers to clear the filters', async () => {
    const { router } = await useAnalytics('/analytics?country=DE', {
      'analytics.overview': emptyOverview,
    })
    await screen.findByRole('heading', { name: 'No clicks in this range' })
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(router.state.location.search).toBe('')
  })

  test('a failure can be retried', async () => {
    let isDown = true
    await useAnalytics('/analytics', {
      'analytics.overview': (input) => {
        if (isDown) throw new FakeRefusal('unexpected', 500)
        return sampleOverview(input)
      },
    })
    await screen.findByRole('alert')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('region', { name: 'Totals' })
  })

  test('shows that Premium has ended', async () => {
    await useAnalytics('/analytics', {
      'analytics.overview': () => {
        throw new FakeRefusal('premium-required-to-analyze', 403)
      },
    })
    const alert = within(await screen.findByRole('alert'))
    alert.getByText('Premium required')
    expect(alert.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
  })
})

test('an unknown link leads to all links', async () => {
  const gone = () => {
    throw new FakeRefusal('not-found', 404)
  }
  await useAnalytics(`/analytics?link=${DUNE_LINK}`, {
    'analytics.overview': gone,
    'links.get': gone,
  })
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('Link not found')
  expect(alert.getByRole('link').getAttribute('href')).toBe('/analytics')
})

test('without Premium, the page shows the totals of 30 days and what Premium adds', async () => {
  const { api } = await useAnalytics('/analytics', { 'session.get': () => signedInResponse() })
  const totals = within(await screen.findByRole('region', { name: 'Totals' }))
  expect(totals.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '5',
    '8',
    '4',
  ])
  expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/pricing')
  expect(api.calls).not.toContain('analytics.overview')
})
