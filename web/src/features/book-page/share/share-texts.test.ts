import { expect, test } from 'vitest'
import { listShareTexts, type ShareTextInput } from './share-texts.ts'

const dune: ShareTextInput = {
  link: 'https://everyshelf.example/go/dune',
  title: 'Dune',
  authors: 'Frank Herbert',
  language: 'en',
  mode: 'instant',
  note: 'paid',
  color: '#0b5443',
}

const channels = ['web', 'social', 'mail', 'messenger'] as const

const textsOf = (input: ShareTextInput) =>
  Object.fromEntries(
    channels
      .flatMap((channel) => listShareTexts(channel, input))
      .map(({ label, text }) => [label, text]),
  )

test('A2 writes the note of a paid link beside it, and names Amazon where it leads there', () => {
  expect(textsOf(dune)).toEqual({
    Markdown: '[Dune](https://everyshelf.example/go/dune) (paid link)',
    'HTML link': '<a href="https://everyshelf.example/go/dune">Dune</a> (paid link)',
    'HTML button':
      '<a href="https://everyshelf.example/go/dune" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#0b5443;color:#fff;font:600 16px/1.25 sans-serif;text-decoration:none">Dune – at the Amazon store for your country</a> (paid link)',
    X: 'Dune by Frank Herbert, at the Amazon store for your country: https://everyshelf.example/go/dune (paid link)',
    Facebook:
      'You can get Dune by Frank Herbert at the Amazon store for your country:\nhttps://everyshelf.example/go/dune (paid link)',
    Instagram:
      'Dune by Frank Herbert, at the Amazon store for your country. The link is in my profile: everyshelf.example/go/dune (paid link)',
    Newsletter:
      'You can get Dune by Frank Herbert at the Amazon store for your country: https://everyshelf.example/go/dune (paid link)',
    Message:
      'You can get Dune by Frank Herbert at the Amazon store for your country: https://everyshelf.example/go/dune (paid link)',
  })
})

test('A2 writes the note in the language of the text: of the title, or of our sentence', () => {
  const texts = textsOf({ ...dune, title: 'Der Wüstenplanet', language: 'de' })
  expect(texts.Markdown).toBe(
    '[Der Wüstenplanet](https://everyshelf.example/go/dune) (bezahlter Link)',
  )
  expect(texts['HTML link']).toMatch(/ \(bezahlter Link\)$/)
  expect(texts.Newsletter).toMatch(/ \(paid link\)$/)
  expect(texts['HTML button']).toMatch(/ \(paid link\)$/)
})

test('has texts for each place', () => {
  const labels = channels.map((channel) => listShareTexts(channel, dune).map(({ label }) => label))
  expect(labels).toEqual([
    ['Markdown', 'HTML link'],
    ['X', 'Facebook', 'Instagram'],
    ['Newsletter', 'HTML button'],
    ['Message'],
  ])
})

test('begins with #ad where the owner prefers that', () => {
  const texts = textsOf({ ...dune, note: 'ad' })
  expect(Object.values(texts).every((text) => text.startsWith('#ad '))).toBe(true)
  expect(Object.values(texts).some((text) => text.includes('paid link'))).toBe(false)
})

test('promises a choice where readers have one, and no author where none is known', () => {
  expect(textsOf({ ...dune, mode: 'choose', authors: '', note: 'none' }).X).toBe(
    'Dune, at the bookstore of your choice: https://everyshelf.example/go/dune',
  )
})

test('shortens a long title until the text fits X, whose links count 23 letters', () => {
  const text = textsOf({ ...dune, title: 'Sand '.repeat(60).trim() }).X ?? ''
  const counted = text.length - dune.link.length + 23
  expect(counted).toBeLessThanOrEqual(280)
  expect(counted).toBeGreaterThan(270)
  expect(text).toMatch(/^Sand .*… by Frank Herbert, at .*go\/dune \(paid link\)$/)
})

test('S27 a title stays text on a site', () => {
  const texts = textsOf({ ...dune, title: '<img src=x onerror=alert(1)>' })
  expect(texts['HTML link']).toContain('>&lt;img src=x onerror=alert(1)&gt;</a>')
  expect(texts['HTML button']).not.toContain('<img')
})
