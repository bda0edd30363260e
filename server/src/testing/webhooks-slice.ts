import { placeholderBook } from '@everyshelf/domain/books'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { createTransact } from '../db/transact.ts'
import type { AccountsFeature } from '../features/accounts/accounts.feature.ts'
import { firstHitIdAt } from '../features/clicks/hit-id.ts'
import { lockLinksOf } from '../features/links/store/lock-links.repo.ts'
import type { Mail } from '../features/mail/mail.ts'
import { findMailRecipient } from '../features/mail/mail-recipient.repo.ts'
import { createWebhooksFeature } from '../features/webhooks/webhooks.feature.ts'
import type { SharedJobName } from '../jobs/job-catalog.ts'
import { unwatched } from '../jobs/process-runs.ts'
import type { Dial, Resolve } from '../outbound/guarded-dialer.ts'
import type { Session } from '../trpc/request-context.ts'
import { addAccount } from './account-rows.ts'
import { openClickStore } from './click-store.ts'
import type { TestDatabase } from './databases.ts'
import { ORIGIN, openSavedLinks, toShortLink } from './saved-links-slice.ts'

export interface WebhooksSliceOptions {
  readonly network: { readonly resolve: Resolve; readonly dial: Dial }
  readonly now: () => number
  readonly secret?: string
  /** By default, every sign-in is recent enough. */
  readonly requireFresh?: AccountsFeature['requireFresh']
}

/** The features of links and webhooks on a real database, as one process has them. */
export function openWebhooks(database: TestDatabase, options: WebhooksSliceOptions) {
  const { network, now, secret = 'a secret of the server' } = options
  const jobs = new Map<SharedJobName, () => Promise<unknown>>()
  const mails: Mail[] = []
  const store = openClickStore(database, now)
  const metrics = new Registry()
  const feature = createWebhooksFeature({
    toShortLink,
    secret,
    database,
    transact: createTransact(database.db),
    logger: pino({ level: 'silent' }),
    metrics,
    startSharedJob: (name, run) => {
      jobs.set(name, run)
      return { wake: () => {}, stop: async () => {} }
    },
    watchRuns: () => unwatched('webhooks', () => {}),
    accounts: { requireFresh: options.requireFresh ?? (async () => {}) },
    mail: {
      enqueue: async (_queries, mail) => {
        mails.push(mail)
        return 'queued'
      },
      findRecipient: findMailRecipient,
    },
    links: { lockLinksOf },
    clicks: { store, firstHitIdAt },
    network,
    now,
  })
  const links = openSavedLinks(database, {
    lookup: async (identifier) => ({ ...placeholderBook(identifier), title: 'Dune' }),
    now,
  })
  const contextOf = (session: Session) => ({
    requestId: 'request',
    clientAddress: '192.0.2.7',
    userAgent: undefined,
    languages: [],
    session,
    admin: { requireOpen: async () => {}, recordFor: () => async () => {} },
    origin: ORIGIN,
    countCall: () => {},
  })
  return {
    links,
    store,
    mails,
    metrics,
    deliverDue: feature.deliverDue,
    runJob: async (name: SharedJobName) => await jobs.get(name)?.(),
    callerOf: (session: Session) => feature.router.createCaller(contextOf(session)).webhooks,
    stop: feature.stop,
  }
}

/** Adds an account with Premium; returns its session. */
export async function addWebhookOwner(
  database: TestDatabase,
  { name }: { readonly name: string },
): Promise<Session> {
  const { userId, publicId } = await addAccount(database, { name })
  return {
    id: `session-${name}`,
    client: 'web',
    clientVersion: null,
    userId,
    publicId,
    email: `${name.toLowerCase()}@example.org`,
    firstName: name,
    role: 'user',
    isPremium: true,
    signedInAt: new Date(0),
    createdAt: new Date(0),
  }
}
