import type { Hit, NumberedHit } from '../hit.ts'

/** Of the table of hits, beside their `id`, and in the same order of a packed one. */
export const hitColumns = [
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
 * Hits of one commit as a JSON text, made once: it lies in the file and goes to PostgreSQL as it is. A
 * list for each hit, its id as text and then the columns in their order.
 */
export type PackedHits = string

type Row = readonly [id: string, ...columns: (string | null)[]]

/** @example packHits([{ id: 7n, hit }]) // '[["7","2026-11-21T09:30",null,…]]' */
export function packHits(hits: readonly NumberedHit[]): PackedHits {
  return packRows(hits.map(toRow))
}

/** In the order of `hitColumns`. */
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

/** Each hit in a pack of its own; none of a text that a damaged disk has made unreadable. */
export function splitHits(packed: PackedHits): PackedHits[] {
  return readRows(packed).map((row) => packRows([row]))
}

/** The id of its first hit. */
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
