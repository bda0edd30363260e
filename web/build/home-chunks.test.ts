import { expect, test } from 'vitest'
import { findImportPath } from './home-chunks.ts'

const chunk = (...imports: readonly string[]) => ({ type: 'chunk' as const, imports })

test.each([
  [
    'through another chunk',
    {
      'assets/home-a1.js': chunk('assets/app-b2.js', 'assets/field-c3.js'),
      'assets/app-b2.js': chunk(),
      'assets/field-c3.js': chunk('assets/app-b2.js', 'assets/shared-d4.js'),
      'assets/shared-d4.js': chunk(),
    },
    ['assets/home-a1.js', 'assets/field-c3.js', 'assets/shared-d4.js'],
  ],
  [
    'no way',
    {
      'assets/home-a1.js': chunk('assets/app-b2.js'),
      'assets/app-b2.js': chunk('assets/home-a1.js'),
      'assets/shared-d4.js': chunk('assets/app-b2.js'),
    },
    undefined,
  ],
  ['no way without the chunk', { 'assets/home-a1.js': chunk() }, undefined],
])('finds %s', (_what, bundle, path) => {
  expect(findImportPath(bundle, 'home', 'shared')).toEqual(path)
})
