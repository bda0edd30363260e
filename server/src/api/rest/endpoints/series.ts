import {
  seriesCreateInput,
  seriesSetAddressInput,
  seriesSetBooksInput,
  seriesUpdateInput,
} from '@everyshelf/domain/schemas'
import { defineEndpoint } from '../endpoint.ts'
import { listOf, rowParams } from '../resources/fields.ts'
import { exampleLink } from '../resources/link.ts'
import {
  exampleSeries,
  exampleSummary,
  seriesResource,
  seriesSummary,
  toSeries,
} from '../resources/series.ts'
import { removal } from './links.ts'

const params = rowParams('series')
const example = { params: { id: exampleSeries.id } }

export const seriesEndpoints = [
  defineEndpoint({
    id: 'listSeries',
    group: 'Series',
    method: 'GET',
    path: '/series',
    scope: 'links:read',
    summary: 'List series',
    output: listOf(seriesSummary),
    example: { response: { data: [exampleSummary] } },
    handle: async ({ caller }) => ({ data: await caller.series.list() }),
  }),

  defineEndpoint({
    id: 'createSeries',
    group: 'Series',
    method: 'POST',
    path: '/series',
    scope: 'links:write',
    summary: 'Create a series',
    body: seriesCreateInput.meta({ id: 'NewSeries' }),
    status: 201,
    output: seriesResource,
    locate: ({ id }) => `/series/${id}`,
    example: { body: { name: 'The Salt Trilogy' }, response: exampleSeries },
    handle: async ({ caller, origin }, { body }) =>
      toSeries(origin, await caller.series.create(body)),
  }),

  defineEndpoint({
    id: 'getSeries',
    group: 'Series',
    method: 'GET',
    path: '/series/{id}',
    scope: 'links:read',
    summary: 'Retrieve a series',
    params,
    output: seriesResource,
    example: { ...example, response: exampleSeries },
    handle: async ({ caller, origin }, { params: row }) =>
      toSeries(origin, await caller.series.get(row)),
  }),

  defineEndpoint({
    id: 'updateSeries',
    group: 'Series',
    method: 'PATCH',
    path: '/series/{id}',
    scope: 'links:write',
    summary: 'Update or publish a series',
    description: 'Missing fields stay as they are.',
    params,
    body: seriesUpdateInput.omit({ id: true, design: true }).meta({ id: 'SeriesChange' }),
    output: seriesResource,
    changes: 'getSeries',
    example: {
      ...example,
      body: { isPublished: true },
      response: { ...exampleSeries, isPublished: true },
    },
    handle: async ({ caller, origin }, { params: row, body }) =>
      toSeries(origin, await caller.series.update({ ...row, ...body })),
  }),

  defineEndpoint({
    id: 'setSeriesBooks',
    group: 'Series',
    method: 'PUT',
    path: '/series/{id}/books',
    scope: 'links:write',
    summary: 'Set the books of a series',
    description: 'In reading order. A position of 150 reads as 1.5.',
    params,
    body: seriesSetBooksInput.omit({ id: true }).meta({ id: 'SeriesBooks' }),
    output: seriesResource,
    changes: 'getSeries',
    example: {
      ...example,
      body: { books: [{ linkId: exampleLink.id, position: 100 }] },
      response: {
        ...exampleSeries,
        books: [
          {
            linkId: exampleLink.id,
            position: 100,
            nextLinkId: null,
            state: 'active',
            title: exampleLink.title,
            authors: exampleLink.authors,
            coverImage: exampleLink.coverImage,
            publishedOn: null,
            nextUrl: 'https://everyshelf.invalid/next/k7m2n9p',
          },
        ],
      },
    },
    handle: async ({ caller, origin }, { params: row, body }) =>
      toSeries(origin, await caller.series.setBooks({ ...row, ...body })),
  }),

  defineEndpoint({
    id: 'setSeriesAddress',
    group: 'Series',
    method: 'PUT',
    path: '/series/{id}/address',
    scope: 'links:write',
    summary: 'Choose the address of a series page',
    description: 'Earlier addresses keep working.',
    params,
    body: seriesSetAddressInput.omit({ id: true }),
    output: seriesResource,
    changes: 'getSeries',
    example: {
      ...example,
      body: { slug: 'salt' },
      response: { ...exampleSeries, slug: 'salt', url: 'https://everyshelf.invalid/series/salt' },
    },
    handle: async ({ caller, origin }, { params: row, body }) =>
      toSeries(origin, await caller.series.setAddress({ ...row, ...body })),
  }),

  defineEndpoint({
    id: 'removeSeries',
    group: 'Series',
    method: 'DELETE',
    path: '/series/{id}',
    scope: 'links:write',
    summary: 'Remove a series',
    description: 'Its links stay. You can restore it for 30 days.',
    params,
    output: removal,
    changes: 'getSeries',
    example: { ...example, response: { removedAt: '2026-11-20T09:00:00.000Z' } },
    handle: ({ caller }, { params: row }) => caller.series.remove(row),
  }),

  defineEndpoint({
    id: 'restoreSeries',
    group: 'Series',
    method: 'POST',
    path: '/series/{id}/restore',
    scope: 'links:write',
    summary: 'Restore a removed series',
    params,
    output: seriesResource,
    example: { ...example, response: exampleSeries },
    handle: async ({ caller, origin }, { params: row }) =>
      toSeries(origin, await caller.series.restore(row)),
  }),
]
