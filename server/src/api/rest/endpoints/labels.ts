import { labelsCreateInput, labelsMergeInput, labelsUpdateInput } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { listOf, rowParams } from '../resources/fields.ts'
import { labelResource } from '../resources/link.ts'

const params = rowParams('label')
const exampleLabel = { id: 'b3d5f7h9j2l4n6p8r0t1', name: 'Newsletter', color: 'blue', links: 0 }
const example = { params: { id: exampleLabel.id } }

export const labelEndpoints = [
  defineEndpoint({
    id: 'listLabels',
    group: 'Labels',
    method: 'GET',
    path: '/labels',
    scope: 'links:read',
    summary: 'List labels',
    output: listOf(labelResource),
    example: { response: { data: [exampleLabel] } },
    handle: async ({ caller }) => ({ data: await caller.labels.list() }),
  }),

  defineEndpoint({
    id: 'createLabel',
    group: 'Labels',
    method: 'POST',
    path: '/labels',
    scope: 'links:write',
    summary: 'Create a label',
    body: labelsCreateInput.meta({ id: 'NewLabel' }),
    status: 201,
    output: labelResource,
    example: {
      body: { name: 'Newsletter', color: 'blue' },
      response: exampleLabel,
    },
    handle: async ({ caller }, { body }) => ({ ...(await caller.labels.create(body)), links: 0 }),
  }),

  defineEndpoint({
    id: 'updateLabel',
    group: 'Labels',
    method: 'PATCH',
    path: '/labels/{id}',
    scope: 'links:write',
    summary: 'Rename or recolor a label',
    params,
    body: labelsUpdateInput.omit({ id: true }),
    output: labelResource,
    example: { ...example, body: { color: 'red' }, response: { ...exampleLabel, color: 'red' } },
    handle: ({ caller }, { params: row, body }) => caller.labels.update({ ...row, ...body }),
  }),

  defineEndpoint({
    id: 'mergeLabel',
    group: 'Labels',
    method: 'POST',
    path: '/labels/{id}/merge',
    scope: 'links:write',
    summary: 'Move the links of a label to another label',
    description: 'Then removes the first label.',
    params,
    body: z.strictObject({
      into: labelsMergeInput.shape.into.describe('The ID of the label that stays.'),
    }),
    output: labelResource,
    example: {
      ...example,
      body: { into: 'c4e6g8i1k3m5o7q9s2u4' },
      response: { ...exampleLabel, id: 'c4e6g8i1k3m5o7q9s2u4', name: 'Email' },
    },
    handle: ({ caller }, { params: row, body }) => caller.labels.merge({ ...row, ...body }),
  }),

  defineEndpoint({
    id: 'removeLabel',
    group: 'Labels',
    method: 'DELETE',
    path: '/labels/{id}',
    scope: 'links:write',
    summary: 'Remove a label',
    description: 'Takes the label off its links, keeps the links, and returns the label.',
    params,
    output: labelResource,
    example: { ...example, response: exampleLabel },
    handle: ({ caller }, { params: row }) => caller.labels.remove(row),
  }),
]
