import { expect, test } from 'vitest'
import { copyFormats } from '../../storage/preferences.ts'
import { listCopyChoices } from './copy-choices.ts'

const emma = {
  link: 'https://everyshelf.example/go/emma7kq',
  title: 'Emma',
  authors: ['Jane Austen', 'Fiona Stafford'],
  isbn: '9780141439587',
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
