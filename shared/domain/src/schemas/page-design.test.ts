import { expect, test } from 'vitest'
import { authorPagesUpdateInput, defaultPageDesign, readPageDesign } from './index.ts'

const id = '5f0c9a1be24d77c0a3b61e90'
const design = defaultPageDesign('author')

test('reads a design, names every block once, and completes the newsletter’s address', () => {
  const change = {
    id,
    design: {
      ...design,
      accent: 'teal',
      language: 'de',
      order: ['books', 'about', 'books'],
      newsletter: 'news.ada.example/join',
      date: { day: '2026-12-05', text: ' Reading  in Graz ' },
    },
  }
  expect(authorPagesUpdateInput.parse(change).design).toEqual({
    ...change.design,
    order: ['books', 'about', 'note', 'links', 'stores', 'newsletter', 'date', 'newest', 'series'],
    newsletter: 'https://news.ada.example/join',
    date: { day: '2026-12-05', text: 'Reading in Graz' },
  })
})

test.each([
  { accent: '#fff' },
  { language: 'german' },
  { order: ['script'] },
  { newsletter: 'http://ada.example' },
  { newsletter: 'javascript:alert(1)' },
  { date: { day: '2026-02-30', text: 'Never' } },
  { date: { day: '2026-12', text: 'Once' } },
  { date: { day: '2026-12-05', text: ' ' } },
  { font: 'Comic' },
])('refuses %j, and shows the default for it', (change) => {
  const wrong = { ...design, ...change }
  expect(authorPagesUpdateInput.safeParse({ id, design: wrong }).success).toBe(false)
  expect(readPageDesign(wrong, 'author')).toEqual(design)
})
