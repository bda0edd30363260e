import { expect, it } from 'vitest'
import { limitRules } from '../../http/rate-limits.ts'
import { signIn } from '../../testing/account-client.ts'
import { sampleMovedLink } from '../../testing/moves.ts'
import { createTestApp } from '../../testing/test-app.ts'

it('R42 counts each call of a move that asks which slugs are taken', async () => {
  const limits = { ...limitRules, 'check-slugs': [{ points: 1, seconds: 60 }] }
  const app = await createTestApp({ limits })
  try {
    const { trpc } = await signIn(app)
    const { id } = await trpc.moves.begin.mutate({ service: 'dub', fileName: '', rows: 3 })
    const append = (from: number, ending: string) =>
      trpc.moves.append.mutate({ id, from, links: [{ ...sampleMovedLink, ending }] })
    await append(0, 'dune')
    await expect(append(1, 'emma')).rejects.toThrow('rate-limited')
    expect(await append(1, '')).toEqual({ stored: 2 })
  } finally {
    await app.close()
  }
}, 60_000)
