import { addDays } from '@everyshelf/domain/clicks'
import type { RouterOutputs } from '@everyshelf/server/api'

type Overview = RouterOutputs['admin']['overview']['read']

const TODAY = '2026-11-21'
const noData = {
  signUps: null,
  linksSaved: null,
  hits: null,
  clicks: null,
  errors: null,
  accounts: null,
  links: null,
  premium: null,
}

/** A server on its first day: no data and no open items. */
export function emptyOverview(days: number): Overview {
  return {
    asOf: `${TODAY}T12:00:00.000Z`,
    days: Array.from({ length: days }, (_, index) => ({
      day: addDays(TODAY, index + 1 - days),
      ...noData,
    })),
    attention: { newMessages: 0, reportedItems: 0, deadMails: 0, failingJobs: 0 },
    mail: { isSetUp: true, waiting: 0, held: 0 },
    stripeWaiting: 0,
    machine: {
      version: '1.0.0',
      runtime: 'v24.0.0',
      database: 'sqlite',
      databaseBytes: 1_540_000,
      clickHouse: null,
      diskFreeBytes: 50_000_000_000,
      diskBytes: 100_000_000_000,
      runningSince: `${TODAY}T06:00:00.000Z`,
    },
  }
}
