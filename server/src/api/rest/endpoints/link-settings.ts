import { linkSettingsChange } from '@everyshelf/domain/schemas'
import { type Caller, defineEndpoint } from '../endpoint.ts'
import { rowParams } from '../resources/fields.ts'
import { exampleLink } from '../resources/link.ts'
import { exampleSettings, linkSettingsResource, withDefaults } from '../resources/settings.ts'

const params = rowParams('link')
const body = linkSettingsChange.meta({ id: 'LinkSettingsChange' })
const premiumNote = 'Without Premium, you can change `mode` and the format of the book.'
const example = {
  params: { id: exampleLink.id },
  body: { mode: 'choose' },
  response: exampleSettings,
}

export const linkSettingEndpoints = [
  defineEndpoint({
    id: 'getSettings',
    group: 'Links',
    method: 'GET',
    path: '/links/{id}/settings',
    scope: 'links:read',
    summary: 'Retrieve the settings of a link',
    params,
    output: linkSettingsResource,
    example: { params: example.params, response: { ...exampleSettings, version: 0 } },
    handle: async ({ caller }, { params: row }) =>
      toSettings(await caller.links.settings({ ...row, withClicks: false })),
  }),

  defineEndpoint({
    id: 'replaceSettings',
    group: 'Links',
    method: 'PUT',
    path: '/links/{id}/settings',
    scope: 'links:write',
    summary: 'Replace the settings of a link',
    description: `Missing settings get their default. ${premiumNote}`,
    params,
    body,
    output: linkSettingsResource,
    changes: 'getSettings',
    example,
    handle: async ({ caller }, { params: row, body: settings }) =>
      toSettings(await caller.links.update({ ...row, settings: withDefaults(settings) })),
  }),

  defineEndpoint({
    id: 'updateSettings',
    group: 'Links',
    method: 'PATCH',
    path: '/links/{id}/settings',
    scope: 'links:write',
    summary: 'Update some settings of a link',
    description: `Missing settings stay as they are. ${premiumNote}`,
    params,
    body,
    output: linkSettingsResource,
    changes: 'getSettings',
    example,
    handle: async ({ caller }, { params: row, body: settings }) =>
      toSettings(await caller.links.update({ ...row, settings })),
  }),
]

function toSettings({ link, ...rest }: Awaited<ReturnType<Caller['links']['settings']>>) {
  return { ...rest, slug: link.slug }
}
