import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toIsoTime } from '../db/columns.ts'
import { type LimitRules, limitRules } from '../http/limits/rate-limits.ts'
import { type AccountClient, createAccountClient, signIn } from '../testing/account-client.ts'
import { addAccount, addLink, addPasskeyRow, addReport } from '../testing/account-rows.ts'
import { openAdminArea } from '../testing/admin-client.ts'
import { numberHits, openClickStore } from '../testing/click-store.ts'
import { databaseKinds } from '../testing/databases.ts'
import { addEarningImport, sampleEarning, sampleMapping } from '../testing/earnings.ts'
import { connectExtension } from '../testing/extension-client.ts'
import { listProcedures } from '../testing/list-procedures.ts'
import { openStream } from '../testing/live-stream.ts'
import { sampleFileLink, sampleFileVersion, sampleMovedLink } from '../testing/moves.ts'
import { addOperatorRows, operatorRows } from '../testing/operator-rows.ts'
import { relaxedAuthLimits } from '../testing/relaxed-limits.ts'
import { formatKeys, keysOf, mergeKeys, type ResponseKeys } from '../testing/response-keys.ts'
import { responseShapes } from '../testing/response-shapes.ts'
import { sampleHit } from '../testing/sample-hit.ts'
import { serveOwnDomain } from '../testing/serve-own-domain.ts'
import { createSoftwarePasskey } from '../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

type Caller = 'anonymous' | 'other' | 'owner' | 'admin'
const callers = ['anonymous', 'other', 'owner', 'admin'] as const

/** Without a Stripe key no one can pay. Other results are tested with the subscriptions. */
const unpaid = 'payment-not-set-up'
const noDomains = 'premium-required-for-domains'

/** None of them has Premium. Other results are tested with the link settings. */
// No catalog can be reached from this test.
const unsearched = 'search-unavailable'
const unmanaged = 'premium-required-to-manage'

const unseen = 'premium-required-to-analyze'

/** Procedures for admins do not exist for other users (S61). */
function hidden(result: string): readonly [string, string, string, string] {
  return ['not-found', 'not-found', 'not-found', result]
}

/** The result for each caller: `ok` or the error code. Ids in the inputs are the owner's. */
const matrix: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'books.lookup': ['ok', 'ok', 'ok', 'ok'],
  'books.search': [unsearched, unsearched, unsearched, unsearched],
  'clicks.track': ['ok', 'ok', 'ok', 'ok'],
  'feedback.send': ['ok', 'ok', 'ok', 'ok'],
  'links.generate': ['ok', 'ok', 'ok', 'ok'],
  'links.resolveShort': ['invalid-url', 'invalid-url', 'invalid-url', 'invalid-url'],
  'routes.checkSlugs': ['ok', 'ok', 'ok', 'ok'],
  'routes.explain': ['ok', 'ok', 'ok', 'ok'],
  'session.get': ['ok', 'ok', 'ok', 'ok'],
  'status.report': ['ok', 'ok', 'ok', 'ok'],
  'site.describe': ['ok', 'ok', 'ok', 'ok'],
  'site.identify': ['ok', 'ok', 'ok', 'ok'],
  'accounts.verifyEmail': ['invalid-token', 'invalid-token', 'invalid-token', 'invalid-token'],
  'security.get': ['unauthorized', 'ok', 'ok', 'ok'],
  'security.beginPasskey': ['unauthorized', 'ok', 'ok', 'ok'],
  'security.confirmPasskey': ['unauthorized', 'passkey-failed', 'passkey-failed', 'passkey-failed'],
  'security.renamePasskey': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'security.removePasskey': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'security.beginAuthenticator': ['unauthorized', 'ok', 'ok', 'second-factor-required'],
  'security.confirmAuthenticator': ['unauthorized', 'wrong-code', 'wrong-code', 'wrong-code'],
  // The app is the admin's.
  'security.renameAuthenticator': ['unauthorized', 'not-found', 'not-found', 'ok'],
  'security.removeAuthenticator': [
    'unauthorized',
    'not-found',
    'not-found',
    'second-factor-required',
  ],
  'security.createRecoveryCodes': [
    'unauthorized',
    'not-found',
    'not-found',
    'second-factor-required',
  ],
  'security.cancelRecovery': ['unauthorized', 'ok', 'ok', 'ok'],
  'accounts.viewReset': ['invalid-token', 'invalid-token', 'invalid-token', 'invalid-token'],
  'security.viewRecovery': ['invalid-token', 'invalid-token', 'invalid-token', 'invalid-token'],
  'security.cancelRecoveryByLink': [
    'invalid-token',
    'invalid-token',
    'invalid-token',
    'invalid-token',
  ],
  'security.finishRecovery': ['invalid-token', 'invalid-token', 'invalid-token', 'invalid-token'],
  'devices.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'devices.review': ['unauthorized', 'ok', 'ok', 'ok'],
  'devices.approve': ['unauthorized', 'ok', 'ok', 'ok'],
  'devices.deny': ['unauthorized', 'ok', 'ok', 'ok'],
  'devices.rename': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'devices.disconnect': ['unauthorized', 'not-found', 'not-found', 'not-found'],
  'bulkChanges.preview': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'bulkChanges.start': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'bulkChanges.advance': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'bulkChanges.results': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'bulkChanges.undo': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'bulkChanges.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'links.annotate': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.details': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.editDetails': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.removeCover': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'links.summary': ['unauthorized', 'ok', 'ok', 'ok'],
  'labels.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'labels.create': ['unauthorized', 'ok', 'ok', 'ok'],
  'labels.update': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'labels.merge': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'labels.remove': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'savedFilters.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'savedFilters.create': ['unauthorized', 'ok', 'ok', 'ok'],
  'savedFilters.update': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'savedFilters.remove': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'series.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'series.suggest': ['unauthorized', 'ok', 'ok', 'ok'],
  'series.get': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'series.create': ['unauthorized', 'ok', 'ok', 'ok'],
  'series.update': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'series.setAddress': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'series.setBooks': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'series.remove': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'series.restore': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'authorPages.list': ['unauthorized', 'ok', 'ok', 'ok'],
  // The owner has a page, and the first other user to ask gets the address.
  'authorPages.create': ['unauthorized', 'ok', 'premium-required-for-pages', 'page-address-taken'],
  'authorPages.get': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'authorPages.update': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'authorPages.publish': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'authorPages.unpublish': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'authorPages.removePortrait': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'authorPages.remove': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'authorPages.restore': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.get': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.remove': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.restore': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.save': ['unauthorized', 'ok', 'link-already-saved', 'ok'],
  'links.settings': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.setFormat': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.history': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.health': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.update': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.backMatter': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.bookPages': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.createBookSlugs': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.channels': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.createChannel': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.setCampaign': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.replay': ['unauthorized', unmanaged, unmanaged, unmanaged],
  'links.undo': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'links.confirmSeller': ['unauthorized', unmanaged, unmanaged, unmanaged],
  'admin.overview.read': hidden('ok'),
  'admin.overview.attention': hidden('ok'),
  'admin.inbox.list': hidden('ok'),
  'admin.inbox.reply': hidden('ok'),
  'admin.inbox.get': hidden('ok'),
  'admin.inbox.move': hidden('ok'),
  'admin.outbox.describe': hidden('ok'),
  'admin.outbox.list': hidden('ok'),
  'admin.outbox.preview': hidden('ok'),
  'admin.outbox.sendSample': hidden('ok'),
  'admin.outbox.retry': hidden('ok'),
  'admin.jobs.list': hidden('ok'),
  'admin.jobs.run': hidden('ok'),
  'admin.stripeEvents.list': hidden('ok'),
  'admin.stripeEvents.get': hidden('ok'),
  'admin.stripeEvents.process': hidden(unpaid),
  'admin.bookCache.find': hidden('ok'),
  'admin.bookCache.refresh': hidden('ok'),
  'admin.users.list': hidden('ok'),
  'admin.users.get': hidden('ok'),
  'admin.users.ban': hidden('ok'),
  'admin.users.unban': hidden('ok'),
  'admin.users.signOut': hidden('ok'),
  'admin.users.grantPremium': hidden('ok'),
  'admin.users.endPremium': hidden('ok'),
  'admin.authorPages.find': hidden('ok'),
  'admin.authorPages.disable': hidden('ok'),
  'admin.authorPages.enable': hidden('ok'),
  'admin.ownDomains.find': hidden('ok'),
  'admin.ownDomains.disable': hidden('ok'),
  'admin.ownDomains.enable': hidden('ok'),
  'admin.links.list': hidden('ok'),
  'admin.links.get': hidden('ok'),
  'admin.links.disable': hidden('ok'),
  'admin.links.enable': hidden('ok'),
  'admin.series.find': hidden('ok'),
  'admin.series.listOfLink': hidden('ok'),
  'admin.series.disable': hidden('ok'),
  'admin.series.enable': hidden('ok'),
  'admin.reports.list': hidden('ok'),
  'admin.reports.dismiss': hidden('ok'),
  'admin.reports.resolve': hidden('ok'),
  'admin.audit.list': hidden('ok'),
  'admin.audit.check': hidden('ok'),
  'admin.access.get': hidden('ok'),
  'admin.access.beginSetUp': hidden('second-factor-required'),
  'admin.access.confirmSetUp': hidden('wrong-code'),
  'admin.access.open': hidden('wrong-code'),
  'ownDomains.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'ownDomains.add': ['unauthorized', noDomains, 'ok', noDomains],
  'ownDomains.check': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'ownDomains.choosePage': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'ownDomains.remove': ['unauthorized', 'not-found', 'ok', 'not-found'],
  // After the admin's sample email: each new key sends an email, too, and an address has a limit.
  'apiKeys.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'apiKeys.create': ['unauthorized', 'ok', 'ok', 'ok'],
  'apiKeys.revoke': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'apiKeys.current': ['unauthorized', 'not-found', 'not-found', 'not-found'],
  'apiKeys.revokeCurrent': ['unauthorized', 'not-found', 'not-found', 'not-found'],
  'webhooks.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'webhooks.create': ['unauthorized', 'ok', 'ok', 'ok'],
  'webhooks.get': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'webhooks.update': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'webhooks.rotateSecret': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'webhooks.sendTest': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'webhooks.listDeliveries': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'webhooks.getDelivery': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'webhooks.resend': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'analytics.live': ['unauthorized', unseen, unseen, unseen],
  'analytics.overview': ['unauthorized', unseen, unseen, unseen],
  'analytics.summary': ['unauthorized', 'ok', 'ok', 'ok'],
  'earnings.overview': ['unauthorized', unseen, unseen, unseen],
  'earnings.begin': ['unauthorized', unseen, unseen, unseen],
  'earnings.append': ['unauthorized', unseen, unseen, unseen],
  'earnings.complete': ['unauthorized', unseen, unseen, unseen],
  'earnings.settings': ['unauthorized', unseen, unseen, unseen],
  'earnings.setRates': ['unauthorized', unseen, unseen, unseen],
  'earnings.rememberMapping': ['unauthorized', unseen, unseen, unseen],
  'profile.get': ['unauthorized', 'ok', 'ok', 'ok'],
  'profile.update': ['unauthorized', 'ok', 'ok', 'ok'],
  'profile.export': ['unauthorized', 'ok', 'ok', 'ok'],
  // After the export, so that it has them.
  'webhooks.remove': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'earnings.listImports': ['unauthorized', 'ok', 'ok', 'ok'],
  'earnings.drop': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'earnings.undo': ['unauthorized', 'not-found', 'ok', 'not-found'],
  // After the export, so that it has the move.
  'moves.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'moves.get': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'moves.rows': ['unauthorized', 'not-found', 'ok', 'not-found'],
  // All its rows are sent.
  'moves.append': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'moves.choose': ['unauthorized', 'not-found', 'ok', 'not-found'],
  // Its row names no book that could be offered.
  'moves.takeOffer': ['unauthorized', 'not-found', 'not-found', 'not-found'],
  'moves.start': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'moves.undo': ['unauthorized', 'not-found', 'ok', 'not-found'],
  // A move that was started stays.
  'moves.drop': ['unauthorized', 'not-found', 'not-found', 'not-found'],
  'moves.ofLink': ['unauthorized', 'ok', 'ok', 'ok'],
  'moves.restoreLinks': ['unauthorized', 'ok', 'ok', 'ok'],
  'moves.restoreHistory': ['unauthorized', 'ok', 'ok', 'ok'],
  'moves.begin': ['unauthorized', 'ok', 'ok', 'ok'],
  'profile.tagChanges': ['unauthorized', 'ok', 'ok', 'ok'],
  'profile.undoTagChange': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'referrals.apply': ['unauthorized', 'ok', 'invalid-referral', 'ok'],
  // The alias of the call before it, which has already recorded who referred these callers.
  'referrals.list': ['unauthorized', 'ok', 'ok', 'ok'],
  'referrals.stats': ['unauthorized', 'ok', 'ok', 'ok'],
  'subscription.check': ['unauthorized', 'ok', 'ok', 'ok'],
  'subscription.verify': ['unauthorized', 'ok', 'ok', 'ok'],
  'subscription.createCheckout': ['unauthorized', unpaid, unpaid, unpaid],
  'subscription.createPortal': ['unauthorized', unpaid, unpaid, unpaid],
  'subscription.invoices': ['unauthorized', unpaid, unpaid, unpaid],
  'subscription.cancel': ['unauthorized', unpaid, unpaid, unpaid],
  'subscription.resume': ['unauthorized', unpaid, unpaid, unpaid],
  'accounts.programs': ['unauthorized', 'ok', 'ok', 'ok'],
  'accounts.listSessions': ['unauthorized', 'ok', 'ok', 'ok'],
  'accounts.revokeSession': ['unauthorized', 'not-found', 'ok', 'not-found'],
  'accounts.revokeOtherSessions': ['unauthorized', 'ok', 'ok', 'ok'],
  // The last of its kind: it ends the admin's access.
  'admin.access.close': hidden('ok'),
  'accounts.changeEmail': ['unauthorized', 'ok', 'ok', 'ok'],
  'accounts.confirmEmailChange': [
    'unauthorized',
    'invalid-token',
    'invalid-token',
    'invalid-token',
  ],
  'accounts.deleteAccount': ['unauthorized', 'ok', 'ok', 'ok'],
}

it('S35 lists the keys of every response', () => {
  const answered = Object.keys(matrix).filter((path) => matrix[path]?.includes('ok'))
  expect(Object.keys(responseShapes).sort()).toEqual(answered.sort())
})

describe.each(databaseKinds)('S35 S36 on %s', (database) => {
  let app: TestApp
  let clients: Record<Caller, AccountClient>
  let inputs: Readonly<Record<string, object | undefined>>
  /** What the callers above were answered, all together. */
  const seen = new Map<string, ResponseKeys>()

  beforeAll(async () => {
    const limits = Object.fromEntries(
      Object.keys(limitRules).map((name) => [name, [{ points: 1000, seconds: 60 }]]),
    ) as unknown as LimitRules
    // The clock does not move: no click becomes old enough for the totals while the test runs.
    const startedAt = Date.now()
    app = await createTestApp({
      database,
      authLimits: relaxedAuthLimits,
      limits,
      now: () => startedAt,
      config: { domainTarget: 'domains.everyshelf.example' },
    })
    const signInAs = (name: string) =>
      signIn(app, { name, email: `${name}@example.org`, password: 'nine tall bookshelves' })
    clients = {
      anonymous: createAccountClient(app),
      other: await signInAs('other'),
      owner: await signInAs('owner'),
      admin: await signInAs('admin'),
    }
    await openAdminArea(app, clients.admin, startedAt)
    await addOperatorRows(app.database)
    const { id, slug } = await clients.owner.trpc.links.save.mutate({ isbn: '9780143127741' })
    await setPremium('9999-01-01T00:00:00.000Z')
    await clients.owner.trpc.links.update.mutate({ id, settings: { mode: 'choose' } })
    await clients.owner.trpc.links.confirmSeller.mutate({ id, seller: 'kobo' })
    const selection = { ids: [id] }
    const bulkChange = { selection, action: { kind: 'mode', mode: 'instant' } as const }
    const { id: bulkChangeId } = await clients.owner.trpc.bulkChanges.start.mutate(bulkChange)
    const ownDomain = { host: 'books.ada.example' }
    await clients.owner.trpc.ownDomains.add.mutate(ownDomain)
    await serveOwnDomain(app, 'books.olga.example', 'owner@example.org')
    await setPremium(null)
    const there = { email: 'owner@example.org', password: 'nine tall bookshelves' }
    await createAccountClient(app).post('/api/auth/sign-in/email', there)
    const device = await connectExtension(app, clients.owner)
    const { body: code } = await device.requestCode()
    const sessions = await clients.owner.trpc.accounts.listSessions.query()
    const { user: owner } = await clients.owner.trpc.session.get.query()
    const another = sessions.find(({ isCurrent }) => !isCurrent)
    const spare = await addAccount(app.database, { name: 'Spare' })
    const ownerRow = await app.database.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'owner@example.org')
      .executeTakeFirstOrThrow()
    const { trpc: ownerCalls } = clients.owner
    const apiKey = await ownerCalls.apiKeys.create.mutate({
      name: 'A program',
      scopes: ['links:read'],
    })
    const webhook = await ownerCalls.webhooks.create.mutate({
      url: 'https://hooks.example.org/in',
      events: ['link.created'],
    })
    const delivery = await ownerCalls.webhooks.sendTest.mutate({ id: webhook.id })
    const readDelivery = () => ownerCalls.webhooks.getDelivery.query({ id: delivery.id })
    await vi.waitFor(async () => expect((await readDelivery()).attempts).toHaveLength(1), 10_000)
    const page = await ownerCalls.authorPages.create.mutate({ name: 'Olga', address: 'olga-owner' })
    await ownerCalls.authorPages.update.mutate({ id: page.id, books: [id] })
    const label = await ownerCalls.labels.create.mutate({ name: 'Series', color: 'blue' })
    const otherLabel = await ownerCalls.labels.create.mutate({ name: 'Blog', color: 'teal' })
    const filter = await ownerCalls.savedFilters.create.mutate({
      name: 'Series',
      filter: { labels: [label.id] },
    })
    const series = await ownerCalls.series.create.mutate({
      name: 'The Salt Trilogy',
      books: [{ linkId: id, position: 150 }],
    })
    await ownerCalls.series.update.mutate({ id: series.id, isPublished: true })
    const tagChange = {
      id: '5f0c9a1be24d77c0a3b61e90',
      userId: ownerRow.id,
      changedAt: toIsoTime(new Date(startedAt)),
      before: '{"affiliateTags":{"us":""},"programIds":{}}',
    }
    await app.database.db.insertInto('tag_change').values(tagChange).execute()
    const spareLink = await addLink(app.database, { slug: 'spare', ownerId: spare.userId })
    await addReport(app.database, spareLink)
    const otherSpareLink = await addLink(app.database, { slug: 'another' })
    const hit = { ...sampleHit, ownerId: ownerRow.id, minutesAgo: 1 }
    await openClickStore(app.database).append(numberHits([hit], startedAt))
    const earningImport = await addEarningImport(app.database, ownerRow.id)
    const move = await ownerCalls.moves.begin.mutate({
      service: 'dub',
      fileName: 'links.csv',
      rows: 1,
    })
    const about = { ...sampleMovedLink, target: 'https://ada.example/about' }
    await ownerCalls.moves.append.mutate({ id: move.id, from: 0, links: [about] })
    const passkeyId = await addPasskeyRow(app.database, ownerRow.id)
    const { authenticators } = await clients.admin.trpc.security.get.query()
    const appId = authenticators[0]?.id
    inputs = {
      'security.confirmPasskey': {
        name: 'Laptop',
        response: createSoftwarePasskey(app.config.publicUrl).register({
          challenge: 'eA',
          user: { id: 'eA' },
        }),
      },
      'security.renamePasskey': { id: passkeyId, name: 'Laptop' },
      'security.removePasskey': { id: passkeyId },
      'security.confirmAuthenticator': { code: '000000', name: 'Phone' },
      'security.renameAuthenticator': { id: appId, name: 'Phone' },
      'security.removeAuthenticator': { id: appId },
      'accounts.viewReset': { token: 'a' },
      'security.viewRecovery': { token: 'a.b' },
      'security.cancelRecoveryByLink': { token: 'a.b' },
      'security.finishRecovery': { token: 'a.b' },
      'books.lookup': { id: '9780143127741' },
      'books.search': { query: 'the body keeps the score' },
      'clicks.track': { linkId: id, isbn: '9780143127741' },
      'feedback.send': { message: 'A word', type: 'feedback', rating: 5 },
      'links.generate': { input: '9780143127741' },
      'links.resolveShort': { url: 'https://short.invalid/x' },
      'routes.checkSlugs': { slugs: ['my-novel'] },
      'routes.explain': { input: '9780143127741' },
      'accounts.verifyEmail': { token: 'a.b.c', password: 'nine tall shelves' },
      'devices.review': { userCode: code.user_code },
      'devices.approve': { userCode: code.user_code },
      'devices.deny': { userCode: code.user_code },
      'devices.rename': { id: await device.findId(), name: 'Laptop' },
      'links.get': { id },
      'bulkChanges.preview': bulkChange,
      'bulkChanges.start': bulkChange,
      'bulkChanges.advance': { id: bulkChangeId },
      'bulkChanges.results': { id: bulkChangeId },
      'bulkChanges.undo': { id: bulkChangeId },
      'links.annotate': { id, labels: ['Newsletter'] },
      'ownDomains.add': ownDomain,
      'ownDomains.check': ownDomain,
      'ownDomains.choosePage': ownDomain,
      'ownDomains.remove': ownDomain,
      'apiKeys.create': { name: 'Another program', scopes: ['links:read'] },
      'apiKeys.revoke': { id: apiKey.id },
      'webhooks.create': { url: 'https://hooks.example.org/other', events: ['clicks.hourly'] },
      'webhooks.get': { id: webhook.id },
      'webhooks.update': { id: webhook.id, events: ['link.deleted'] },
      'webhooks.rotateSecret': { id: webhook.id },
      'webhooks.sendTest': { id: webhook.id },
      'webhooks.listDeliveries': { id: webhook.id },
      'webhooks.getDelivery': { id: delivery.id },
      'webhooks.resend': { id: delivery.id },
      'webhooks.remove': { id: webhook.id },
      'authorPages.create': { name: 'Ada Lind', address: 'ada-lind' },
      'authorPages.get': { id: page.id },
      'authorPages.update': { id: page.id, books: [id], links: ['https://olga.example'] },
      'authorPages.publish': { id: page.id },
      'authorPages.unpublish': { id: page.id },
      'authorPages.removePortrait': { id: page.id },
      'authorPages.remove': { id: page.id },
      'authorPages.restore': { id: page.id },
      'labels.create': { name: 'Spring', color: 'green' },
      'labels.update': { id: label.id, color: 'red' },
      'labels.merge': { id: otherLabel.id, into: label.id },
      'labels.remove': { id: label.id },
      'savedFilters.create': { name: 'Spring', filter: { labels: [label.id] } },
      'savedFilters.update': { id: filter.id, name: 'Summer' },
      'savedFilters.remove': { id: filter.id },
      'series.get': { id: series.id },
      'series.create': { name: 'Brine' },
      'series.update': { id: series.id, name: 'Salt' },
      'series.setAddress': { id: series.id, slug: 'salt' },
      'series.setBooks': { id: series.id, books: [{ linkId: id, position: 100 }] },
      'series.remove': { id: series.id },
      'series.restore': { id: series.id },
      'links.details': { id },
      'links.editDetails': { id, details: { series: 'Dune' } },
      'links.removeCover': { id },
      'links.setFormat': { id, format: 'paperback' },
      'links.remove': { id },
      'links.restore': { id },
      'links.save': { isbn: '9780143127741', labels: ['Spring'] },
      'links.settings': { id },
      'links.history': { id },
      'links.health': { id },
      'links.update': { id, settings: { mode: 'instant' } },
      'links.backMatter': { ids: [id] },
      'links.bookPages': { id },
      'links.createBookSlugs': { ids: [id] },
      'links.channels': { id },
      'links.createChannel': { id, channel: 'mail' },
      'links.setCampaign': { id, slug, campaign: 'Spring' },
      'links.replay': { id, settings: {} },
      'links.undo': { id, version: 1 },
      'links.confirmSeller': { id, seller: 'kobo' },
      'admin.overview.read': { days: 7 },
      'admin.inbox.reply': { id: operatorRows.feedback, text: 'Here.' },
      'admin.inbox.get': { id: operatorRows.feedback },
      'admin.inbox.move': { id: operatorRows.feedback, state: 'closed' },
      'admin.outbox.preview': { template: 'welcome' },
      'admin.outbox.sendSample': { template: 'welcome' },
      'admin.outbox.retry': { id: operatorRows.mail },
      'admin.jobs.run': { name: 'old-clicks' },
      'admin.stripeEvents.get': { id: operatorRows.event },
      'admin.stripeEvents.process': { id: operatorRows.event },
      'admin.bookCache.find': { id: '9780441172719' },
      'admin.bookCache.refresh': { id: '9780441172719' },
      'admin.users.list': { text: 'spare' },
      'admin.users.get': { id: ownerRow.id },
      'admin.users.ban': { id: spare.userId, reason: 'Spam' },
      'admin.users.unban': { id: spare.userId },
      'admin.users.signOut': { id: spare.userId },
      'admin.users.grantPremium': { id: spare.userId, months: 1, reason: 'A gift' },
      'admin.users.endPremium': { id: spare.userId, reason: 'A mistake' },
      'admin.authorPages.find': { text: 'olga-owner' },
      'admin.authorPages.disable': { id: page.id, reason: 'Spam' },
      'admin.authorPages.enable': { id: page.id },
      'admin.ownDomains.find': { text: 'olga' },
      'admin.ownDomains.disable': { id: 'books.olga.example', reason: 'Spam' },
      'admin.ownDomains.enable': { id: 'books.olga.example' },
      'admin.links.list': { text: 'spare' },
      'admin.links.get': { id: spareLink },
      'admin.links.disable': { id: spareLink, reason: 'Not a book' },
      'admin.links.enable': { id: spareLink },
      'admin.series.find': { text: 'salt' },
      'admin.series.listOfLink': { id },
      'admin.series.disable': { id: series.id, reason: 'Not a book' },
      'admin.series.enable': { id: series.id },
      'admin.reports.dismiss': { id: await addReport(app.database, otherSpareLink) },
      'admin.reports.resolve': {
        id: await addReport(app.database, otherSpareLink),
        reason: 'Spam',
      },
      'admin.access.confirmSetUp': { code: '000000' },
      'admin.access.open': { code: '000000' },
      'analytics.overview': { from: '2026-11-01', to: '2026-11-30' },
      'earnings.overview': { from: '2026-11-01', to: '2026-11-30' },
      'earnings.begin': { fileName: 'fees.csv', report: 'Fee-Earnings', rows: 1 },
      'earnings.append': { id: earningImport, rows: [sampleEarning] },
      'earnings.complete': { id: earningImport },
      'earnings.drop': { id: earningImport },
      'earnings.undo': { id: earningImport },
      'earnings.setRates': { currency: 'EUR', rates: { USD: '0.92' } },
      'earnings.rememberMapping': { signature: 'date|fee', mapping: sampleMapping },
      'moves.get': move,
      'moves.rows': { id: move.id },
      'moves.append': { id: move.id, from: 0, links: [sampleMovedLink] },
      'moves.choose': { id: move.id, choice: 'new' },
      'moves.takeOffer': { id: move.id, position: 0 },
      'moves.start': move,
      'moves.undo': move,
      'moves.drop': move,
      'moves.ofLink': { id },
      'moves.restoreLinks': { fileName: 'everyshelf.json', links: [sampleFileLink] },
      'moves.restoreHistory': {
        isbn: sampleFileLink.isbn,
        createdAt: sampleFileLink.createdAt,
        versions: [sampleFileVersion],
      },
      'moves.begin': { service: 'dub', fileName: 'links.csv', rows: 1 },
      'referrals.apply': { code: owner?.publicId },
      'profile.update': { username: 'Another Name' },
      'profile.export': {},
      'profile.undoTagChange': { id: tagChange.id },
      'accounts.revokeSession': { id: another?.id },
      'accounts.changeEmail': { email: 'moved@example.org' },
      'accounts.confirmEmailChange': { token: 'a.b' },
      'accounts.deleteAccount': {},
    }
  })
  afterAll(() => app.close())

  async function setPremium(premiumUntil: string | null): Promise<void> {
    await app.database.db.updateTable('user_profile').set({ premiumUntil }).execute()
  }

  const rows = Object.entries(matrix).flatMap(([path, results]) =>
    callers.map((caller, index) => [path, caller, results[index] ?? ''] as const),
  )

  it('S35 the matrix names every procedure', () => {
    const procedures = listProcedures(app.router).map(({ path }) => path)
    expect(procedures.sort()).toEqual(Object.keys(matrix).sort())
  })

  it.each(rows)('%s answers %s with %s', async (path, caller, result) => {
    expect(await call(path, caller)).toBe(result)
  })

  it.each(Object.entries(responseShapes))('%s answers with these keys only', (path, keys) => {
    expect(formatKeys(seen.get(path) ?? {})).toBe(keys)
  })

  async function call(path: string, caller: Caller): Promise<string> {
    if (path === 'analytics.live') return await refusalOfStream(clients[caller])
    const response = await clients[caller].post(`/api/trpc/${path}`, inputs[path] ?? {})
    const { error, result } = (await response.json()) as {
      error?: { data: { reason: string } }
      result?: { data: unknown }
    }
    if (error) return error.data.reason
    seen.set(path, mergeKeys(seen.get(path) ?? {}, keysOf(result?.data)))
    return 'ok'
  }

  async function refusalOfStream(client: AccountClient): Promise<string> {
    const stream = await openStream(app, client)
    const { data } = (await stream.next('serialized-error')) as { data: { reason: string } }
    stream.close()
    return data.reason
  }
})
