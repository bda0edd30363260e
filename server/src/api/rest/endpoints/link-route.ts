import { linkChannels } from '@everyshelf/domain/affiliate'
import { editionFormats } from '@everyshelf/domain/books'
import { buildShortLink } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { cleanProductUrl } from '@everyshelf/domain/product-urls'
import { countryCode, languageTag, marketplaceCode } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { type Caller, defineEndpoint } from '../endpoint.ts'
import { rowParams } from '../resources/fields.ts'
import { exampleLink } from '../resources/link.ts'

export const routeResource = z
  .object({
    country: countryCode.nullable(),
    retailer: z.string(),
    marketplace: marketplaceCode.nullable(),
    format: z.enum(editionFormats).nullable(),
    isSold: z.boolean(),
    opensPage: z.boolean().describe('Whether readers see the reader page first.'),
    tagOwner: z
      .enum(['owner', 'service', 'service-us', 'none'])
      .describe('Who earns a commission.'),
    productUrl: z
      .string()
      .nullable()
      .describe('The book at the store, without tags. Share the Global Link instead.'),
    reasons: z
      .array(z.looseObject({ code: z.string() }))
      .describe('Each step of the decision, as a code with its facts.'),
  })
  .meta({ id: 'Route' })

export const linkRouteEndpoints = [
  defineEndpoint({
    id: 'getRoute',
    group: 'Links',
    method: 'GET',
    path: '/links/{id}/route',
    scope: 'links:read',
    summary: 'See where a reader would go',
    description: 'Does not count as a click.',
    params: rowParams('link'),
    query: z.strictObject({
      country: countryCode.optional().describe('The reader’s country.'),
      language: languageTag.optional().describe('The reader’s language.'),
      channel: z
        .enum(linkChannels)
        .optional()
        .describe('The channel where the reader finds the link. The link must have a slug for it.'),
      format: z.enum(editionFormats).optional().describe('The edition that the reader asks for.'),
    }),
    output: routeResource,
    example: {
      params: { id: exampleLink.id },
      query: { country: 'DE' },
      response: {
        country: 'DE',
        retailer: 'amazon',
        marketplace: 'de',
        format: null,
        isSold: true,
        opensPage: false,
        tagOwner: 'none',
        productUrl: 'https://www.amazon.de/dp/0143127748',
        reasons: [
          { code: 'country-known', source: 'query', country: 'DE' },
          { code: 'country-marketplace', country: 'DE', rule: 'own', marketplace: 'de' },
          { code: 'product-page' },
          { code: 'tag', owner: 'none' },
        ],
      },
    },
    handle: async ({ caller, origin }, { params, query }) => {
      const { country, language, format, channel = 'web' } = query
      const slugs = await caller.links.channels(params)
      const found = slugs.find((slug) => slug.channel === channel && slug.isCurrent)
      if (!found) throw new DomainError('not-found')
      const route = await caller.routes.explain({
        input: buildShortLink(origin, found.slug),
        country,
        languages: language === undefined ? [] : [language],
        format,
      })
      return {
        ...route,
        opensPage: route.firstPath !== null,
        productUrl: withoutTags(route),
      }
    },
  }),
]

type Explained = Awaited<ReturnType<Caller['routes']['explain']>>

/** Programs allow tags only in links that readers open on the owner's sites, never in a program. */
function withoutTags({ url, tagOwner, reasons }: Explained) {
  const isTagged = tagOwner !== 'none' || reasons.some(({ code }) => code === 'attribution')
  return isTagged ? (cleanProductUrl(url) ?? null) : url
}
