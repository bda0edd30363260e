import { expect, test } from 'vitest'
import { newestFirst } from '../../../lib/links/first-page.ts'
import {
  formatLinkFilter,
  isEmptyFilter,
  nextSort,
  readLinkFilter,
  readSort,
  writeLinkFilter,
  writeSort,
} from './link-filter-url.ts'

const ID = '5f0c9a1be24d77c0a3b61e90'
const read = (search: string) => readLinkFilter(new URLSearchParams(search))

test('a filter survives the URL, beside other parameters', () => {
  const filter = { query: 'dune messiah', labels: [ID], status: 'disabled' as const }
  const query = writeLinkFilter(new URLSearchParams('sort=title&q=old'), filter)
  expect(query.toString()).toBe(`sort=title&q=dune+messiah&labels=${ID}&status=disabled`)
  expect(readLinkFilter(query)).toEqual(filter)
  expect(writeLinkFilter(query, {}).toString()).toBe('sort=title')
})

test.each(['', 'q=', 'labels=', 'status=gone', 'labels=../etc', 'q=%20'])(
  '%j filters nothing',
  (search) => {
    expect(read(search)).toEqual({})
    expect(isEmptyFilter(read(search))).toBe(true)
  },
)

test('the order of labels does not matter', () => {
  const [a, b] = ['aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb']
  expect(formatLinkFilter({ labels: [a, b] })).toBe(formatLinkFilter({ labels: [b, a] }))
  expect(formatLinkFilter({ labels: [a] })).not.toBe(formatLinkFilter({}))
})

test('the order of the list survives the URL', () => {
  for (const by of ['title', 'identifier', 'clicks', 'created'] as const) {
    for (const isDescending of [false, true]) {
      const query = writeSort(new URLSearchParams(), { by, isDescending })
      expect(readSort(query)).toEqual({ by, isDescending })
    }
  }
  expect(writeSort(new URLSearchParams('sort=title'), newestFirst).toString()).toBe('')
  expect(readSort(new URLSearchParams('sort=color'))).toEqual(newestFirst)
})

test('pressing a column again reverses its order', () => {
  expect(nextSort(newestFirst, 'created')).toEqual({ by: 'created', isDescending: false })
  expect(nextSort(newestFirst, 'title')).toEqual({ by: 'title', isDescending: false })
  expect(nextSort(newestFirst, 'clicks')).toEqual({ by: 'clicks', isDescending: true })
})
