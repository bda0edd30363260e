import { dirname } from 'node:path'
import {
  defaultLinkSettings,
  formatLinkSettings,
  type LinkSettings,
  parseLinkSettings,
} from '@everyshelf/domain/links'
import { bundleForEdge, edgeWorker } from '../../scripts/bundle-for-edge.ts'
import { toJsonText } from '../db/columns.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import { createExportLinksCommand } from '../operations/export-links/export-links.command.ts'
import { edgeSecret } from './edge-hits.ts'
import { createOwnedLinksApp, type OwnedLinksApp } from './owned-links-app.ts'
import { serviceTags } from './redirect-app.ts'
import { type OperationResult, runOperation } from './run-operation.ts'

/** The host of the requests that `sendRaw` sends. */
export const edgeOrigin = 'https://everyshelf.test'

let code: Promise<string> | undefined

/** A live server whose links use every setting, and their export. */
export async function createExportedApp(kind: DatabaseKind): Promise<OwnedLinksApp> {
  const app = await createOwnedLinksApp(kind, { edgeSecret, publicUrl: edgeOrigin })
  const ownerId = 'user-ada'
  const add = (slug: string, identifier: string, settings: Partial<LinkSettings>, values = {}) =>
    app.outside.addLink({
      id: `link-${slug}`,
      slug: slug as never,
      ownerId,
      identifier,
      settings: formatLinkSettings({ ...defaultLinkSettings, ...settings }),
      ...values,
    })
  await add('choosing', '9780143127741', { mode: 'choose' })
  await add('plain-link', '9780061120084', { defaultCountry: 'IT', excluded: ['de'] })
  await add('plain', '9798886451740', {}, { ownerId: null })
  await add('removed', '9780593099322', {}, { removedAt: '2026-11-21T19:00:00.000Z' })
  await add('off', '9780060935467', {}, { disabledAt: '2026-11-21T19:00:00.000Z' })
  const ruled = {
    mode: 'choose',
    matchLanguage: true,
    editions: [
      { format: 'paperback', identifier: '9780306406157', notSoldIn: [], language: 'en' },
      { format: 'paperback', identifier: '9783453317178', notSoldIn: [], language: 'de' },
    ],
    rules: [
      { countries: ['FR'], target: { kind: 'page' } },
      { countries: ['CA'], target: { kind: 'retailer', retailer: 'kobo' } },
    ],
  }
  await add('campaigns', '9780441013593', { mode: 'choose', recordUtm: true })
  const createdAt = '2026-11-26T08:00:00.000Z' as never
  await app.outside.db
    .insertInto('link_slug')
    .values({
      ...{ slug: 'campaignmail' as never, linkId: 'link-campaigns', createdAt },
      ...{ channel: 'mail', campaign: 'May' },
    })
    .execute()
  await app.outside.db
    .insertInto('link_slug')
    .values([
      { slug: 'dunemail' as never, linkId: 'linkada', createdAt, channel: 'mail' },
      { slug: 'dunesocial' as never, linkId: 'linkada', createdAt, channel: 'social' },
    ])
    .execute()
  const confirmed = { isListOptIn: true, networks: ['youtube' as const] }
  await app.outside.db
    .updateTable('user_profile')
    .set({ tagChannels: toJsonText(confirmed) })
    .where('userId', '=', ownerId)
    .execute()
  await add('ruled', '9780306406157', parseLinkSettings(JSON.stringify(ruled)))
  return app
}

/** Runs the command; the same as `pnpm export:links --format worker …`. */
export async function exportWorker(
  app: OwnedLinksApp,
  ...args: readonly string[]
): Promise<OperationResult> {
  code ??= bundleForEdge(edgeWorker)
  const readWorkerCode = () => code ?? bundleForEdge(edgeWorker)
  const { database } = app.config
  const tags = Object.entries(serviceTags).map((pair) => pair.join('='))
  return await runOperation(
    createExportLinksCommand({ readWorkerCode }),
    {
      dataDir: database.kind === 'sqlite' ? dirname(database.file) : app.config.dataDir,
      database,
      environment: {
        DEFAULT_AFFILIATE_TAGS: tags.join(),
        PUBLIC_URL: edgeOrigin,
        EDGE_SECRET: edgeSecret,
      },
    },
    '--format',
    'worker',
    ...args,
  )
}
