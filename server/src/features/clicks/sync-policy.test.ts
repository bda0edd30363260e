import { describe, expect, it } from 'vitest'
import { createSyncPolicy, type SyncPolicy } from './sync-policy.ts'

const FAST_MS = 0.2

function commit(policy: SyncPolicy, hits: number, arrived: number, ms = FAST_MS) {
  const mode = policy.choose(hits)
  policy.observe(mode, hits, ms, arrived)
  return mode
}

function commitMany(policy: SyncPolicy, count: number, hits: number, arrived: number, ms?: number) {
  return Array.from({ length: count }, () => commit(policy, hits, arrived, ms))
}

describe('createSyncPolicy', () => {
  it('waits inline for a crowd', () => {
    expect(commitMany(createSyncPolicy(), 20, 40, 0)).not.toContain('beside')
  })

  it('waits beside for a few, so that others can gather', () => {
    expect(commitMany(createSyncPolicy(), 20, 2, 3)).not.toContain('inline')
    const policy = createSyncPolicy()
    commit(policy, 2, 1)
    expect(commitMany(policy, 20, 1, 1)).not.toContain('inline')
  })

  it('waits inline for readers who come one by one, and looks now and then for others', () => {
    const modes = commitMany(createSyncPolicy(), 300, 1, 0)
    expect(modes[0]).toBe('inline')
    expect(modes.filter((mode) => mode === 'beside')).toHaveLength(4)
  })

  it('sees at the next look that others have come', () => {
    const policy = createSyncPolicy()
    // While a commit is waited for inline, nobody can be seen to arrive.
    const modes = Array.from({ length: 100 }, () => {
      const mode = policy.choose(1)
      policy.observe(mode, 1, FAST_MS, mode === 'beside' ? 2 : 0)
      return mode
    })
    const turn = modes.indexOf('beside')
    expect(turn).toBeLessThanOrEqual(64)
    expect(modes.slice(turn)).not.toContain('inline')
  })

  it('takes a busy processor for no slow disk', () => {
    const policy = createSyncPolicy()
    const modes = Array.from({ length: 40 }, () => [
      ...commitMany(policy, 9, 40, 0, 3),
      commit(policy, 40, 0),
    ])
    expect(modes.flat()).not.toContain('beside')
  })

  it('never waits inline for a slow disk, and does again when it is fast', () => {
    const policy = createSyncPolicy()
    commitMany(policy, 50, 40, 0, 5)
    expect(commitMany(policy, 20, 40, 0, 5)).not.toContain('inline')
    expect(commitMany(policy, 20, 1, 0, 5)).not.toContain('inline')
    commitMany(policy, 50, 40, 10)
    expect(commit(policy, 40, 0)).toBe('inline')
  })
})
