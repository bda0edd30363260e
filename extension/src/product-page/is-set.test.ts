import { describe, expect, test } from 'vitest'
import { isSet } from './is-set.ts'

describe('isSet', () => {
  test.each([
    'The Complete Sherlock Holmes Box Set',
    'Jane Austen: 7 Books Collection',
    'Anne of Green Gables (8 book series) Kindle Edition',
    'Die großen Romane: 4 Bände im Schuber',
    'À la recherche du temps perdu (coffret)',
    'Estuche Sherlock Holmes',
    'Cofanetto Dante',
    'Pack 3 libros: La Regenta',
    '夏目漱石全集 全10巻セット',
  ])('%s is one', (title) => {
    expect(isSet(title)).toBe(true)
  })

  test.each([
    'The Box of Delights',
    'Set This House on Fire',
    'The Book of Sand',
    'A Tale of Two Cities',
    'Bundles of Joy',
    '1001 Books You Must Read',
    '吾輩は猫である',
  ])('%s is not', (title) => {
    expect(isSet(title)).toBe(false)
  })
})
