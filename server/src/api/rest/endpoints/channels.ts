import { linkChannels } from '@everyshelf/domain/affiliate'
import { linksSetCampaignInput } from '@everyshelf/domain/schemas'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { listOf, rowParams } from '../resources/fields.ts'
import { exampleLink } from '../resources/link.ts'

const params = rowParams('link')
const { campaign } = linksSetCampaignInput.shape

const channelResource = z
  .object({
    channel: z.enum(linkChannels).describe('Where readers find the link with this slug.'),
    slug: z.string(),
    url: z.string().describe('The Global Link for this channel.'),
    campaign: z.string().nullable(),
    isCurrent: z.boolean().describe('False for an old slug, which keeps working.'),
  })
  .meta({ id: 'Channel' })

const exampleWeb = {
  channel: 'web',
  slug: exampleLink.slug,
  url: exampleLink.url,
  campaign: null,
  isCurrent: true,
} satisfies z.input<typeof channelResource>

const exampleMail = {
  ...exampleWeb,
  channel: 'mail',
  slug: 'h7kq2mw',
  url: 'https://everyshelf.invalid/go/h7kq2mw',
}

export const channelEndpoints = [
  defineEndpoint({
    id: 'listChannels',
    group: 'Links',
    method: 'GET',
    path: '/links/{id}/channels',
    scope: 'links:read',
    summary: 'List a link’s slugs by channel',
    params,
    output: listOf(channelResource),
    example: { params: { id: exampleLink.id }, response: { data: [exampleWeb] } },
    handle: async ({ caller }, { params: row }) => ({
      data: await caller.links.channels(row),
    }),
  }),

  defineEndpoint({
    id: 'createChannel',
    group: 'Links',
    method: 'PUT',
    path: '/links/{id}/channels/{channel}',
    scope: 'links:write',
    summary: 'Get the slug for a channel',
    description:
      'Creates the slug if the link has none for this channel. Repeating the request changes nothing.',
    params: params.extend({ channel: z.enum(linkChannels) }),
    output: channelResource,
    example: { params: { id: exampleLink.id, channel: 'mail' }, response: exampleMail },
    handle: ({ caller }, { params: row }) => caller.links.createChannel(row),
  }),

  defineEndpoint({
    id: 'setCampaign',
    group: 'Links',
    method: 'PUT',
    path: '/links/{id}/slugs/{slug}/campaign',
    scope: 'links:write',
    summary: 'Set the campaign of a slug',
    description: 'An empty string removes the campaign.',
    params: params.extend({ slug: z.string().max(100) }),
    body: z.strictObject({ campaign: campaign.describe('Such as `Spring sale`.') }),
    output: channelResource,
    example: {
      params: { id: exampleLink.id, slug: exampleLink.slug },
      body: { campaign: 'Spring sale' },
      response: { ...exampleWeb, campaign: 'Spring sale' },
    },
    handle: ({ caller }, { params: row, body }) => caller.links.setCampaign({ ...row, ...body }),
  }),
]
