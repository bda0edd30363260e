import { expect, test } from 'vitest'
import { fillTemplate, hasDisclosure, listShareTexts, toTemplate } from './share-texts.ts'

const link = 'https://everyshelf.example/go/dune'
const dune = { title: 'Dune', authors: 'Frank Herbert', mode: 'instant' } as const
const fill = (isTagged: boolean) => (template: string) => fillTemplate(template, link, isTagged)

test('A2 A3 writes the note of a paid link beside it, and names Amazon where it leads there', () => {
  expect(listShareTexts(dune).map(fill(true))).toEqual([
    'Looking for your next read? Here is Dune by Frank Herbert, on Amazon: https://everyshelf.example/go/dune (paid link)',
    'If you enjoyed Dune, please tell a friend. They can get it on Amazon: https://everyshelf.example/go/dune (paid link)',
  ])
})

test('promises a choice where readers have one, and no author where none is known', () => {
  expect(fill(false)(listShareTexts({ ...dune, authors: '', mode: 'choose' })[0] ?? '')).toBe(
    'Looking for your next read? Here is Dune, at the bookstore of your choice: https://everyshelf.example/go/dune',
  )
})

test('keeps what the author wrote for the link of another channel', () => {
  const own = toTemplate(`Sand! ${link} (paid link) – ${link}`, link)
  expect(fillTemplate(own, `${link}-newsletter`, false)).toBe(
    `Sand! ${link}-newsletter – ${link}-newsletter`,
  )
})

test('knows whether a text discloses the commission', () => {
  const texts = ['Dune (paid link)', '#Ad Dune', 'Dune', '#adventure']
  expect(texts.map(hasDisclosure)).toEqual([true, true, false, false])
})
