import { describe, expect, test } from 'vitest'
import {
  type ExclusionReason,
  exclusionReasons,
  reviseExclusion,
  type StoredHitFacts,
} from './index.ts'

const program: StoredHitFacts = {
  device: 'Desktop',
  language: null,
  excludedBecause: null,
}

describe('reviseExclusion', () => {
  test.each<[string, Partial<StoredHitFacts>, ExclusionReason | null]>([
    ['excludes a computer without a language', {}, 'automation'],
    ['excludes its repeats for the same reason', { excludedBecause: 'repeat' }, 'automation'],
    [
      'excludes its hits over the limit for the same reason',
      { excludedBecause: 'over-limit' },
      'automation',
    ],
    ['counts a person', { language: 'de' }, null],
    ['counts a tablet without a language', { device: 'Tablet' }, null],
    ['keeps the reason of a preview', { excludedBecause: 'preview-bot' }, 'preview-bot'],
    ['keeps the reason of an owner’s test', { excludedBecause: 'own-test' }, 'own-test'],
  ])('%s', (_title, facts, reason) => {
    expect(reviseExclusion({ ...program, ...facts })).toBe(reason)
  })

  test.each([null, ...exclusionReasons])(
    'returns the same for %s when applied twice',
    (excludedBecause) => {
      const once = reviseExclusion({ ...program, excludedBecause })
      expect(reviseExclusion({ ...program, excludedBecause: once })).toBe(once)
    },
  )
})
