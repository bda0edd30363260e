import { addDays, listDays } from '@everyshelf/domain/clicks'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Overview = RouterOutputs['analytics']['overview']

export type OverviewInput = RouterInputs['analytics']['overview']

type Returned<Output> = Output | Promise<Output>

/** The calls about who opened what. */
export interface AnalyticsCalls {
  readonly 'analytics.overview': (input: OverviewInput) => Returned<Overview>
  readonly 'analytics.summary': () => Returned<RouterOutputs['analytics']['summary']>
}

const noHours = () => Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))

function daysBetween(from: string, to: string): Overview['days'] {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return listDays(to, count).map((day) => ({ day, hits: 0, clicks: 0, readers: 0 }))
}

/** An overview without any hits. */
export function emptyOverview({ from, to }: OverviewInput): Overview {
  const none = { hits: 0, clicks: 0, readers: 0 }
  const days = daysBetween(from, to)
  return {
    from,
    to,
    timeZone: 'UTC',
    totals: none,
    previous: {
      from: addDays(from, -days.length),
      to: addDays(from, -1),
      clicksByDay: days.map(() => 0),
      ...none,
    },
    days,
    countries: [],
    sellers: [],
    devices: [],
    browsers: [],
    referrers: [],
    channels: [],
    campaigns: [],
    hours: noHours(),
    reasons: [],
    links: [],
  }
}

/** Eight hits on the last day, five of them clicks of four readers. */
export function sampleOverview(input: OverviewInput): Overview {
  const empty = emptyOverview(input)
  const totals = { hits: 8, clicks: 5, readers: 4 }
  return {
    ...empty,
    totals,
    previous: {
      ...empty.previous,
      hits: 4,
      clicks: 4,
      readers: 4,
      clicksByDay: empty.days.map((_, index) => (index === empty.days.length - 1 ? 4 : 0)),
    },
    days: empty.days.map((day) => (day.day === input.to ? { ...day, ...totals } : day)),
    countries: [
      { value: 'DE', clicks: 3 },
      { value: 'SG', clicks: 1 },
      { value: '', clicks: 1 },
    ],
    sellers: [
      { value: 'amazon-de', clicks: 4 },
      { value: 'kobo', clicks: 1 },
    ],
    devices: [{ value: 'Mobile', clicks: 5 }],
    browsers: [{ value: 'Unknown', clicks: 5 }],
    referrers: [
      { value: '', clicks: 4 },
      { value: 'example.org', clicks: 1 },
    ],
    channels: [{ value: 'web', clicks: 5 }],
    campaigns: [{ value: '', clicks: 5 }],
    hours: noHours().map((row, day) =>
      day === 5 ? row.map((_, hour) => (hour === 9 ? 5 : 0)) : row,
    ),
    reasons: [
      { value: 'crawler', hits: 2 },
      { value: 'prefetch', hits: 1 },
    ],
    links: [
      { id: '5f0c9a1be24d77c0a3b61e90', isbn: '9780441172719', title: 'Dune', clicks: 4 },
      { id: null, isbn: '9780143127741', title: 'The Body Keeps the Score', clicks: 1 },
    ],
  }
}

export const analyticsHandlers: AnalyticsCalls = {
  'analytics.overview': sampleOverview,
  'analytics.summary': () => {
    const { from, to, timeZone, totals, days } = sampleOverview({
      from: '2026-10-23',
      to: '2026-11-21',
    })
    return { from, to, timeZone, totals, days }
  },
}
