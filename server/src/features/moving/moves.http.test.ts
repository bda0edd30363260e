import { expect, it } from 'vitest'
import { limitRules } from '../../http/limits/rate-limits.ts'
import { signIn } from '../../testing/account-client.ts'
import { finishMove, sampleMovedLink } from '../../testing/moves.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('R42 counts each call that sends rows, whose preview tells which slugs are taken', async () => {
  const limits = { ...limitRules, moving: [{ points: 2, seconds: 60 }] }
  const app = await createTestApp({ limits })
  try {
    const { trpc } = await signIn(app)
    const { id } = await trpc.moves.begin.mutate({ service: 'dub', fileName: '', rows: 3 })
    const append = (from: number, oldSlug: string) =>
      trpc.moves.append.mutate({ id, from, links: [{ ...sampleMovedLink, oldSlug }] })
    expect(await append(0, 'dune')).toEqual({ stored: 1, rows: 3 })
    await expect(append(1, 'emma')).rejects.toThrow('rate-limited')
  } finally {
    await app.close()
  }
}, 60_000)

it('announces to webhooks what a move and its undo change', async () => {
  const app = await createTestApp()
  try {
    const { trpc } = await signIn(app)
    const webhook = await trpc.webhooks.create.mutate({
      url: 'https://hooks.example.org/in',
      events: ['link.created', 'link.deleted'],
    })
    const { id } = await trpc.moves.begin.mutate({ service: 'dub', fileName: '', rows: 1 })
    await trpc.moves.append.mutate({ id, from: 0, links: [sampleMovedLink] })
    await trpc.moves.start.mutate({ id })
    await finishMove(trpc, id)
    await trpc.moves.undo.mutate({ id })
    await finishMove(trpc, id)
    const { rows } = await trpc.webhooks.listDeliveries.query({ id: webhook.id })
    expect(rows.map(({ type }) => type)).toEqual(['link.deleted', 'link.created'])
  } finally {
    await app.close()
  }
}, 60_000)
