import { createServer, type Server } from 'node:http'
import type { PublicId } from '@everyshelf/domain/links'
import express from 'express'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createClientAddressReader } from '../../http/geo/client-address.ts'
import { listen } from '../../http/server.ts'
import { createLogger } from '../../logger.ts'
import { sampleEarning, sampleMapping } from '../../testing/earnings.ts'
import { listProcedures } from '../../testing/list-procedures.ts'
import { sampleFileLink, sampleFileVersion, sampleMovedLink } from '../../testing/moves.ts'
import { createSoftwarePasskey } from '../../testing/software-passkey.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { Session } from '../../trpc/request-context.ts'
import { createContextReader } from './context.ts'
import { createTrpcRoute } from './trpc.route.ts'

const app = await createTestApp()
afterAll(app.close)
const procedures = listProcedures(app.router)

/** Who takes no input is given none. */
const withInput = procedures.filter(({ inputs }) => inputs.length > 0)

/** An input that each procedure takes. */
const remove = { kind: 'remove' }

const goodInputs: Readonly<Record<string, object>> = {
  'admin.overview.read': { days: 7 },
  'admin.inbox.list': { after: '2026-11-20T09:00:00.000Z k7m2n9p4q8', state: 'new', rating: 3 },
  'admin.inbox.get': { id: 'fb0c9a1be24d77c0a3b61e90' },
  'admin.inbox.reply': { id: 'fb0c9a1be24d77c0a3b61e90', text: 'Here.' },
  'admin.inbox.move': { id: 'fb0c9a1be24d77c0a3b61e90', state: 'closed' },
  'admin.outbox.list': { after: '2026-11-20T09:00:00.000Z k7m2n9p4q8', state: 'failed' },
  'admin.outbox.preview': { template: 'welcome' },
  'admin.outbox.sendSample': { template: 'welcome' },
  'admin.outbox.retry': { id: 'ma0c9a1be24d77c0a3b61e90' },
  'admin.jobs.run': { name: 'old-clicks' },
  'admin.stripeEvents.list': { after: '2026-11-20T09:00:00.000Z evt_1', state: 'done' },
  'admin.stripeEvents.get': { id: 'evt_1Operator' },
  'admin.stripeEvents.process': { id: 'evt_1Operator' },
  'admin.bookCache.find': { id: '0143127748' },
  'admin.bookCache.refresh': { id: '0143127748' },
  'admin.users.list': { text: 'ada', only: 'banned' },
  'admin.users.get': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.users.ban': { id: '5f0c9a1be24d77c0a3b61e90', reason: 'Spam' },
  'admin.users.unban': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.users.signOut': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.users.grantPremium': { id: '5f0c9a1be24d77c0a3b61e90', months: 3, reason: 'A gift' },
  'admin.users.endPremium': { id: '5f0c9a1be24d77c0a3b61e90', reason: 'Spam' },
  'admin.links.list': { text: 'dune', only: 'disabled' },
  'admin.links.get': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.links.disable': { id: '5f0c9a1be24d77c0a3b61e90', reason: 'Spam' },
  'admin.links.enable': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.series.find': { text: 'salt' },
  'admin.series.listOfLink': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.series.disable': { id: '5f0c9a1be24d77c0a3b61e90', reason: 'Spam' },
  'admin.series.enable': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.ownDomains.find': { text: 'ada' },
  'admin.ownDomains.disable': { id: 'books.ada.example', reason: 'Spam' },
  'admin.ownDomains.enable': { id: 'books.ada.example' },
  'admin.authorPages.find': { text: 'ada' },
  'admin.authorPages.disable': { id: '5f0c9a1be24d77c0a3b61e90', reason: 'Spam' },
  'admin.authorPages.enable': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.reports.list': { state: 'open' },
  'admin.reports.dismiss': { id: '5f0c9a1be24d77c0a3b61e90' },
  'admin.reports.resolve': { id: '5f0c9a1be24d77c0a3b61e90', reason: 'Spam' },
  'admin.audit.list': { before: 40, action: 'user.ban', actor: 'host' },
  'admin.access.beginSetUp': { password: 'a long password' },
  'admin.access.confirmSetUp': { code: '123456' },
  'admin.access.open': { code: '123456' },
  'security.beginPasskey': { password: 'a long password' },
  'security.confirmPasskey': {
    name: 'Laptop',
    response: createSoftwarePasskey('https://everyshelf.test').register({
      challenge: 'eA',
      user: { id: 'eA' },
    }),
  },
  'security.renamePasskey': { id: '5f0c9a1be24d77c0a3b61e90', name: 'Laptop' },
  'security.removePasskey': { id: '5f0c9a1be24d77c0a3b61e90', password: 'a long password' },
  'security.beginAuthenticator': { code: '123456' },
  'security.confirmAuthenticator': { code: '123456', name: 'Phone' },
  'security.renameAuthenticator': { id: '5f0c9a1be24d77c0a3b61e90', name: 'Phone' },
  'security.removeAuthenticator': { id: '5f0c9a1be24d77c0a3b61e90', code: '123456' },
  'security.createRecoveryCodes': { code: '123456' },
  'security.cancelRecovery': { code: '123456' },
  'accounts.viewReset': { token: 'token' },
  'security.viewRecovery': { token: 'payload.signature' },
  'security.cancelRecoveryByLink': { token: 'payload.signature' },
  'security.finishRecovery': { token: 'payload.signature' },
  'analytics.overview': { from: '2026-11-01', to: '2026-11-30', country: 'DE', seller: 'kobo' },
  'earnings.append': { id: '5f0c9a1be24d77c0a3b61e90', rows: [sampleEarning] },
  'earnings.begin': { fileName: 'fees.csv', report: 'Fee-Earnings', rows: 1 },
  'earnings.complete': { id: '5f0c9a1be24d77c0a3b61e90' },
  'earnings.drop': { id: '5f0c9a1be24d77c0a3b61e90' },
  'earnings.overview': { from: '2026-11-01', to: '2026-11-30', currency: 'EUR' },
  'earnings.rememberMapping': { signature: 'date|fee', mapping: sampleMapping },
  'earnings.setRates': { currency: 'EUR', rates: { USD: '0.92' } },
  'earnings.undo': { id: '5f0c9a1be24d77c0a3b61e90' },
  'moves.drop': { id: '5f0c9a1be24d77c0a3b61e90' },
  'moves.list': { going: true },
  'moves.get': { id: '5f0c9a1be24d77c0a3b61e90' },
  'moves.ofLink': { id: '5f0c9a1be24d77c0a3b61e90' },
  'moves.rows': { id: '5f0c9a1be24d77c0a3b61e90' },
  'moves.start': { id: '5f0c9a1be24d77c0a3b61e90' },
  'moves.undo': { id: '5f0c9a1be24d77c0a3b61e90' },
  'moves.append': { id: '5f0c9a1be24d77c0a3b61e90', from: 0, links: [sampleMovedLink] },
  'moves.begin': { service: 'dub', fileName: 'links.csv', rows: 1 },
  'moves.choose': { id: '5f0c9a1be24d77c0a3b61e90', choice: 'new' },
  'moves.takeOffer': { id: '5f0c9a1be24d77c0a3b61e90', position: 0 },
  'moves.restoreHistory': {
    isbn: sampleFileLink.isbn,
    createdAt: sampleFileLink.createdAt,
    versions: [sampleFileVersion],
  },
  'moves.restoreLinks': { fileName: 'everyshelf.json', links: [sampleFileLink] },
  'accounts.changeEmail': { email: 'ada@new.example.org' },
  'accounts.confirmEmailChange': { token: 'payload.signature' },
  'accounts.deleteAccount': { password: 'a long password' },
  'accounts.revokeOtherSessions': { disconnectExtensions: false },
  'accounts.revokeSession': { id: '5f0c9a1be24d77c0a3b61e90' },
  'accounts.verifyEmail': { token: 'payload.signature', password: 'nine tall shelves' },
  'webhooks.create': { url: 'https://hooks.example.org/in', events: ['link.created'] },
  'webhooks.get': { id: '5f0c9a1be24d77c0a3b61e90' },
  'webhooks.update': { id: '5f0c9a1be24d77c0a3b61e90', isPaused: true },
  'webhooks.rotateSecret': { id: '5f0c9a1be24d77c0a3b61e90' },
  'webhooks.remove': { id: '5f0c9a1be24d77c0a3b61e90' },
  'webhooks.sendTest': { id: '5f0c9a1be24d77c0a3b61e90' },
  'webhooks.listDeliveries': { id: '5f0c9a1be24d77c0a3b61e90' },
  'webhooks.getDelivery': { id: '5f0c9a1be24d77c0a3b61e90' },
  'webhooks.resend': { id: '5f0c9a1be24d77c0a3b61e90' },
  'ownDomains.add': { host: 'books.ada.example' },
  'ownDomains.check': { host: 'books.ada.example' },
  'ownDomains.choosePage': { host: 'books.ada.example' },
  'ownDomains.remove': { host: 'books.ada.example' },
  'apiKeys.create': { name: 'My site', scopes: ['links:read'], password: 'a long password' },
  'apiKeys.revoke': { id: '5f0c9a1be24d77c0a3b61e90' },
  'authorPages.create': { name: 'Ada Lind', address: 'ada-lind' },
  'authorPages.get': { id: '5f0c9a1be24d77c0a3b61e90' },
  'authorPages.publish': { id: '5f0c9a1be24d77c0a3b61e90' },
  'authorPages.remove': { id: '5f0c9a1be24d77c0a3b61e90' },
  'authorPages.removePortrait': { id: '5f0c9a1be24d77c0a3b61e90' },
  'authorPages.restore': { id: '5f0c9a1be24d77c0a3b61e90' },
  'authorPages.unpublish': { id: '5f0c9a1be24d77c0a3b61e90' },
  'authorPages.update': {
    id: '5f0c9a1be24d77c0a3b61e90',
    links: ['https://ada.example'],
    books: ['5f0c9a1be24d77c0a3b61e90'],
  },
  'books.lookup': { id: '0143127748' },
  'books.search': { query: 'dune' },
  'clicks.track': { linkId: 'k7m2n9p4q8', isbn: '0143127748' },
  'devices.approve': { userCode: 'BCDF-GHJK' },
  'devices.deny': { userCode: 'BCDF-GHJK' },
  'devices.rename': { id: '5f0c9a1be24d77c0a3b61e90', name: 'Laptop' },
  'devices.review': { userCode: 'BCDF-GHJK' },
  'feedback.send': { name: 'Ada', email: 'ada@example.org', message: 'Hello' },
  'links.confirmSeller': { id: '5f0c9a1be24d77c0a3b61e90', seller: 'kobo' },
  'links.generate': { input: '0143127748' },
  'links.get': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.health': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.history': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.replay': { id: '5f0c9a1be24d77c0a3b61e90', settings: {} },
  'links.remove': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.restore': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.details': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.removeCover': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.editDetails': { id: '5f0c9a1be24d77c0a3b61e90', details: { title: 'Dune', series: null } },
  'links.annotate': { id: '5f0c9a1be24d77c0a3b61e90', labels: ['Newsletter'], note: '' },
  'links.backMatter': { ids: ['5f0c9a1be24d77c0a3b61e90'] },
  'links.bookPages': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.createBookSlugs': { ids: ['5f0c9a1be24d77c0a3b61e90'] },
  'links.channels': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.createChannel': { id: '5f0c9a1be24d77c0a3b61e90', channel: 'mail' },
  'links.setCampaign': { id: '5f0c9a1be24d77c0a3b61e90', slug: 'my-novel', campaign: 'Spring' },
  'links.list': { filter: { query: 'dune' }, limit: 10 },
  'bulkChanges.preview': { selection: { ids: ['5f0c9a1be24d77c0a3b61e90'] }, action: remove },
  'bulkChanges.start': { selection: { ids: ['5f0c9a1be24d77c0a3b61e90'] }, action: remove },
  'bulkChanges.advance': { id: '5f0c9a1be24d77c0a3b61e90' },
  'bulkChanges.undo': { id: '5f0c9a1be24d77c0a3b61e90' },
  'bulkChanges.results': { id: '5f0c9a1be24d77c0a3b61e90' },
  'labels.create': { name: 'Spring', color: 'green' },
  'labels.update': { id: '5f0c9a1be24d77c0a3b61e90', name: 'Summer' },
  'labels.merge': { id: '5f0c9a1be24d77c0a3b61e90', into: '5f0c9a1be24d77c0a3b61e91' },
  'labels.remove': { id: '5f0c9a1be24d77c0a3b61e90' },
  'savedFilters.create': { name: 'Spring', filter: { query: 'dune' } },
  'savedFilters.update': { id: '5f0c9a1be24d77c0a3b61e90', name: 'Summer' },
  'savedFilters.remove': { id: '5f0c9a1be24d77c0a3b61e90' },
  'series.get': { id: '5f0c9a1be24d77c0a3b61e90' },
  'series.create': { name: 'The Salt Trilogy' },
  'series.update': { id: '5f0c9a1be24d77c0a3b61e90', isPublished: true },
  'series.setAddress': { id: '5f0c9a1be24d77c0a3b61e90', slug: 'salt' },
  'series.setBooks': { id: '5f0c9a1be24d77c0a3b61e90', books: [] },
  'series.remove': { id: '5f0c9a1be24d77c0a3b61e90' },
  'series.restore': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.setFormat': { id: '5f0c9a1be24d77c0a3b61e90', format: 'paperback' },
  'links.settings': { id: '5f0c9a1be24d77c0a3b61e90' },
  'links.undo': { id: '5f0c9a1be24d77c0a3b61e90', version: 3 },
  'links.update': { id: '5f0c9a1be24d77c0a3b61e90', slug: 'my-novel', settings: {} },
  'links.save': { isbn: '0143127748' },
  'links.resolveShort': { url: 'https://amzn.to/3xYz' },
  'subscription.createCheckout': { plan: 'yearly' },
  'routes.checkSlugs': { slugs: ['my-novel'] },
  'profile.undoTagChange': { id: '5f0c9a1be24d77c0a3b61e90' },
  'profile.export': { password: 'a long password' },
  'profile.update': { username: 'Ada' },
  'referrals.apply': { code: 'adaadaadaada2345' },
  'routes.explain': { input: '0143127748' },
}

/** Inputs with a default for every field. */
const mayBeMissing = [
  ...['subscription.createCheckout', 'accounts.revokeOtherSessions', 'links.list', 'moves.list'],
]

describe('the router', () => {
  it('S35 has these procedures, with these access levels and limits', () => {
    const rows = procedures.map(({ path, type, meta }) => [path, type, meta?.level, meta?.limit])
    expect(rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['accounts.changeEmail', 'mutation', 'user', 'confirm'],
      ['accounts.confirmEmailChange', 'mutation', 'user', 'verify-email'],
      ['accounts.deleteAccount', 'mutation', 'user', 'confirm'],
      ['accounts.listSessions', 'query', 'user', 'api'],
      ['accounts.programs', 'query', 'user', 'api'],
      ['accounts.revokeOtherSessions', 'mutation', 'user', 'api'],
      ['accounts.revokeSession', 'mutation', 'user', 'api'],
      ['accounts.verifyEmail', 'mutation', 'public', 'verify-email'],
      ['accounts.viewReset', 'query', 'public', 'verify-email'],
      ['admin.access.beginSetUp', 'mutation', 'admin', 'admin'],
      ['admin.access.close', 'mutation', 'admin', 'admin'],
      ['admin.access.confirmSetUp', 'mutation', 'admin', 'admin'],
      ['admin.access.get', 'query', 'admin', 'admin'],
      ['admin.access.open', 'mutation', 'admin', 'admin'],
      ['admin.audit.check', 'query', 'admin', 'admin'],
      ['admin.audit.list', 'query', 'admin', 'admin'],
      ['admin.authorPages.disable', 'mutation', 'admin', 'admin'],
      ['admin.authorPages.enable', 'mutation', 'admin', 'admin'],
      ['admin.authorPages.find', 'query', 'admin', 'admin'],
      ['admin.bookCache.find', 'query', 'admin', 'admin'],
      ['admin.bookCache.refresh', 'mutation', 'admin', 'admin'],
      ['admin.inbox.get', 'query', 'admin', 'admin'],
      ['admin.inbox.list', 'query', 'admin', 'admin'],
      ['admin.inbox.move', 'mutation', 'admin', 'admin'],
      ['admin.inbox.reply', 'mutation', 'admin', 'admin'],
      ['admin.jobs.list', 'query', 'admin', 'admin'],
      ['admin.jobs.run', 'mutation', 'admin', 'admin'],
      ['admin.links.disable', 'mutation', 'admin', 'admin'],
      ['admin.links.enable', 'mutation', 'admin', 'admin'],
      ['admin.links.get', 'query', 'admin', 'admin'],
      ['admin.links.list', 'query', 'admin', 'admin'],
      ['admin.outbox.describe', 'query', 'admin', 'admin'],
      ['admin.outbox.list', 'query', 'admin', 'admin'],
      ['admin.outbox.preview', 'query', 'admin', 'admin'],
      ['admin.outbox.retry', 'mutation', 'admin', 'admin'],
      ['admin.outbox.sendSample', 'mutation', 'admin', 'admin'],
      ['admin.overview.attention', 'query', 'admin', 'admin'],
      ['admin.overview.read', 'query', 'admin', 'admin'],
      ['admin.ownDomains.disable', 'mutation', 'admin', 'admin'],
      ['admin.ownDomains.enable', 'mutation', 'admin', 'admin'],
      ['admin.ownDomains.find', 'query', 'admin', 'admin'],
      ['admin.reports.dismiss', 'mutation', 'admin', 'admin'],
      ['admin.reports.list', 'query', 'admin', 'admin'],
      ['admin.reports.resolve', 'mutation', 'admin', 'admin'],
      ['admin.series.disable', 'mutation', 'admin', 'admin'],
      ['admin.series.enable', 'mutation', 'admin', 'admin'],
      ['admin.series.find', 'query', 'admin', 'admin'],
      ['admin.series.listOfLink', 'query', 'admin', 'admin'],
      ['admin.stripeEvents.get', 'query', 'admin', 'admin'],
      ['admin.stripeEvents.list', 'query', 'admin', 'admin'],
      ['admin.stripeEvents.process', 'mutation', 'admin', 'admin'],
      ['admin.users.ban', 'mutation', 'admin', 'admin'],
      ['admin.users.endPremium', 'mutation', 'admin', 'admin'],
      ['admin.users.get', 'query', 'admin', 'admin'],
      ['admin.users.grantPremium', 'mutation', 'admin', 'admin'],
      ['admin.users.list', 'query', 'admin', 'admin'],
      ['admin.users.signOut', 'mutation', 'admin', 'admin'],
      ['admin.users.unban', 'mutation', 'admin', 'admin'],
      ['analytics.live', 'subscription', 'premium', 'analytics'],
      ['analytics.overview', 'query', 'premium', 'analytics'],
      ['analytics.summary', 'query', 'user', 'analytics'],
      ['apiKeys.create', 'mutation', 'user', 'confirm'],
      ['apiKeys.current', 'query', 'user', 'api'],
      ['apiKeys.list', 'query', 'user', 'api'],
      ['apiKeys.revoke', 'mutation', 'user', 'api'],
      ['apiKeys.revokeCurrent', 'mutation', 'user', 'api'],
      ['authorPages.create', 'mutation', 'user', 'slug'],
      ['authorPages.get', 'query', 'user', 'links'],
      ['authorPages.list', 'query', 'user', 'links'],
      ['authorPages.publish', 'mutation', 'user', 'links'],
      ['authorPages.remove', 'mutation', 'user', 'links'],
      ['authorPages.removePortrait', 'mutation', 'user', 'links'],
      ['authorPages.restore', 'mutation', 'user', 'links'],
      ['authorPages.unpublish', 'mutation', 'user', 'links'],
      ['authorPages.update', 'mutation', 'user', 'links'],
      ['books.lookup', 'query', 'public', 'lookup'],
      ['books.search', 'query', 'public', 'search'],
      ['bulkChanges.advance', 'mutation', 'user', 'bulk-change'],
      ['bulkChanges.list', 'query', 'user', 'links'],
      ['bulkChanges.preview', 'query', 'user', 'links'],
      ['bulkChanges.results', 'query', 'user', 'links'],
      ['bulkChanges.start', 'mutation', 'user', 'links'],
      ['bulkChanges.undo', 'mutation', 'user', 'links'],
      ['clicks.track', 'mutation', 'public', 'track'],
      ['devices.approve', 'mutation', 'user', 'connect'],
      ['devices.deny', 'mutation', 'user', 'connect'],
      ['devices.disconnect', 'mutation', 'user', 'api'],
      ['devices.list', 'query', 'user', 'api'],
      ['devices.rename', 'mutation', 'user', 'api'],
      ['devices.review', 'query', 'user', 'connect'],
      ['earnings.append', 'mutation', 'premium', 'earnings-import'],
      ['earnings.begin', 'mutation', 'premium', 'earnings-import'],
      ['earnings.complete', 'mutation', 'premium', 'earnings-import'],
      ['earnings.drop', 'mutation', 'user', 'api'],
      ['earnings.listImports', 'query', 'user', 'api'],
      ['earnings.overview', 'query', 'premium', 'analytics'],
      ['earnings.rememberMapping', 'mutation', 'premium', 'analytics'],
      ['earnings.setRates', 'mutation', 'premium', 'analytics'],
      ['earnings.settings', 'query', 'premium', 'analytics'],
      ['earnings.undo', 'mutation', 'user', 'api'],
      ['feedback.send', 'mutation', 'public', 'api'],
      ['labels.create', 'mutation', 'user', 'links'],
      ['labels.list', 'query', 'user', 'links'],
      ['labels.merge', 'mutation', 'user', 'links'],
      ['labels.remove', 'mutation', 'user', 'links'],
      ['labels.update', 'mutation', 'user', 'links'],
      ['links.annotate', 'mutation', 'user', 'links'],
      ['links.backMatter', 'query', 'user', 'links'],
      ['links.bookPages', 'query', 'user', 'links'],
      ['links.channels', 'query', 'user', 'links'],
      ['links.confirmSeller', 'mutation', 'premium', 'links'],
      ['links.createBookSlugs', 'mutation', 'user', 'links'],
      ['links.createChannel', 'mutation', 'user', 'links'],
      ['links.details', 'query', 'user', 'links'],
      ['links.editDetails', 'mutation', 'user', 'links'],
      ['links.generate', 'mutation', 'public', 'generate'],
      ['links.get', 'query', 'user', 'links'],
      ['links.health', 'query', 'user', 'links'],
      ['links.history', 'query', 'user', 'links'],
      ['links.list', 'query', 'user', 'links'],
      ['links.remove', 'mutation', 'user', 'links'],
      ['links.removeCover', 'mutation', 'user', 'links'],
      ['links.replay', 'query', 'premium', 'analytics'],
      ['links.resolveShort', 'mutation', 'public', 'resolve-short'],
      ['links.restore', 'mutation', 'user', 'links'],
      ['links.save', 'mutation', 'user', 'save'],
      ['links.setCampaign', 'mutation', 'user', 'links'],
      ['links.setFormat', 'mutation', 'user', 'links'],
      ['links.settings', 'query', 'user', 'links'],
      ['links.summary', 'query', 'user', 'links'],
      ['links.undo', 'mutation', 'user', 'links'],
      ['links.update', 'mutation', 'user', 'links'],
      ['moves.append', 'mutation', 'user', 'moving'],
      ['moves.begin', 'mutation', 'user', 'moving'],
      ['moves.choose', 'mutation', 'user', 'moving'],
      ['moves.drop', 'mutation', 'user', 'moving'],
      ['moves.get', 'query', 'user', 'links'],
      ['moves.list', 'query', 'user', 'links'],
      ['moves.ofLink', 'query', 'user', 'links'],
      ['moves.restoreHistory', 'mutation', 'user', 'moving'],
      ['moves.restoreLinks', 'mutation', 'user', 'moving'],
      ['moves.rows', 'query', 'user', 'links'],
      ['moves.start', 'mutation', 'user', 'moving'],
      ['moves.takeOffer', 'mutation', 'user', 'moving'],
      ['moves.undo', 'mutation', 'user', 'moving'],
      ['ownDomains.add', 'mutation', 'user', 'own-domains'],
      ['ownDomains.check', 'mutation', 'user', 'own-domains'],
      ['ownDomains.choosePage', 'mutation', 'user', 'api'],
      ['ownDomains.list', 'query', 'user', 'api'],
      ['ownDomains.remove', 'mutation', 'user', 'api'],
      ['profile.export', 'mutation', 'user', 'confirm'],
      ['profile.get', 'query', 'user', 'api'],
      ['profile.tagChanges', 'query', 'user', 'api'],
      ['profile.undoTagChange', 'mutation', 'user', 'api'],
      ['profile.update', 'mutation', 'user', 'api'],
      ['referrals.apply', 'mutation', 'user', 'referral'],
      ['referrals.list', 'query', 'user', 'api'],
      ['referrals.stats', 'query', 'user', 'api'],
      ['routes.checkSlugs', 'query', 'public', 'check-slugs'],
      ['routes.explain', 'query', 'public', 'api'],
      ['savedFilters.create', 'mutation', 'user', 'links'],
      ['savedFilters.list', 'query', 'user', 'links'],
      ['savedFilters.remove', 'mutation', 'user', 'links'],
      ['savedFilters.update', 'mutation', 'user', 'links'],
      ['security.beginAuthenticator', 'mutation', 'user', 'security'],
      ['security.beginPasskey', 'mutation', 'user', 'security'],
      ['security.cancelRecovery', 'mutation', 'user', 'security'],
      ['security.cancelRecoveryByLink', 'mutation', 'public', 'verify-email'],
      ['security.confirmAuthenticator', 'mutation', 'user', 'api'],
      ['security.confirmPasskey', 'mutation', 'user', 'api'],
      ['security.createRecoveryCodes', 'mutation', 'user', 'security'],
      ['security.finishRecovery', 'mutation', 'public', 'verify-email'],
      ['security.get', 'query', 'user', 'api'],
      ['security.removeAuthenticator', 'mutation', 'user', 'security'],
      ['security.removePasskey', 'mutation', 'user', 'security'],
      ['security.renameAuthenticator', 'mutation', 'user', 'api'],
      ['security.renamePasskey', 'mutation', 'user', 'api'],
      ['security.viewRecovery', 'query', 'public', 'verify-email'],
      ['series.create', 'mutation', 'user', 'slug'],
      ['series.get', 'query', 'user', 'links'],
      ['series.list', 'query', 'user', 'links'],
      ['series.remove', 'mutation', 'user', 'links'],
      ['series.restore', 'mutation', 'user', 'links'],
      ['series.setAddress', 'mutation', 'user', 'slug'],
      ['series.setBooks', 'mutation', 'user', 'links'],
      ['series.suggest', 'query', 'user', 'links'],
      ['series.update', 'mutation', 'user', 'links'],
      ['session.get', 'query', 'public', 'session'],
      ['site.describe', 'query', 'public', 'api'],
      ['site.identify', 'query', 'public', 'api'],
      ['status.report', 'query', 'public', 'api'],
      ['subscription.cancel', 'mutation', 'user', 'billing'],
      ['subscription.check', 'query', 'user', 'api'],
      ['subscription.createCheckout', 'mutation', 'user', 'api'],
      ['subscription.createPortal', 'mutation', 'user', 'billing'],
      ['subscription.invoices', 'query', 'user', 'billing'],
      ['subscription.resume', 'mutation', 'user', 'billing'],
      ['subscription.verify', 'mutation', 'user', 'billing'],
      ['webhooks.create', 'mutation', 'user', 'api'],
      ['webhooks.get', 'query', 'user', 'api'],
      ['webhooks.getDelivery', 'query', 'user', 'api'],
      ['webhooks.list', 'query', 'user', 'api'],
      ['webhooks.listDeliveries', 'query', 'user', 'api'],
      ['webhooks.remove', 'mutation', 'user', 'api'],
      ['webhooks.resend', 'mutation', 'user', 'api'],
      ['webhooks.rotateSecret', 'mutation', 'user', 'api'],
      ['webhooks.sendTest', 'mutation', 'user', 'api'],
      ['webhooks.update', 'mutation', 'user', 'api'],
    ])
  })

  it('S61 logs every change by an admin', () => {
    const changes = procedures.filter(
      ({ type, meta }) => meta?.level === 'admin' && type === 'mutation',
    )
    const unaudited = changes.filter(({ meta }) => !meta?.isAudited).map(({ path }) => path)
    // The two-factor gate writes their rows itself, once the code was right.
    expect(unaudited).toEqual([
      'admin.access.beginSetUp',
      'admin.access.confirmSetUp',
      'admin.access.open',
    ])
  })

  it.each(withInput)('S35 $path accepts its own input and no other keys', ({ path, inputs }) => {
    const [schema] = inputs
    const accepts = (value: unknown) => schema?.safeParse?.(value).success
    expect(accepts(goodInputs[path])).toBe(true)
    expect(accepts({ ...goodInputs[path], ownerId: 'another-user' })).toBe(false)
    expect(accepts(undefined)).toBe(mayBeMissing.includes(path))
  })

  it.each(withInput)('S5 $path accepts no list as a text', ({ path, inputs }) => {
    const [schema] = inputs
    for (const [key, value] of Object.entries(goodInputs[path] ?? {})) {
      const number = typeof value === 'number' ? '7' : 7
      for (const odd of [[value, value], { toString: 'x' }, null, number]) {
        const input = { ...goodInputs[path], [key]: odd }
        expect(schema?.safeParse?.(input).success, `${key}: ${JSON.stringify(odd)}`).toBe(false)
      }
    }
  })
})

describe('a failing procedure', () => {
  const visitor: Session = {
    id: 'session',
    client: 'web',
    clientVersion: null,
    userId: 'user-ada',
    publicId: 'adaadaadaada2345' as PublicId,
    email: 'ada@example.test',
    firstName: 'Ada',
    role: 'admin',
    isPremium: true,
    signedInAt: new Date(0),
    createdAt: new Date(0),
  }
  const SECRET = 'insert into saved_link at /srv/everyshelf/links.repo.ts:12'
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  it.each(procedures)('S64 $path returns only the request id and logs the rest', async (one) => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => void lines.push(line) })
    const readContext = createContextReader(
      createClientAddressReader([]),
      // Each procedure counts its call before anything else.
      () => {
        throw new Error(SECRET)
      },
      async () => ({ session: visitor, cookies: [], isTokenRefused: false }),
      'http://localhost',
      { requireOpen: async () => {}, recordFor: () => async () => {} },
    )
    const route = createTrpcRoute({
      router: app.router,
      readContext,
      trustedOrigins: [],
      minimumExtension: '1.0.0',
      logger,
    })
    server = createServer(express().use('/api/trpc', route))
    const port = await listen(server, '127.0.0.1', 0)
    const result = await fetch(`http://127.0.0.1:${port}/api/trpc/${one.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(goodInputs[one.path]),
    })
    const text = await result.text()
    // A stream has started by then, so the error is part of it.
    const error =
      one.type === 'subscription'
        ? JSON.parse(/event: serialized-error\ndata: (.*)/.exec(text)?.[1] ?? '{}')
        : JSON.parse(text).error
    expect(result.status).toBe(one.type === 'subscription' ? 200 : 500)
    const { requestId, ...data } = error.data
    expect(data).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      httpStatus: 500,
      reason: 'unexpected',
      details: {},
    })
    expect(text).not.toMatch(/saved_link|\.ts|stack|\/srv/)
    const logged = JSON.parse(lines[0] ?? '{}')
    expect(logged).toMatchObject({ level: 'error', path: one.path, requestId })
    expect(logged.err.message).toContain(SECRET)
  })
})
