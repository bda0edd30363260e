import { describe, expect, it } from 'vitest'
import { createSyncPolicy, type SyncPolicy } from './spool/spool-writer.ts'

const FAST_MS = 0.2

function commit(policy: SyncPolicy, hits: number, arrived: number, ms = FAST_MS) {
  const mode = policy.choose(hits)
  policy.observe(hits, ms, arrived)
  return mode
}

function commitMany(policy: SyncPolicy, count: number, hits: number, arrived: number, ms?: number) {
  return Array.from({ length: count }, () => commit(policy, hits, arrived, ms))
}

describe('createSyncPolicy', () => {
  it('blocks for a large batch', () => {
    expect(commitMany(createSyncPolicy(), 20, 40, 0)).not.toContain('background')
  })

  it('syncs a small batch in the background, while the next fills up', () => {
    expect(commitMany(createSyncPolicy(), 20, 2, 3)).not.toContain('blocking')
    const policy = createSyncPolicy()
    commit(policy, 2, 1)
    expect(commitMany(policy, 20, 1, 1)).not.toContain('blocking')
  })

  it('blocks for single readers, with a background sync now and then', () => {
    const modes = commitMany(createSyncPolicy(), 300, 1, 0)
    expect(modes[0]).toBe('blocking')
    expect(modes.filter((mode) => mode === 'background')).toHaveLength(4)
  })

  it('notices more readers with the next background sync', () => {
    const policy = createSyncPolicy()
    // During a blocking sync, no arriving hit can be noticed.
    const modes = Array.from({ length: 100 }, () => {
      const mode = policy.choose(1)
      policy.observe(1, FAST_MS, mode === 'background' ? 2 : 0)
      return mode
    })
    const turn = modes.indexOf('background')
    expect(turn).toBeLessThanOrEqual(64)
    expect(modes.slice(turn)).not.toContain('blocking')
  })

  it('does not mistake a busy CPU for a slow disk', () => {
    const policy = createSyncPolicy()
    const modes = Array.from({ length: 40 }, () => [
      ...commitMany(policy, 9, 40, 0, 3),
      commit(policy, 40, 0),
    ])
    expect(modes.flat()).not.toContain('background')
  })

  it('never blocks on a slow disk, and blocks again once it is fast', () => {
    const policy = createSyncPolicy()
    commitMany(policy, 50, 40, 0, 5)
    expect(commitMany(policy, 20, 40, 0, 5)).not.toContain('blocking')
    expect(commitMany(policy, 20, 1, 0, 5)).not.toContain('blocking')
    commitMany(policy, 50, 40, 10)
    expect(commit(policy, 40, 0)).toBe('blocking')
  })
})
