import { expect, test } from 'vitest'
import { changeEdits, describeBook } from './index.ts'

const KEY = 'B00ICH9SAC'
const unnamed = { title: 'Book (ID: B00ICH9SAC)', authors: [] }
const saved = { title: 'Then', authors: ['T'] }
const catalog = { title: 'From the catalog', authors: ['C'], description: 'A story.' }
const hint = { title: 'From the page', authors: ['P'] } as const

test.each([
  ["the owner's edit", { edits: { title: 'Mine' }, saved, catalog, hint }, 'Mine', 'edited'],
  ['the catalog of the day it was saved', { edits: {}, saved, catalog, hint }, 'Then', 'catalog'],
  [
    'the catalog of today',
    { edits: {}, saved: unnamed, catalog, hint },
    'From the catalog',
    'catalog',
  ],
  ['the page', { edits: {}, saved: unnamed, catalog: null, hint }, 'From the page', 'page'],
  [
    'its identifier',
    { edits: {}, saved: unnamed, catalog: null, hint: null },
    'Book (ID: B00ICH9SAC)',
    'none',
  ],
] as const)('the title comes from %s', (_what, layers, title, source) => {
  const described = describeBook(KEY, layers)
  expect(described.details.title).toBe(title)
  expect(described.sources.title).toBe(source)
})

test('each field has its own source, and an empty edit hides the catalog’s value', () => {
  const edits = { description: '', series: 'Dune', seriesNumber: '1' }
  expect(describeBook(KEY, { edits, saved: null, catalog, hint: null })).toEqual({
    details: {
      title: 'From the catalog',
      subtitle: '',
      authors: ['C'],
      description: '',
      language: '',
      series: 'Dune',
      seriesNumber: '1',
      publishedOn: '',
    },
    sources: {
      title: 'catalog',
      subtitle: 'none',
      authors: 'catalog',
      description: 'edited',
      language: 'none',
      series: 'edited',
      seriesNumber: 'edited',
      publishedOn: 'none',
    },
  })
})

test('a change edits some fields, resets others, and leaves the rest', () => {
  const edits = { title: 'Mine', subtitle: 'A novel' }
  expect(changeEdits(edits, { title: null, language: 'de', subtitle: undefined })).toEqual({
    subtitle: 'A novel',
    language: 'de',
  })
})
