import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Inputs = RouterInputs['moves']
type Outputs = RouterOutputs['moves']
type Call<Name extends keyof Inputs & keyof Outputs> = (
  input: Inputs[Name],
) => Outputs[Name] | Promise<Outputs[Name]>

export type MoveCalls = {
  readonly [Name in keyof Inputs & keyof Outputs as `moves.${Name}`]: Call<Name>
}

type Move = Outputs['get']
type MoveRow = Outputs['rows']['links'][number]

export function sampleMove(given: Partial<Move> = {}): Move {
  return {
    id: 'move0000000001',
    service: 'dub',
    fileName: 'links.csv',
    state: 'preview',
    rows: 2,
    done: 0,
    lookedUp: 0,
    perSecond: null,
    counts: { create: 1, restore: 0, add: 0, skip: 1 },
    createdAt: '2026-11-26T09:30:00.000Z',
    canUndo: false,
    ...given,
  }
}

export function sampleMoveRow(given: Partial<MoveRow> = {}): MoveRow {
  return {
    position: 0,
    line: 2,
    oldAddress: 'https://dub.sh/dune-saga',
    target: 'https://www.amazon.com/dp/0441172717',
    title: 'Dune',
    clicks: 1200,
    createdOn: '2025-03-01',
    book: '9780441172719',
    isShortLink: false,
    choice: null,
    action: 'create',
    slug: 'dune-saga' as MoveRow['slug'],
    problem: null,
    linkId: null,
    globalLink: null,
    ...given,
  }
}

const notABook = sampleMoveRow({
  ...{ position: 1, line: 3, title: 'About me', oldAddress: 'https://dub.sh/about' },
  ...{ target: 'https://ada.example/about', book: null, clicks: null },
  ...{ action: 'skip', slug: null, problem: 'not-a-book' },
})

/** A move of two links, one of which is no book. It is moved, or undone, when its progress is asked for. */
export function createMoveHandlers(): MoveCalls {
  let move: Move | null = null
  const change = (given: Partial<Move>): Move => {
    move = { ...(move ?? sampleMove()), ...given }
    return move
  }
  return {
    'moves.list': (input) => (move && !input?.going ? [move] : []),
    'moves.get': () => {
      const next = { moving: 'moved', undoing: 'undone' } as const
      const state = move?.state
      if (state === 'moving' || state === 'undoing') {
        change({ state: next[state], done: 2, canUndo: state === 'moving' })
      }
      return move ?? sampleMove()
    },
    'moves.begin': ({ service, fileName, rows }) => ({
      id: change({ service, fileName, rows, state: 'sending' }).id,
    }),
    'moves.append': ({ from, links }) => {
      change({ state: 'preview' })
      return { stored: from + links.length, rows: 2 }
    },
    'moves.rows': () => {
      const isMoved = move?.state === 'moved'
      const globalLink = 'https://everyshelf.example/go/dune-saga'
      const dune = sampleMoveRow(isMoved ? { linkId: '5f0c', globalLink } : {})
      return { links: [dune, notABook], next: null }
    },
    'moves.choose': () => change({}),
    'moves.takeOffer': () => change({}),
    'moves.start': () => change({ state: 'moving' }),
    'moves.undo': () => change({ state: 'undoing', done: 0 }),
    'moves.drop': () => {
      move = null
      return { dropped: true }
    },
    'moves.ofLink': () => ({ clicks: null, links: [] }),
    'moves.restoreLinks': ({ links }) =>
      links.map(({ isbn }) => ({
        ...{ isbn: String(isbn), id: '5f0c', outcome: 'restored' },
        ...{ lost: [], hasSettings: true },
      })),
    'moves.restoreHistory': ({ versions }) => ({ stored: versions.length }),
  }
}
