import { expect, test } from 'vitest'
import { hidesAmazon, listButtonLabels } from './button-labels.ts'
import { styleButton, writeHtmlButton } from './html-button.ts'

const link = 'https://everyshelf.example/go/dune'

test('S27 A2 writes a button with inline styles, the note beside it, and the text as text', () => {
  const label = 'Dune <b>"1"</b>'
  const style = styleButton('light', '#0b5443')
  expect(writeHtmlButton({ link, label, style, note: '(paid link)' })).toBe(
    '<a href="https://everyshelf.example/go/dune" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#fff;color:#151b2e;border:1px solid #838b95;font:600 16px/1.25 sans-serif;text-decoration:none">Dune &lt;b&gt;&quot;1&quot;&lt;/b&gt;</a> (paid link)',
  )
  expect(styleButton('color', '#0b5443')).toMatchObject({ background: '#0b5443', color: '#fff' })
  expect(styleButton('dark', '#0b5443')).toMatchObject({ background: '#151b2e' })
})

test('A3 names Amazon by default in the text of a link that goes straight there', () => {
  const instant = listButtonLabels({ title: 'Dune', mode: 'instant' })
  expect(instant).toEqual([
    'Get it at the Amazon store for your country',
    'Dune – at the Amazon store for your country',
    'Get it at your bookstore',
  ])
  expect(instant.map((label) => hidesAmazon(label, { mode: 'instant' }))).toEqual([
    false,
    false,
    true,
  ])
  expect(listButtonLabels({ title: 'Dune', mode: 'choose' })).toEqual([
    'Get it at your bookstore',
    'Dune – at the bookstore of your choice',
  ])
  expect(hidesAmazon('Get it at your bookstore', { mode: 'choose' })).toBe(false)
})
