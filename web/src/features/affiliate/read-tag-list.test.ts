import { describe, expect, test } from 'vitest'
import { readTagList } from './read-tag-list.ts'

describe('readTagList', () => {
  test.each([
    ['us=ada-20', 'us', 'ada-20'],
    [' US = ada-20 ', 'us', 'ada-20'],
    ['gb: ada-21', 'uk', 'ada-21'],
    ['uk ada-21', 'uk', 'ada-21'],
    ['www.amazon.de\tada-21', 'de', 'ada-21'],
    ['amazon.co.jp=ada-22', 'jp', 'ada-22'],
  ])('reads %j', (text, marketplace, tag) => {
    expect(readTagList(text)).toEqual([{ kind: 'tag', marketplace, tag }])
  })

  test('takes lines and commas, and skips what is empty', () => {
    expect(readTagList('us=ada-20, de=ada-21\r\n\n;fr=')).toEqual([
      { kind: 'tag', marketplace: 'us', tag: 'ada-20' },
      { kind: 'tag', marketplace: 'de', tag: 'ada-21' },
      { kind: 'blank', marketplace: 'fr' },
    ])
  })

  test.each([
    ['hello', 'no-pair'],
    ['us', 'no-pair'],
    ['xx=ada-20', 'no-store'],
    ['us=ada_20', 'no-tag'],
    ['us=ada 20', 'no-tag'],
    ['=ada-20', 'no-pair'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(readTagList(text)).toEqual([{ kind: 'wrong', text, problem }])
  })

  test('takes a single tag alone for the United States', () => {
    expect(readTagList(' ada-20 \n')).toEqual([{ kind: 'tag', marketplace: 'us', tag: 'ada-20' }])
    expect(readTagList('ada-20\nada-21').map(({ kind }) => kind)).toEqual(['wrong', 'wrong'])
  })

  test('takes the first of two for one store', () => {
    expect(readTagList('us=ada-20\nus=eve-20')).toEqual([
      { kind: 'tag', marketplace: 'us', tag: 'ada-20' },
      { kind: 'wrong', text: 'us=eve-20', problem: 'twice' },
    ])
  })
})
