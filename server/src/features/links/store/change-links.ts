import type { Slug } from '@everyshelf/domain/links'
import { toIsoTime } from '../../../db/columns.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { WebhookEvents } from '../../webhooks/emit/webhook-events.repo.ts'
import { type LinkWriter, openLinkWriter } from './link-writer.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'

interface ChangeLinksDeps {
  readonly transact: Transact
  readonly webhookEvents: WebhookEvents
  /** Makes redirects of this process use a change immediately. Other processes get it from the database. */
  readonly forgetSlug: (slug: Slug) => void
  readonly now: () => number
}

/** Queries of the same transaction, for what changes together with the links. */
type Work<Result> = (own: LinkWriter, queries: Queries) => Promise<Result>

export type ChangeLinks = <Result>(ownerId: string | null, work: Work<Result>) => Promise<Result>

/**
 * The one way to change links. `work` changes an owner's links in one transaction, under the lock that all
 * changes of the owner's links wait for. What follows from a change is done here: versions, search texts, and
 * events in the transaction; after the commit, redirects forget the slugs.
 */
export function createChangeLinks(deps: ChangeLinksDeps): ChangeLinks {
  const { transact, webhookEvents, forgetSlug, now } = deps
  return async (ownerId, work) => {
    const { result, slugs } = await transact(async (queries) => {
      if (ownerId !== null) await lockLinksOf(queries, ownerId)
      const opened = { queries, webhookEvents, ownerId, now: toIsoTime(now()) }
      const { writer, finish } = openLinkWriter(opened)
      const result = await work(writer, queries)
      return { result, slugs: await finish() }
    })
    for (const slug of slugs) forgetSlug(slug)
    return result
  }
}
