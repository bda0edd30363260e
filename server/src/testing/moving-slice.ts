import { placeholderBook } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'
import type { MovedLink, MoveService } from '@everyshelf/domain/moving'
import type { Database } from '../db/database.ts'
import { createTransact } from '../db/transact.ts'
import { identifyBook } from '../features/links/creating/identify-book.ts'
import { withFormatHint } from '../features/links/settings/change-settings.ts'
import { readForeignSettings } from '../features/links/settings/foreign-settings.ts'
import { createChangeLinks } from '../features/links/store/change-links.ts'
import { linksOf } from '../features/links/store/owned-links.repo.ts'
import type { Mail } from '../features/mail/mail.ts'
import { createMoveSteps } from '../features/moving/move-steps.ts'
import { createMovesRepo } from '../features/moving/moves.repo.ts'
import { createMovesService } from '../features/moving/moves.service.ts'
import { createMoveReading } from '../features/moving/read-moves.ts'
import { createDoneReport } from '../features/moving/report-done.ts'
import { goingStates } from '../features/moving/schema.ts'
import { webhookEvents } from '../features/webhooks/emit/webhook-events.repo.ts'
import type { Session } from '../trpc/request-context.ts'
import { openSavedLinks, toShortLink } from './saved-links-slice.ts'

/** What short links lead to. */
const EMMA = '9780143127741'

/** A row of a file. */
export const movedLinkTo = (target: string, more: Partial<MovedLink> = {}): MovedLink => ({
  ...{ line: 2, oldAddress: '', oldSlug: '', target, title: '', clicks: null, createdOn: null },
  ...{ authors: [], labels: [], note: '' },
  ...more,
})

/** Moves on a real database, without requests to other sites. */
export function openMoving(database: Database) {
  let clock = Date.parse('2026-11-26T09:30:00.000Z')
  const now = () => clock++
  const pass = (ms: number) => {
    clock += ms
  }
  const lookedUp: string[] = []
  const lookup = async (identifier: BookIdentifier) => {
    const key = identifierKey(identifier)
    lookedUp.push(key)
    return known.has(key) ? bookOf(identifier) : placeholderBook(identifier)
  }
  /** In catalogs, and in the cache. */
  const known = new Set<string>()
  const cached = new Set<string>()
  const bookOf = (identifier: BookIdentifier) => ({
    ...placeholderBook(identifier),
    ...{ title: `Catalog ${identifierKey(identifier)}`, source: 'open-library' as const },
  })
  const findCached = async (identifier: BookIdentifier) =>
    cached.has(identifierKey(identifier)) ? bookOf(identifier) : undefined
  const forgotten: string[] = []
  const followed: string[] = []
  const transact = createTransact(database.db)
  const forgetSlug = (slug: string) => void forgotten.push(slug)
  const changeLinks = createChangeLinks({ transact, webhookEvents, forgetSlug, now })
  const repo = createMovesRepo({ db: database.db, links: { changeLinks, linksOf } })
  const resolver = {
    resolveShort: async (url: string) => {
      followed.push(url)
      if (url.endsWith('dead')) throw new DomainError('invalid-url')
      return EMMA
    },
  }
  const identify = (text: string, beforeFollowing: () => void) =>
    identifyBook(text, resolver, beforeFollowing)
  const wake = () => {}
  const slice = openSavedLinks(database, { lookup, now })
  const moves = createMovesService({
    ...{ repo, identify, wake, now },
    reading: createMoveReading({ repo, findTitles: slice.findTitles, toShortLink, now }),
  })
  const mails: Mail[] = []
  const reportDone = createDoneReport({
    mail: {
      enqueue: async (_queries, mail) => {
        mails.push(mail)
        return 'queued'
      },
      findRecipient: async () => ({ email: 'ada@example.test', firstName: 'Ada' }),
    },
    now,
  })
  const advance = createMoveSteps({
    ...{ repo, identify, books: { lookup, findCached }, reportDone, rowsAtOnce: 5, now },
    settings: { withFormatHint, readForeignSettings },
  })

  async function preview(
    owner: Session,
    links: readonly MovedLink[],
    service: MoveService = 'dub',
  ) {
    const { id } = await moves.begin(owner, {
      service,
      fileName: 'links.csv',
      rows: links.length,
    })
    await moves.append(owner, id, 0, links)
    return id
  }

  /** Takes steps until the move is not going on. */
  async function finish(owner: Session, id: string) {
    for (;;) {
      await advance(owner, id)
      const move = await moves.get(owner, id)
      if (!goingStates.some((going) => going === move.state)) return move
    }
  }

  return {
    ...{
      repo,
      moves,
      advance,
      mails,
      pass,
      preview,
      finish,
      forgotten,
      followed,
      lookedUp,
      known,
      cached,
    },
    ...{ callerOf: slice.callerOf },
    move: async (owner: Session, links: readonly MovedLink[], service?: MoveService) => {
      const id = await preview(owner, links, service)
      await moves.start(owner, id)
      await finish(owner, id)
      return id
    },
    rowsOf: async (owner: Session, id: string) => (await moves.rows(owner, id, 0)).links,
  }
}
