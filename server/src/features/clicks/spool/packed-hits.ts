import type { Hit } from '../hit.ts'

/**
 * The hits of one commit as JSON: cheap to make, and short, because each byte is synced to the disk
 * before a redirect. A hit is a list: how much its id is above the first hit's, and its columns in order,
 * without those at the end that are null.
 */
export type PackedHits = string

/** The distance is a text when it has more bits than a number, after a jump of the clock. */
type Row = readonly [idAboveFirst: number | string, ...columns: (string | null)[]]

/** The last four are null for most hits. */
export const spooledColumns = [
  'ownerId',
  'identifier',
  'country',
  'retailer',
  'marketplace',
  'device',
  'browser',
  'language',
  'visitorHash',
  'referrerHost',
  'excludedBecause',
  'channel',
  'campaign',
] as const satisfies readonly (keyof Hit)[]

/** @example packHits([hit]) // '[[0,"ada","9780143127741","DE",…]]' */
export function packHits(hits: readonly Hit[]): PackedHits {
  const first = hits[0]?.id ?? 0n
  return JSON.stringify(hits.map((hit) => toRow(hit, first)))
}

/** Column by column, since a loop over the names would take longer than everything else of a redirect's hit. */
function toRow(hit: Hit, first: bigint): Row {
  const above = hit.id - first
  const row: [number | string, ...(string | null)[]] = [
    above < Number.MAX_SAFE_INTEGER ? Number(above) : String(above),
    hit.ownerId,
    hit.identifier,
    hit.country,
    hit.retailer,
    hit.marketplace,
    hit.device,
    hit.browser,
    hit.language,
    hit.visitorHash,
  ]
  const { referrerHost, excludedBecause, channel, campaign } = hit
  if (campaign !== null) row.push(referrerHost, excludedBecause, channel, campaign)
  else if (channel !== null) row.push(referrerHost, excludedBecause, channel)
  else if (excludedBecause !== null) row.push(referrerHost, excludedBecause)
  else if (referrerHost !== null) row.push(referrerHost)
  return row
}

/** Throws when a damaged disk made the text unreadable. */
export function unpackHits(packed: PackedHits, first: bigint): Hit[] {
  const rows: readonly Row[] = JSON.parse(packed)
  return rows.map(([idAboveFirst, ...values]) => {
    const entries = spooledColumns.map((column, index) => [column, values[index] ?? null])
    return { ...Object.fromEntries(entries), id: first + BigInt(idAboveFirst) }
  })
}
