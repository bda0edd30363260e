import { linkSortKeys, linkStatuses } from '@everyshelf/domain/links'
import { linksAnnotateInput, rowId, slug } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { rowParams, time } from '../resources/fields.ts'
import { exampleLink, linkResource, toLink } from '../resources/link.ts'

const params = rowParams('link')
const EXAMPLE_ID = exampleLink.id
const LINKS_PER_RESPONSE_MAX = 200

export const removal = z
  .object({
    removedAt: time.describe('For 30 days from this time, you can restore what you removed.'),
  })
  .meta({ id: 'Removal' })

export const linkEndpoints = [
  defineEndpoint({
    id: 'listLinks',
    group: 'Links',
    method: 'GET',
    path: '/links',
    scope: 'links:read',
    summary: 'List links',
    query: z.strictObject({
      query: z
        .string()
        .max(200)
        .optional()
        .describe(
          'Words in the title, authors, identifier, slug, note, or labels. The first 8 words count. Up to 120 searches a minute.',
        ),
      label: rowId.optional().describe('The ID of a label.'),
      status: z.enum(linkStatuses).optional(),
      sort: z.enum(linkSortKeys).default('created'),
      order: z.enum(['asc', 'desc']).default('desc'),
      cursor: z
        .string()
        .max(1000)
        .optional()
        .describe('The `next` value from the previous response.'),
      limit: z.coerce.number().int().min(1).max(LINKS_PER_RESPONSE_MAX).default(50),
    }),
    output: z.object({
      data: z.array(linkResource),
      next: z.string().nullable().describe('The next cursor; null on the last page.'),
      count: z.int().describe('How many links match, on all pages.'),
    }),
    example: {
      query: { sort: 'title', order: 'asc', limit: '10' },
      response: { data: [exampleLink], next: null, count: 1 },
    },
    handle: async (
      { caller, origin },
      { query: { query, label, status, sort, order, ...page } },
    ) => {
      const { links, next, count } = await caller.links.list({
        filter: { query, status, ...(label !== undefined && { labels: [label] }) },
        sort: { by: sort, isDescending: order === 'desc' },
        ...page,
        withClicks: false,
      })
      return { data: links.map((link) => toLink(origin, link)), next, count }
    },
  }),

  defineEndpoint({
    id: 'getLink',
    group: 'Links',
    method: 'GET',
    path: '/links/{id}',
    scope: 'links:read',
    summary: 'Retrieve a link',
    params,
    output: linkResource,
    example: { params: { id: EXAMPLE_ID }, response: exampleLink },
    handle: async ({ caller, origin }, { params: row }) =>
      toLink(origin, await caller.links.get({ ...row, withClicks: false })),
  }),

  defineEndpoint({
    id: 'updateLink',
    group: 'Links',
    method: 'PATCH',
    path: '/links/{id}',
    scope: 'links:write',
    summary: 'Update the labels or note of a link',
    description: 'Missing fields stay as they are. Title and authors are part of the details.',
    params,
    body: z.strictObject({
      labels: linksAnnotateInput.shape.labels.describe('Names; replaces all labels.'),
      note: linksAnnotateInput.shape.note.describe('Only you see it.'),
    }),
    output: linkResource,
    changes: 'getLink',
    example: {
      params: { id: EXAMPLE_ID },
      body: { note: 'In the spring newsletter' },
      response: { ...exampleLink, note: 'In the spring newsletter' },
    },
    handle: async ({ caller, origin }, { params: row, body }) =>
      toLink(origin, await caller.links.annotate({ ...row, ...body })),
  }),

  defineEndpoint({
    id: 'setSlug',
    group: 'Links',
    method: 'PUT',
    path: '/links/{id}/slug',
    scope: 'links:write',
    needsPremium: true,
    summary: 'Choose the slug of a link',
    description: 'Earlier slugs keep working and stay yours. Up to 60 new slugs an hour.',
    params,
    body: z.strictObject({
      slug: slug.describe('3 to 40 letters, digits, or hyphens.'),
    }),
    output: linkResource,
    changes: 'getLink',
    example: {
      params: { id: EXAMPLE_ID },
      body: { slug: 'body-keeps-score' },
      response: {
        ...exampleLink,
        slug: 'body-keeps-score',
        url: 'https://everyshelf.invalid/go/body-keeps-score',
      },
    },
    handle: async ({ caller, origin }, { params: row, body }) => {
      const { link } = await caller.links.update({ ...row, slug: body.slug })
      return toLink(origin, link)
    },
  }),

  defineEndpoint({
    id: 'removeLink',
    group: 'Links',
    method: 'DELETE',
    path: '/links/{id}',
    scope: 'links:write',
    summary: 'Remove a link',
    description:
      'Readers then see the book without your tags. You can restore the link for 30 days.',
    params,
    output: removal,
    changes: 'getLink',
    example: {
      params: { id: EXAMPLE_ID },
      response: { removedAt: '2026-11-20T09:00:00.000Z' },
    },
    handle: ({ caller }, { params: row }) => caller.links.remove(row),
  }),

  defineEndpoint({
    id: 'restoreLink',
    group: 'Links',
    method: 'POST',
    path: '/links/{id}/restore',
    scope: 'links:write',
    summary: 'Restore a removed link',
    params,
    output: linkResource,
    example: { params: { id: EXAMPLE_ID }, response: exampleLink },
    handle: async ({ caller, origin }, { params: row }) =>
      toLink(origin, await caller.links.restore(row)),
  }),
]
