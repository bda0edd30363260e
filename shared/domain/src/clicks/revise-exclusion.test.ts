import { describe, expect, test } from 'vitest'
import { type ExclusionReason, exclusionReasons, type KeptFacts, reviseExclusion } from './index.ts'

const program: KeptFacts = {
  device: 'Desktop',
  language: null,
  excludedBecause: null,
}

describe('reviseExclusion', () => {
  test.each<[string, Partial<KeptFacts>, ExclusionReason | null]>([
    ['takes a computer without a language out of the clicks', {}, 'automation'],
    ['says the same of its repeats', { excludedBecause: 'repeat' }, 'automation'],
    ['says the same of its floods', { excludedBecause: 'over-limit' }, 'automation'],
    ['leaves a person in', { language: 'de' }, null],
    ['leaves a reading device in', { device: 'Tablet' }, null],
    ['leaves a preview a preview', { excludedBecause: 'preview-bot' }, 'preview-bot'],
    ['leaves an owner’s test a test', { excludedBecause: 'own-test' }, 'own-test'],
  ])('%s', (_title, facts, reason) => {
    expect(reviseExclusion({ ...program, ...facts })).toBe(reason)
  })

  test.each([null, ...exclusionReasons])('says of %s the same twice', (excludedBecause) => {
    const once = reviseExclusion({ ...program, excludedBecause })
    expect(reviseExclusion({ ...program, excludedBecause: once })).toBe(once)
  })
})
