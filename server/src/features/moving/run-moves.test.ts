import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '../../db/database.ts'
import { migrate } from '../../schema.ts'
import { createEmptyDatabase, databaseKinds } from '../../testing/databases.ts'
import { movedLinkTo, openMoving } from '../../testing/moving-slice.ts'
import { addLinkOwner } from '../../testing/saved-links-slice.ts'
import type { GoingMove } from './moves.repo.ts'
import { createMoveRun } from './run-moves.ts'

const owner = (userId: string) => ({ userId, isPremium: true })

/** A run over moves with this many steps left. */
function openRun(moves: readonly (GoingMove & { left: number })[]) {
  const taken: string[] = []
  const failing = new Set<string>()
  const errors: object[] = []
  const { run, stop } = createMoveRun({
    repo: { listGoing: async () => moves.filter(({ left }) => left > 0) },
    takeStep: async (_, id) => {
      taken.push(id)
      if (failing.has(id)) throw new Error('no paper')
      const move = moves.find((one) => one.id === id)
      if (move) move.left--
      return move?.state === 'looking-up' ? 1 : 0
    },
    log: { error: (facts: object) => void errors.push(facts) },
    now: Date.now,
  })
  return { run, stop, taken, failing, errors }
}

it('takes a step of each account in turn, and of each account the oldest move', async () => {
  const { run, taken } = openRun([
    { id: 'a1', state: 'moving', owner: owner('ada'), left: 3 },
    { id: 'a2', state: 'undoing', owner: owner('ada'), left: 1 },
    { id: 'e1', state: 'moving', owner: owner('eve'), left: 1 },
  ])
  await run()
  expect(taken).toEqual(['a1', 'e1', 'a1', 'a1', 'a2'])
})

it('goes on with links while other sites are asked, and asks at most 5 times a second', async () => {
  const { run, taken } = openRun([
    { id: 'slow', state: 'looking-up', owner: owner('ada'), left: 4 },
    { id: 'quick', state: 'moving', owner: owner('ada'), left: 20 },
  ])
  const beganAt = performance.now()
  await run()
  expect(performance.now() - beganAt).toBeGreaterThan(700)
  expect(taken.slice(0, 12).filter((id) => id === 'quick').length).toBeGreaterThan(8)
  expect(taken).toHaveLength(24)
})

it('logs a step that fails, leaves its move alone for a while, and stops when it is told to', async () => {
  const { run, stop, taken, failing, errors } = openRun([
    { id: 'bad', state: 'moving', owner: owner('ada'), left: 1 },
    { id: 'good', state: 'moving', owner: owner('eve'), left: 1000 },
  ])
  failing.add('bad')
  const running = run()
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(5))
  stop()
  await running
  expect(taken.filter((id) => id === 'bad')).toHaveLength(1)
  expect(errors).toEqual([{ err: new Error('no paper'), moveId: 'bad' }])
})

const here = (file: string) => JSON.stringify(join(import.meta.dirname, file))

/** A step takes a few milliseconds. */
const KILLS_AFTER_MS = [0, 1, 2, 4, 8]

/** Takes the steps of all moves, as the job of a server does. Is killed some milliseconds into its second step. */
const server = `
import { openDatabase } from ${here('../../db/database.ts')}
import { openMoving } from ${here('../../testing/moving-slice.ts')}
import { createMoveRun } from ${here('run-moves.ts')}
const [config, dieAfterMs] = process.argv.slice(1).map(JSON.parse)
const database = openDatabase(config)
const { repo, advance } = openMoving(database)
let steps = 0
const takeStep = async (owner, id) => {
  const step = advance(owner, id)
  if (dieAfterMs === null || steps++ === 0) return await step
  await new Promise((resolve) => setTimeout(resolve, dieAfterMs))
  process.kill(process.pid, 'SIGKILL')
}
await createMoveRun({ repo, takeStep, log: console, now: Date.now }).run()
await database.close()`

it.each(databaseKinds)(
  'R1 loses and doubles nothing when a server on %s is killed again and again',
  async (kind) => {
    const place = await createEmptyDatabase(kind)
    onTestFinished(place.remove)
    async function withMoving<Result>(
      use: (moving: ReturnType<typeof openMoving>, database: Database) => Promise<Result>,
    ) {
      const database = openDatabase(place.config)
      await migrate(database, place.config)
      const result = await use(openMoving(database), database)
      await database.close()
      return result
    }
    const books = Array.from({ length: 60 }, (_, index) => `B0${String(index).padStart(8, '0')}`)
    const { ada, id } = await withMoving(async ({ moves, preview }, database) => {
      const ada = await addLinkOwner(database, { name: 'ada', isPremium: true })
      await database.db.updateTable('user_profile').set({ premiumUntil: '9999-01-01' }).execute()
      const file = books.map((book, index) => movedLinkTo(book, { oldSlug: `book-${index}` }))
      const id = await preview(ada, file)
      await moves.start(ada, id)
      return { ada, id }
    })
    const ends: (string | null)[] = []
    while (ends.at(-1) !== null) {
      const facts = [place.config, KILLS_AFTER_MS[ends.length] ?? null].map((fact) =>
        JSON.stringify(fact),
      )
      const child = spawn(process.execPath, ['--input-type=module', '-e', server, ...facts], {
        env: { ...process.env, NODE_COMPILE_CACHE: inject('compiledCode') },
        stdio: 'inherit',
      })
      const [, signal] = await once(child, 'exit')
      ends.push(signal)
    }
    expect(ends).toEqual([...KILLS_AFTER_MS.map(() => 'SIGKILL'), null])
    await withMoving(async ({ moves, callerOf }, { db }) => {
      expect(await moves.get(ada, id)).toMatchObject({ state: 'moved', counts: { create: 60 } })
      const slugs = await db.selectFrom('link_slug').select('slug').execute()
      const expected = books.map((_, index) => `book-${index}`)
      expect(slugs.map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted())
      expect((await callerOf(ada).list()).count).toBe(60)
    })
  },
  240_000,
)
