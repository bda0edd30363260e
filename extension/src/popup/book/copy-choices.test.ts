import { expect, test } from 'vitest'
import { copyFormats } from '../../storage/preferences.ts'
import { listCopyChoices } from './copy-choices.ts'

const emma = {
  link: 'https://everyshelf.example/go/emma7kq',
  title: 'Emma',
  authors: ['Jane Austen', 'Fiona Stafford'],
  isbn: '9780141439587',
  note: '',
}

test('gives every format that the options offer, in their order', () => {
  const labels = listCopyChoices(emma, '{link}').map(({ label }) => label)
  expect(labels).toEqual([...copyFormats])
})

test('the custom format has all authors and the ISBN', () => {
  const choices = listCopyChoices(emma, '{title} by {author} (ISBN {isbn}): {link}')
  expect(choices.at(-1)?.text).toBe(
    'Emma by Jane Austen, Fiona Stafford (ISBN 9780141439587): https://everyshelf.example/go/emma7kq',
  )
})

test('A2 every format but the bare link ends with the note of a paid link', () => {
  const template = '<a href="{link}">{title}</a>'
  const choices = listCopyChoices({ ...emma, note: '(bezahlter Link)' }, template)
  const withoutNote = choices.filter(({ text }) => !text.endsWith(' (bezahlter Link)'))
  expect(withoutNote.map(({ label }) => label)).toEqual(['Link'])
  expect(choices.at(-1)?.text).toBe(
    '<a href="https://everyshelf.example/go/emma7kq">Emma</a> (bezahlter Link)',
  )
})
