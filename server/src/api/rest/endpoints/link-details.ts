import { COVER_MAX_MB } from '@everyshelf/domain/limits'
import { bookDetailsChange } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { type Caller, defineEndpoint } from '../endpoint.ts'
import { absoluteUrl, rowParams } from '../resources/fields.ts'
import { exampleLink } from '../resources/link.ts'

const params = rowParams('link')

const detailsResource = z
  .object({
    title: z.string(),
    subtitle: z.string(),
    authors: z.array(z.string()),
    description: z.string(),
    language: z.string(),
    series: z.string(),
    seriesNumber: z.string(),
    publishedOn: z.string(),
    coverImage: z.string().nullable(),
    edited: z.array(z.string()).describe('The fields that you set.'),
  })
  .meta({ id: 'BookDetails' })

const exampleDetails = {
  title: 'The Body Keeps the Score',
  subtitle: 'Mind, Brain and Body in the Transformation of Trauma',
  authors: ['Bessel van der Kolk'],
  description: '',
  language: 'en',
  series: '',
  seriesNumber: '',
  publishedOn: '2014-09-25',
  coverImage: exampleLink.coverImage,
  edited: ['subtitle', 'language', 'publishedOn'],
} satisfies z.input<typeof detailsResource>

export const linkDetailEndpoints = [
  defineEndpoint({
    id: 'getDetails',
    group: 'Links',
    method: 'GET',
    path: '/links/{id}/details',
    scope: 'links:read',
    summary: 'Retrieve the book details that pages show',
    params,
    output: detailsResource,
    example: { params: { id: exampleLink.id }, response: exampleDetails },
    handle: async ({ caller, origin }, { params: row }) =>
      toDetails(origin, await caller.links.details(row)),
  }),

  defineEndpoint({
    id: 'updateDetails',
    group: 'Links',
    method: 'PATCH',
    path: '/links/{id}/details',
    scope: 'links:write',
    summary: 'Update the book details that pages show',
    description:
      'Missing fields stay as they are. `null` resets a field to the catalog. An empty string means that the book has none.',
    params,
    body: bookDetailsChange.meta({ id: 'BookDetailsChange' }),
    output: detailsResource,
    changes: 'getDetails',
    example: {
      params: { id: exampleLink.id },
      body: {
        subtitle: 'Mind, Brain and Body in the Transformation of Trauma',
        language: 'en',
        publishedOn: '2014-09-25',
      },
      response: exampleDetails,
    },
    handle: async ({ caller, origin }, { params: row, body }) =>
      toDetails(origin, await caller.links.editDetails({ ...row, details: body })),
  }),

  defineEndpoint({
    id: 'setCover',
    group: 'Links',
    method: 'PUT',
    path: '/links/{id}/cover',
    scope: 'links:write',
    summary: 'Set the cover',
    description: `The body is a JPEG, PNG, or WebP image of at most ${COVER_MAX_MB} MB, and replaces the catalog’s cover.`,
    params,
    takesImage: true,
    output: detailsResource,
    changes: 'getDetails',
    example: { params: { id: exampleLink.id }, response: exampleDetails },
    handle: async ({ origin, uploadCover }, { params: { id } }) =>
      toDetails(origin, await uploadCover(id)),
  }),

  defineEndpoint({
    id: 'removeCover',
    group: 'Links',
    method: 'DELETE',
    path: '/links/{id}/cover',
    scope: 'links:write',
    summary: 'Show the catalog’s cover again',
    params,
    output: detailsResource,
    changes: 'getDetails',
    example: { params: { id: exampleLink.id }, response: exampleDetails },
    handle: async ({ caller, origin }, { params: row }) =>
      toDetails(origin, await caller.links.removeCover(row)),
  }),
]

function toDetails(origin: string, view: Awaited<ReturnType<Caller['links']['details']>>) {
  const { details, sources, coverImage } = view
  const edited = Object.entries(sources).filter(([, source]) => source === 'edited')
  return {
    ...details,
    coverImage: absoluteUrl(origin, coverImage),
    edited: edited.map(([field]) => field),
  }
}
