import { setTimeout } from 'node:timers/promises'
import type { MovedLink } from '@everyshelf/domain/moving'
import { toJsonText } from '../db/columns.ts'
import { createRowId } from '../db/row-id.ts'
import type { Queries } from '../db/transact.ts'
import type { TestApp } from './test-app.ts'

/** A link at another service that leads to Dune. */
export const sampleMovedLink: MovedLink = {
  line: 2,
  oldAddress: 'https://dub.sh/dune-saga',
  oldSlug: 'dune-saga',
  target: 'https://www.amazon.com/dp/0441172717',
  title: 'Dune',
  clicks: 1200,
  createdOn: '2025-03-01',
  authors: [],
  labels: [],
  note: '',
}

/** A link in an account's export, as a restore sends it. */
export const sampleFileLink = {
  isbn: '9780441172719',
  slug: 'dune-saga',
  createdAt: '2026-03-01T08:00:00.000Z',
  removedAt: null,
  settings: '{}',
  note: '',
  details: {},
  title: 'Dune',
  authors: ['Frank Herbert'],
  labels: [],
  slugs: [],
  clicks: 7,
}

export const sampleFileVersion = {
  version: 0,
  changedAt: '2026-03-01T08:00:00.000Z',
  slug: 'dune-saga',
  settings: '{}',
  undoneVersion: null,
  labels: null,
}

/** Waits until the server has done all steps of a move, or of its undo. */
export async function finishMove({ moves }: TestApp['trpc'], id: string): Promise<void> {
  const isFinished = async () => ['moved', 'undone'].includes((await moves.get.query({ id })).state)
  while (!(await isFinished())) await setTimeout(20)
}

/** Adds a move with one row that was not moved yet. */
export async function addMove({ db }: { readonly db: Queries }, ownerId: string): Promise<void> {
  const id = createRowId()
  const createdAt = '2026-11-20T09:00:00.000Z'
  await db
    .insertInto('link_move')
    .values({
      ...{ id, ownerId, service: 'dub', fileName: 'links.csv', rows: 1 },
      ...{ state: 'preview', position: 0, createdAt, completedAt: null },
    })
    .execute()
  await db
    .insertInto('moved_link')
    .values({
      ...sampleMovedLink,
      ...{ authors: toJsonText([]), labels: toJsonText([]) },
      ...{ moveId: id, position: 0, ownerId, identifier: '9780441172719', isShortLink: 0 },
    })
    .execute()
}
