import { expect, test } from 'vitest'
import { findChunkCycle } from './chunk-cycles.ts'

const chunk = (...imports: readonly string[]) => ({ type: 'chunk' as const, imports })

test.each([
  ['two chunks', { app: chunk('home'), home: chunk('app') }, ['app', 'home']],
  [
    'three chunks behind another',
    { index: chunk('app'), app: chunk('home'), home: chunk('field'), field: chunk('app') },
    ['app', 'home', 'field'],
  ],
  [
    'the shortest of two',
    { a: chunk('b'), b: chunk('c', 'd'), c: chunk('a'), d: chunk('b') },
    ['b', 'd'],
  ],
  ['no cycle', { index: chunk('app', 'home'), home: chunk('app'), app: chunk() }, undefined],
  ['a chunk of another build', { app: chunk('elsewhere') }, undefined],
])('finds %s', (_what, bundle, cycle) => {
  expect(findChunkCycle(bundle)).toEqual(cycle)
})
