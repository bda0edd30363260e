import { buildApiKey } from '@everyshelf/domain/api-keys'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { signedInResponse, signedOutResponse } from './fake-session.ts'

type Returned<Output> = Output | Promise<Output>

type Slices = 'accounts' | 'apiKeys' | 'devices' | 'ownDomains' | 'profile' | 'session' | 'webhooks'

type Call<Slice extends Slices, Name extends string> = (
  input: Extract<RouterInputs[Slice][Name & keyof RouterInputs[Slice]], object>,
) => Returned<RouterOutputs[Slice][Name & keyof RouterOutputs[Slice]]>

/** The API calls about the visitor's own account. */
export interface AccountCalls {
  readonly 'session.get': Call<'session', 'get'>
  readonly 'accounts.verifyEmail': Call<'accounts', 'verifyEmail'>
  readonly 'accounts.programs': Call<'accounts', 'programs'>
  readonly 'accounts.viewReset': Call<'accounts', 'viewReset'>
  readonly 'accounts.listSessions': Call<'accounts', 'listSessions'>
  readonly 'accounts.revokeSession': Call<'accounts', 'revokeSession'>
  readonly 'accounts.revokeOtherSessions': Call<'accounts', 'revokeOtherSessions'>
  readonly 'accounts.changeEmail': Call<'accounts', 'changeEmail'>
  readonly 'accounts.confirmEmailChange': Call<'accounts', 'confirmEmailChange'>
  readonly 'accounts.deleteAccount': Call<'accounts', 'deleteAccount'>
  readonly 'apiKeys.list': Call<'apiKeys', 'list'>
  readonly 'apiKeys.create': Call<'apiKeys', 'create'>
  readonly 'apiKeys.revoke': Call<'apiKeys', 'revoke'>
  readonly 'ownDomains.list': Call<'ownDomains', 'list'>
  readonly 'ownDomains.add': Call<'ownDomains', 'add'>
  readonly 'ownDomains.check': Call<'ownDomains', 'check'>
  readonly 'ownDomains.choosePage': Call<'ownDomains', 'choosePage'>
  readonly 'ownDomains.remove': Call<'ownDomains', 'remove'>
  readonly 'webhooks.list': Call<'webhooks', 'list'>
  readonly 'webhooks.create': Call<'webhooks', 'create'>
  readonly 'webhooks.update': Call<'webhooks', 'update'>
  readonly 'webhooks.rotateSecret': Call<'webhooks', 'rotateSecret'>
  readonly 'webhooks.remove': Call<'webhooks', 'remove'>
  readonly 'webhooks.sendTest': Call<'webhooks', 'sendTest'>
  readonly 'webhooks.listDeliveries': Call<'webhooks', 'listDeliveries'>
  readonly 'webhooks.getDelivery': Call<'webhooks', 'getDelivery'>
  readonly 'webhooks.resend': Call<'webhooks', 'resend'>
  readonly 'devices.list': Call<'devices', 'list'>
  readonly 'devices.rename': Call<'devices', 'rename'>
  readonly 'devices.review': Call<'devices', 'review'>
  readonly 'devices.approve': Call<'devices', 'approve'>
  readonly 'devices.deny': Call<'devices', 'deny'>
  readonly 'profile.get': Call<'profile', 'get'>
  readonly 'profile.update': Call<'profile', 'update'>
  readonly 'profile.export': Call<'profile', 'export'>
  readonly 'profile.tagChanges': Call<'profile', 'tagChanges'>
  readonly 'profile.undoTagChange': Call<'profile', 'undoTagChange'>
}

const { user } = signedInResponse()
if (!user) throw new Error('no user is signed in')

type Profile = RouterOutputs['profile']['get']

export const sampleProfile: Profile = {
  firstName: user.firstName,
  email: user.email,
  publicId: user.publicId as Profile['publicId'],
  affiliateTag: null,
  affiliateTags: {},
  programIds: {},
  tagChannels: { networks: [], isListOptIn: false },
  serviceTags: {},
  timeZone: 'UTC',
  weeklyEmail: false,
  firstSteps: [],
  markedDays: [],
  isPremium: false,
  createdAt: user.createdAt,
}

export const sampleSessions: RouterOutputs['accounts']['listSessions'] = [
  {
    id: 'here000000000000',
    createdAt: '2026-11-21T09:00:00.000Z',
    lastUsedAt: '2026-11-21T09:30:00.000Z',
    device: 'Desktop',
    browser: 'Firefox',
    isCurrent: true,
  },
  {
    id: 'phone00000000000',
    createdAt: '2026-11-19T18:00:00.000Z',
    lastUsedAt: '2026-11-20T20:15:00.000Z',
    device: 'Mobile',
    browser: 'Safari',
    isCurrent: false,
  },
]

export const sampleExtension: NonNullable<RouterOutputs['devices']['review']['extension']> = {
  browser: 'Chrome',
  system: 'macOS',
  version: '1.0.0',
  requestedAt: '2026-11-21T09:28:00.000Z',
  expiresAt: '2026-11-21T09:38:00.000Z',
}

export const sampleDevices: RouterOutputs['devices']['list'] = [
  {
    id: 'desk000000000000',
    name: null,
    browser: 'Chrome',
    system: 'macOS',
    version: '1.0.0',
    isSameBrowser: false,
    connectedAt: '2026-11-21T09:00:00.000Z',
    lastUsedAt: '2026-11-21T09:30:00.000Z',
  },
]

export const sampleApiKey: RouterOutputs['apiKeys']['list'][number] = {
  id: 'key00000000000000000',
  name: 'My website',
  ending: 'jyrI',
  scopes: ['links:read'],
  createdAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2027-11-22T00:00:00.000Z',
  lastUsedAt: null,
}

export const newKey = buildApiKey('0'.repeat(32))

export const sampleWebhook: RouterOutputs['webhooks']['list'][number] = {
  id: 'hook0000000000000000',
  url: 'https://hooks.example.org/everyshelf',
  events: ['link.created', 'clicks.hourly'],
  state: 'active',
  offReason: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  failingSince: null,
  skippedAt: null,
  formerSecretUntil: null,
}

export const sampleDomain: RouterOutputs['ownDomains']['add'] = {
  host: 'books.ada.example',
  state: 'waiting',
  problem: null,
  found: [],
  hasWww: false,
  pageId: null,
  addedAt: '2026-11-20T09:30:00.000Z',
  checkedAt: null,
  claimedAt: null,
  brokenSince: null,
  disabledReason: null,
  records: [
    {
      type: 'TXT',
      name: '_everyshelf.books.ada.example',
      field: '_everyshelf.books',
      value: 'everyshelf=k3v9',
    },
    { type: 'CNAME', name: 'books.ada.example', field: 'books', value: 'domains.example.org' },
  ],
}

export const newSecret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY='

export const sampleDelivery: RouterOutputs['webhooks']['listDeliveries']['rows'][number] = {
  id: 'delivery000000000000',
  webhookId: sampleWebhook.id,
  eventId: 'evt_00000000000000000000',
  type: 'link.created',
  linkId: 'link0000000000000000',
  state: 'failed',
  attempts: 9,
  status: 503,
  error: 'status',
  createdAt: '2026-11-20T09:30:00.000Z',
  nextAttemptAt: null,
  finishedAt: '2026-11-22T09:00:00.000Z',
}

export const samplePrograms: RouterOutputs['accounts']['programs'] = {
  apiKeys: [
    { name: 'My website', ending: 'jyrI' },
    { name: 'Zapier', ending: 'Xk2b' },
  ],
  webhooks: [{ host: 'hooks.example.org' }],
  passkeys: [{ name: 'Laptop' }],
  hasTwoFactor: true,
}
const noPrograms = { apiKeys: [], webhooks: [], passkeys: [], hasTwoFactor: false }

export const accountHandlers: AccountCalls = {
  'session.get': () => signedOutResponse,
  'accounts.verifyEmail': () => ({ email: sampleProfile.email }),
  'accounts.programs': () => noPrograms,
  'accounts.viewReset': () => noPrograms,
  'accounts.listSessions': () => sampleSessions,
  'accounts.revokeSession': () => ({ revoked: true }),
  'accounts.revokeOtherSessions': () => ({ revoked: true }),
  'accounts.changeEmail': () => ({ requested: true }),
  'accounts.confirmEmailChange': () => ({ mailbox: 'present' }),
  'accounts.deleteAccount': () => ({ deleted: true }),
  'apiKeys.list': () => [],
  'apiKeys.create': ({ name, scopes }) => ({ ...sampleApiKey, name, scopes, key: newKey }),
  'apiKeys.revoke': () => ({ revoked: true }),
  'ownDomains.list': () => ({ target: 'domains.example.org', domains: [] }),
  'ownDomains.add': () => sampleDomain,
  'ownDomains.check': () => sampleDomain,
  'ownDomains.choosePage': ({ pageId = null }) => ({ ...sampleDomain, pageId }),
  'ownDomains.remove': () => ({ removed: true }),
  'webhooks.list': () => [],
  'webhooks.create': ({ url, events }) => ({ ...sampleWebhook, url, events, secret: newSecret }),
  'webhooks.update': () => sampleWebhook,
  'webhooks.rotateSecret': () => ({ ...sampleWebhook, secret: newSecret }),
  'webhooks.remove': () => sampleWebhook,
  'webhooks.sendTest': () => sampleDelivery,
  'webhooks.listDeliveries': () => ({ rows: [], next: null }),
  'webhooks.getDelivery': () => ({
    ...sampleDelivery,
    attempts: [{ at: sampleDelivery.createdAt, status: 503, error: 'status', tookMs: 120 }],
    request: {
      headers: { 'webhook-id': sampleDelivery.eventId },
      body: '{"type":"link.created"}',
    },
    responseBody: 'Out of order',
  }),
  'webhooks.resend': () => sampleDelivery,
  'devices.list': () => [],
  'devices.rename': () => ({ renamed: true }),
  'devices.review': () => ({ state: 'pending', extension: sampleExtension }),
  'devices.approve': () => ({ state: 'approved', extension: null }),
  'devices.deny': () => ({ state: 'denied', extension: null }),
  'profile.get': () => sampleProfile,
  'profile.update': ({ username, weeklyEmail = false, firstStep, markedDays = [] }) => ({
    ...sampleProfile,
    firstName: username ?? 'Ada',
    weeklyEmail,
    firstSteps: firstStep ? [firstStep] : [],
    markedDays,
  }),
  'profile.tagChanges': () => [],
  'profile.undoTagChange': () => ({ undone: true }),
  'profile.export': () => ({
    version: 1,
    exportedAt: '2026-11-21T09:30:00.000Z',
    tables: {} as never,
    clicksAtMost: 50_000,
  }),
}
