import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCopyTemplate, fillCopyTemplate } from './index.ts'

const dune = {
  title: 'Dune',
  author: 'Frank Herbert',
  link: 'https://everyshelf.example/go/h7kq2mw',
  isbn: '9780441172719',
}

describe('checkCopyTemplate', () => {
  test.each([
    '{link}',
    '{title} by {author} ({isbn}): {link}',
    'Read {TITLE} here:\n{Link}',
    'a } brace { and {} and {link}',
  ])('accepts %j', (template) => {
    expect(checkCopyTemplate(template)).toBeNull()
  })

  test.each([
    ['', { kind: 'no-link' }],
    ['{title} by {author}', { kind: 'no-link' }],
    ['{titel}: {link}', { kind: 'unknown-placeholder', placeholder: '{titel}' }],
    ['{constructor} {link}', { kind: 'unknown-placeholder', placeholder: '{constructor}' }],
    [`{link}${'x'.repeat(495)}`, { kind: 'too-long' }],
  ])('rejects %j', (template, problem) => {
    expect(checkCopyTemplate(template)).toEqual(problem)
  })
})

describe('fillCopyTemplate', () => {
  test('replaces every placeholder', () => {
    expect(fillCopyTemplate('{Title} by {author}, ISBN {isbn}\n{link} {link}', dune)).toBe(
      `Dune by Frank Herbert, ISBN 9780441172719\n${dune.link} ${dune.link}`,
    )
  })

  test('keeps braces and dollar signs of a title', () => {
    const title = 'How {link} earned $& and $1'
    expect(fillCopyTemplate('{title}: {link}', { ...dune, title })).toBe(`${title}: ${dune.link}`)
  })

  test('contains the complete link for every valid template', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 200 }), (before, after) => {
        const template = `${before}{link}${after}`
        fc.pre(checkCopyTemplate(template) === null)
        expect(fillCopyTemplate(template, dune)).toContain(dune.link)
      }),
    )
  })
})
