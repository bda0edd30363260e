import { expect, it } from 'vitest'
import { limitRules } from '../../http/limits/rate-limits.ts'
import { signIn } from '../../testing/account-client.ts'
import { sampleMovedLink } from '../../testing/moves.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('R42 counts each call of a move that asks which slugs are taken', async () => {
  const limits = { ...limitRules, 'check-slugs': [{ points: 1, seconds: 60 }] }
  const app = await createTestApp({ limits })
  try {
    const { trpc } = await signIn(app)
    const { id } = await trpc.moves.begin.mutate({ service: 'dub', fileName: '', rows: 3 })
    const append = (from: number, oldSlug: string) =>
      trpc.moves.append.mutate({ id, from, links: [{ ...sampleMovedLink, oldSlug }] })
    await append(0, 'dune')
    await expect(append(1, 'emma')).rejects.toThrow('rate-limited')
    expect(await append(1, '')).toEqual({ stored: 2 })
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
    await trpc.moves.advance.mutate({ id })
    await trpc.moves.undo.mutate({ id })
    await trpc.moves.advance.mutate({ id })
    const { rows } = await trpc.webhooks.listDeliveries.query({ id: webhook.id })
    expect(rows.map(({ type }) => type)).toEqual(['link.deleted', 'link.created'])
  } finally {
    await app.close()
  }
}, 60_000)
