import { type Book, placeholderTitle } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { MovePlan } from '@everyshelf/domain/moving'
import { toIsoTime } from '../../db/columns.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkWriter } from '../links/store/link-writer.repo.ts'
import type { StoredLink } from '../links/store/stored-links.repo.ts'
import { findBook, type MovedBooks } from './find-book.ts'
import { identifyTarget, recognizeTarget } from './identify-target.ts'
import { REQUESTS_PER_SECOND } from './move-view.ts'
import type { MovedLinkResult, StoredMovedLink } from './moved-links.repo.ts'
import type { MoveChange, MoveOwner, MovesRepo, StoredMove } from './moves.repo.ts'
import { factsOf, type PlaceDeps, placeLink } from './place-link.ts'
import { planRows } from './plan-rows.ts'
import { editsOf, type PreparedRow, prepareRows, toPlannable } from './prepare-rows.ts'
import { requireMove } from './read-moves.ts'
import type { ReportDone } from './report-done.ts'
import { undoRow } from './undo-row.ts'

export interface StepDeps {
  readonly repo: MovesRepo
  readonly settings: LinksFeature['settings']
  readonly identify: LinksFeature['identify']
  readonly books: MovedBooks
  readonly reportDone: ReportDone
  /** Fewer in tests. */
  readonly rowsAtOnce?: number
  readonly now: () => number
}

/** They share a transaction, which other requests wait for on SQLite. */
const ROWS_AT_ONCE = 50
const LINKS_READ_AT_ONCE = 100

export type MoveSteps = ReturnType<typeof createMoveSteps>

/**
 * The steps of a move and its undo. A step and its record are one transaction, so nothing is done twice or lost,
 * whenever the server stops. Of concurrent calls, only one does a step.
 */
export function createMoveSteps(deps: StepDeps) {
  const { repo, identify, books, rowsAtOnce = ROWS_AT_ONCE, now } = deps
  const isoNow = () => toIsoTime(now())

  /** Saves the links of rows that still wait, unless the move was stopped. */
  function store(
    owner: MoveOwner,
    { id, state }: StoredMove,
    rows: readonly PreparedRow[],
    changeAfter: () => MoveChange,
  ) {
    return repo.change(owner.userId, async ({ queries, moves, links }) => {
      const move = requireMove(await moves.find(id))
      if (move.state !== state) return
      const waiting = await moves.listWaitingAt(
        id,
        rows.map(({ row }) => row.position),
      )
      const left = rows.filter(({ row }) => waiting.has(row.position))
      const writing = { links, settings: deps.settings, now: isoNow() }
      const plans = await planRows({ queries, links }, owner, left.map(toPlannable))
      for (const [index, one] of left.entries()) {
        const result = await moveRow(writing, one, plans[index])
        await moves.record(id, one.row.position, result)
      }
      await moves.change(id, changeAfter())
    })
  }

  /** Saves the next links whose book is known without a request. */
  async function placeNext(owner: MoveOwner, move: StoredMove) {
    const { moves } = repo.of(owner.userId)
    const next = { isShortLink: false, from: move.position }
    const rows = await moves.listNext(move.id, next, rowsAtOnce)
    const name = (target: string) => recognizeTarget(identify, target)
    const prepared = await prepareRows(books.findCached, name, rows, isList(move))
    const isDone = rows.length < rowsAtOnce
    await store(owner, move, prepared, () => {
      if (isDone) return { state: 'looking-up', position: 0, completedAt: isoNow() }
      return { position: (rows.at(-1)?.position ?? 0) + 1 }
    })
  }

  /** Follows the next short links, and saves theirs. Returns their number. */
  async function followNext(owner: MoveOwner, move: StoredMove) {
    const { moves } = repo.of(owner.userId)
    const rows = await moves.listNext(move.id, { isShortLink: true, from: 0 }, REQUESTS_PER_SECOND)
    if (rows.length === 0) return 0
    const name = (target: string) => identifyTarget(identify, target, () => {})
    const prepared = await prepareRows(books.findCached, name, rows, isList(move))
    await store(owner, move, prepared, () => ({ completedAt: isoNow() }))
    return rows.length
  }

  /** Looks up the next books that were saved unknown. Returns their number. */
  async function describeNext({ userId }: MoveOwner, { id, position }: StoredMove) {
    const { moves, links } = repo.of(userId)
    const rows = await moves.listRows(id, position, LINKS_READ_AT_ONCE)
    const isSaved = ({ outcome }: StoredMovedLink) =>
      outcome === 'created' || outcome === 'restored'
    const saved = rows.filter(isSaved).flatMap(({ linkId }) => linkId ?? [])
    const unknown = new Set((await links.findMany(saved)).filter(isUnknown).map((link) => link.id))
    const wanted = rows.filter((row) => isSaved(row) && unknown.has(row.linkId ?? ''))
    const some = wanted.slice(0, REQUESTS_PER_SECOND)
    const found = await Promise.all(
      some.flatMap((row) => {
        const identifier = parseBookIdentifier(row.identifier ?? '')
        return identifier ? findBook(books, identifier).then((book) => ({ row, book })) : []
      }),
    )
    const isDone = wanted.length === some.length && rows.length < LINKS_READ_AT_ONCE
    const last = wanted.length > some.length ? some.at(-1) : rows.at(-1)
    await repo.change(userId, async (own) => {
      const move = requireMove(await own.moves.find(id))
      if (move.state !== 'looking-up') return
      for (const { row, book } of found) await describeLink(own.links, row, book, isList(move))
      const next = last ? last.position + 1 : position
      await own.moves.change(id, { position: next, ...(isDone && { state: 'moved' }) })
      if (!isDone) return
      const counts = (await own.moves.countOutcomes([id])).get(id)
      await deps.reportDone(own.queries, userId, move, counts?.get('skipped') ?? 0)
    })
    return found.length
  }

  function undoNext({ userId }: MoveOwner, id: string) {
    return repo.change(userId, async ({ queries, moves, links }) => {
      const move = requireMove(await moves.find(id))
      if (move.state !== 'undoing') return
      const next = await moves.listRows(id, move.position, rowsAtOnce)
      for (const row of next.filter(({ outcome }) => outcome !== null)) {
        await undoRow({ queries, ownerId: userId, links }, move, row, isoNow())
        await moves.markUndone(id, row.position, isoNow())
      }
      const position = move.position + next.length
      const isDone = next.length < rowsAtOnce
      await moves.change(id, { position, ...(isDone && { state: 'undone' }) })
    })
  }

  /** Does the next step of a move that has one. Returns how many requests to other sites it took. */
  return async (owner: MoveOwner, id: string): Promise<number> => {
    const move = requireMove(await repo.of(owner.userId).moves.find(id))
    if (move.state === 'moving') await placeNext(owner, move)
    if (move.state === 'undoing') await undoNext(owner, id)
    if (move.state !== 'looking-up') return 0
    return (await followNext(owner, move)) || (await describeNext(owner, move))
  }
}

/** Whether a catalog may know more about the book of a link. None knows ASINs. */
function isUnknown({ identifier, title }: StoredLink): boolean {
  const isIsbn = parseBookIdentifier(identifier)?.kind === 'isbn'
  return isIsbn && title === placeholderTitle(identifier)
}

function isList({ service }: StoredMove) {
  return service === 'list'
}

/** Gives a link what a catalog says. Another service's title was for a book that no catalog knows. */
async function describeLink(
  links: LinkWriter,
  row: StoredMovedLink,
  book: Book,
  isOfList: boolean,
) {
  const link = await links.find(row.linkId ?? '')
  const isWaiting = link?.removedAt === null && isUnknown(link)
  if (!isWaiting || book.source === 'placeholder') return
  const { title, ...edits } = link.edits
  const isOfFile = !isOfList && title !== undefined && title === editsOf(row).title
  await links.change(link.id, { facts: factsOf(book), ...(isOfFile && { edits }) })
}

async function moveRow(
  writing: PlaceDeps,
  { row, placed }: PreparedRow,
  plan: MovePlan | undefined,
): Promise<MovedLinkResult> {
  if (placed && plan && plan.action !== 'skip') return await placeLink(writing, placed, plan)
  return {
    identifier: placed ? toPlannable({ row, placed }).identifier : row.identifier,
    outcome: 'skipped',
    problem: plan?.problem ?? null,
    ...{ linkId: null, slug: null },
  }
}
