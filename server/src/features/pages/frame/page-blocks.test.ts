import { defaultPageDesign } from '@everyshelf/domain/schemas'
import { expect, test } from 'vitest'
import { html } from './html.ts'
import { arrangeBlocks, showDesign } from './page-blocks.ts'

const author = defaultPageDesign('author')
const textsOf = (blocks: readonly ({ readonly text: string } | null | false)[]) =>
  blocks.map((block) => (block ? block.text : '')).join('')

test('lines stand in the header until the first section, and below it in their order', () => {
  const blocks = {
    lines: { about: html`about `, links: html`links `, newsletter: null },
    sections: { newest: html`newest `, books: html`books ` },
  }
  const arrange = (order: typeof author.order) => {
    const { head, body } = arrangeBlocks({ ...author, order }, blocks)
    return [textsOf(head), textsOf(body)]
  }
  expect(arrange(author.order)).toEqual(['about links ', 'newest books '])
  expect(arrange(['links', 'date', 'books', 'about', 'newest', 'newsletter', 'series'])).toEqual([
    'links ',
    'books <div class="part">about </div>\nnewest ',
  ])
})

test('a date is shown until its day has passed everywhere, and hidden blocks show nothing', () => {
  const design = {
    ...author,
    newsletter: 'https://ada.example/',
    date: { day: '2026-12-05', text: 'Reading in Graz' },
  }
  const dateAt = (time: string) => showDesign(design, Date.parse(time)).date?.text
  expect(dateAt('2026-12-06T23:59:00Z')).toBe('Reading in Graz')
  expect(dateAt('2026-12-07T00:00:00Z')).toBeUndefined()
  expect(showDesign({ ...design, hidden: ['newsletter', 'date'] }, 0)).toMatchObject({
    newsletter: null,
    date: null,
  })
})
