import { parseCountryCode } from '@everyshelf/domain/countries'
import { marketplaceCodes } from '@everyshelf/domain/marketplaces'
import { findRetailerByCode } from '@everyshelf/domain/retailers'
import { z } from 'zod'
import { RANDOM_BITS } from '../../clicks/hit-id-layout.ts'
import { MAX_URL_LENGTH } from '../parse-link-url.ts'
import { forwardedHeaders, MAX_HEADER_LENGTH } from './edge-headers.ts'

/** A hit that a worker at the edge answered. It names its reader, so it is never stored as it is. */
export const edgeHit = z.strictObject({
  timeMs: z.int().positive(),
  /** Tells apart the hits of a millisecond. A hit that is sent again has the same. */
  random: z
    .int()
    .min(0)
    .max(2 ** RANDOM_BITS - 1),
  method: z.enum(['GET', 'HEAD']),
  /** Path and query of the link. */
  target: z.string().startsWith('/').max(MAX_URL_LENGTH),
  address: z.union([z.ipv4(), z.ipv6()]),
  headers: z.partialRecord(z.enum(forwardedHeaders), z.string().max(MAX_HEADER_LENGTH)),
  /** The store that the worker redirected to. */
  country: z
    .string()
    .nullable()
    .transform((code) => parseCountryCode(code ?? undefined) ?? null),
  retailer: z.string().refine((code) => code === 'amazon' || findRetailerByCode(code)),
  marketplace: z.enum(marketplaceCodes).nullable(),
})

export type EdgeHit = z.input<typeof edgeHit>
/** The same, as the server has checked it. */
export type ReportedHit = z.output<typeof edgeHit>

/** One request of a worker. */
export const edgeHits = z.strictObject({ hits: z.array(edgeHit).min(1).max(20) })
