import { identifierKey } from '@everyshelf/domain/identifiers'
import type { MovePlan } from '@everyshelf/domain/moving'
import { toIsoTime } from '../../db/columns.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { LinkOwner } from '../links/saving/saved-link.ts'
import type { CountCall } from './count-calls.ts'
import type { MovedBooks } from './find-book.ts'
import type { MovedLinkResult, MovesRepo } from './moves.repo.ts'
import { requireMove } from './moves.service.ts'
import { type PlaceDeps, placeLink } from './place-link.ts'
import { isWritten, planRows } from './plan-rows.ts'
import { lookUpRows, nameRows, type PreparedRow, toPlannable } from './prepare-rows.ts'
import { undoRow } from './undo-row.ts'

export interface AdvanceDeps {
  readonly repo: MovesRepo
  readonly settings: LinksFeature['settings']
  readonly identify: LinksFeature['identify']
  readonly books: MovedBooks
  readonly now: () => number
}

/** Rows per request. Their books are looked up in catalogs first. */
const MOVED_AT_ONCE = 5
/** They share a transaction, which other requests wait for on SQLite. */
const UNDONE_AT_ONCE = 25

export type AdvanceMove = ReturnType<typeof createMoveSteps>

/**
 * Moves or undoes the next rows. A step and its record are one transaction, so nothing is done twice or lost,
 * whenever the server or the page stops. Of concurrent calls, only one does a step.
 */
export function createMoveSteps(deps: AdvanceDeps) {
  const { repo, identify, books, now } = deps
  const isoNow = () => toIsoTime(now())

  /** Stores the rows of a step, unless another call did. */
  function store(owner: LinkOwner, id: string, position: number, prepared: readonly PreparedRow[]) {
    return repo.change(owner.userId, async ({ queries, moves, links }) => {
      const move = requireMove(await moves.find(id))
      if (move.state !== 'moving' || move.position !== position) return
      const writing = { links, settings: deps.settings, now: isoNow() }
      const plans = await planRows({ queries, links }, owner, prepared.map(toPlannable))
      const ready = takeReady(prepared, plans)
      for (const [index, one] of ready.entries()) {
        const result = await moveRow(writing, one, plans[index])
        await moves.record(id, one.row.position, result)
      }
      const end = position + ready.length
      const completed = { state: 'moved', completedAt: isoNow() } as const
      await moves.setState(id, { position: end, ...(end >= move.rows && completed) })
    })
  }

  function undoNext({ userId }: LinkOwner, id: string) {
    return repo.change(userId, async ({ queries, moves, links }) => {
      const move = requireMove(await moves.find(id))
      if (move.state !== 'undoing') return
      const next = await moves.listRows(id, move.position, UNDONE_AT_ONCE)
      for (const row of next.filter(({ outcome }) => outcome !== null)) {
        await undoRow({ queries, ownerId: userId, links }, move, row, isoNow())
        await moves.markUndone(id, row.position, isoNow())
      }
      const position = move.position + next.length
      const isDone = next.length < UNDONE_AT_ONCE
      await moves.setState(id, { position, ...(isDone && { state: 'undone' }) })
    })
  }

  async function moveNext(owner: LinkOwner, id: string, position: number, countCall: CountCall) {
    const { queries, moves, links } = repo.of(owner.userId)
    const next = await moves.listRows(id, position, MOVED_AT_ONCE)
    const named = await nameRows(identify, next, countCall)
    // Planned twice: here, so that only links that are saved cause catalog requests, and under the lock.
    const plans = await planRows({ queries, links }, owner, named.map(toPlannable))
    await store(owner, id, position, await lookUpRows(books, named, plans, countCall))
  }

  return async (owner: LinkOwner, id: string, countCall: CountCall): Promise<void> => {
    const { state, position } = requireMove(await repo.of(owner.userId).moves.find(id))
    if (state === 'moving') await moveNext(owner, id, position, countCall)
    if (state === 'undoing') await undoNext(owner, id)
  }
}

/** Stops before a link that was there before the lock, so that its book was not looked up: the next step does it. */
function takeReady(rows: readonly PreparedRow[], plans: readonly MovePlan[]) {
  const end = rows.findIndex(({ placed }, index) => {
    const plan = plans[index]
    return plan !== undefined && isWritten(plan) && placed === null
  })
  return rows.slice(0, end === -1 ? rows.length : end)
}

async function moveRow(
  writing: PlaceDeps,
  { row, named, placed }: PreparedRow,
  plan: MovePlan | undefined,
): Promise<MovedLinkResult> {
  if (named && plan && plan.action !== 'skip') {
    return await placeLink(writing, named.identifier, placed, plan)
  }
  return {
    identifier: named ? identifierKey(named.identifier) : row.identifier,
    outcome: 'skipped',
    problem: plan?.problem ?? null,
    ...{ linkId: null, slug: null },
  }
}
