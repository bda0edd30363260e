import type { Hit, NumberedHit } from '../hit.ts'

/** The columns of the hit table besides `id`, in the order of a packed hit. */
export const packedColumns = [
  'openedAt',
  'linkId',
  'ownerId',
  'identifier',
  'country',
  'retailer',
  'marketplace',
  'device',
  'browser',
  'refererHost',
  'language',
  'channel',
  'excludedBecause',
  'source',
  'reader',
] as const satisfies readonly (keyof Hit)[]

/**
 * The hits of one commit as JSON. The same text is stored in the file and sent to PostgreSQL. Each hit
 * is a list: its id as text, then its columns in order.
 */
export type PackedHits = string

type Row = readonly [id: string, ...columns: (string | null)[]]

/** @example packHits([{ id: 7n, hit }]) // '[["7","2026-11-21T09:30",null,…]]' */
export function packHits(hits: readonly NumberedHit[]): PackedHits {
  return packRows(hits.map(toRow))
}

/** In the order of `packedColumns`. */
function toRow({ id, hit }: NumberedHit): Row {
  const { link, kind } = hit
  return [
    String(id),
    hit.openedAt,
    link.linkId,
    link.ownerId,
    link.identifier,
    kind.country,
    kind.retailer,
    kind.marketplace,
    kind.device,
    kind.browser,
    hit.refererHost,
    kind.language,
    hit.channel,
    kind.excludedBecause,
    kind.source,
    hit.reader,
  ]
}

export function packRows(rows: readonly Row[]): PackedHits {
  return JSON.stringify(rows)
}

/** Packs each hit separately; returns none when a damaged disk made the text unreadable. */
export function splitHits(packed: PackedHits): PackedHits[] {
  return readRows(packed).map((row) => packRows([row]))
}

/** The id of the first hit. */
export function firstIdOf(packed: PackedHits | undefined): string {
  return (packed && readRows(packed)[0]?.[0]) ?? 'unreadable'
}

function readRows(packed: PackedHits): Row[] {
  try {
    return JSON.parse(packed) as Row[]
  } catch {
    return []
  }
}
