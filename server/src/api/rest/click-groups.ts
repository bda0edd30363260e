import type { Caller } from './endpoint.ts'

/** What the rows of a response about clicks can count. */
export const clickGroups = [
  'day',
  'link',
  'country',
  'seller',
  'channel',
  'campaign',
  'device',
  'browser',
  'referrer',
  'exclusion-reason',
] as const
export type ClickGroup = (typeof clickGroups)[number]

type Overview = Awaited<ReturnType<Caller['analytics']['overview']>>

/** The rows of one group of the dashboard's counts. */
export function toGroup(
  overview: Overview,
  group: ClickGroup,
): readonly { readonly value: string }[] {
  switch (group) {
    case 'day':
      return overview.days.map(({ day: value, ...counts }) => ({ value, ...counts }))
    case 'link':
      return overview.links.map(({ id: linkId, isbn: value, title, clicks }) => ({
        value,
        clicks,
        linkId,
        title,
      }))
    case 'country':
      return overview.countries
    case 'seller':
      return overview.sellers
    case 'channel':
      return overview.channels
    case 'campaign':
      return overview.campaigns
    case 'device':
      return overview.devices
    case 'browser':
      return overview.browsers
    case 'referrer':
      return overview.referrers
    case 'exclusion-reason':
      return overview.reasons
  }
}
