import { apiScopes } from '@everyshelf/domain/api-keys'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { time } from '../resources/fields.ts'

const keyResource = z
  .object({
    name: z.string(),
    ending: z.string().describe('The last 4 characters of the key.'),
    scopes: z.array(z.enum(apiScopes)),
    createdAt: time,
    expiresAt: time.nullable().describe('Null if the key does not expire.'),
    isPremium: z.boolean().describe('Whether the account has Premium now.'),
  })
  .meta({ id: 'Key' })

export const keyEndpoints = [
  defineEndpoint({
    id: 'getKey',
    group: 'Key',
    method: 'GET',
    path: '/key',
    scope: null,
    summary: 'Retrieve the details of your key',
    output: keyResource,
    example: {
      response: {
        name: 'My website',
        ending: 'jyrI',
        scopes: ['links:read', 'links:write'],
        createdAt: '2026-11-20T09:00:00.000Z',
        expiresAt: '2027-11-21T00:00:00.000Z',
        isPremium: true,
      },
    },
    handle: ({ caller }) => caller.apiKeys.current(),
  }),

  defineEndpoint({
    id: 'revokeKey',
    group: 'Key',
    method: 'DELETE',
    path: '/key',
    scope: null,
    summary: 'Revoke your key',
    description: 'It stops working at once. You cannot undo this.',
    output: z.object({ revoked: z.literal(true) }),
    example: { response: { revoked: true } },
    handle: ({ caller }) => caller.apiKeys.revokeCurrent(),
  }),
]
