import type { Isbn13 } from '@everyshelf/domain/identifiers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawCover } from './draw-cover.ts'

const isbns = Array.from({ length: 200 }, (_, index) => `978014${1_000_000 + index * 13}` as Isbn13)

describe('drawCover', () => {
  it('draws the same book for the same number', () => {
    expect(drawCover('9780441172719' as Isbn13)).toBe(drawCover('9780441172719' as Isbn13))
  })

  it('shows the number, as printed on books', () => {
    expect(drawCover('9780441172719' as Isbn13)).toContain('>978-0-441-17271-9</text>')
  })

  it('binds books in many ways', () => {
    const looks = new Set(isbns.map((isbn) => drawCover(isbn).replaceAll(/\d[\d-]{12,}/g, '')))
    expect(looks.size).toBeGreaterThan(40)
  })

  it('shows title and author where a catalog knows them, in place of the number', () => {
    const cover = drawCover('9780441172719' as Isbn13, { title: 'Dune', author: 'Frank Herbert' })
    expect(cover).toContain('>Dune</text>')
    expect(cover).toContain('>Frank Herbert</text>')
    expect(cover).not.toContain('978-0-441-17271-9')
  })

  it('S19 S27 writes a title as text, whatever is in it', () => {
    const hostile = fc.array(
      fc.constantFrom('<script>', '"/><image href="x"/>', '&', ']]>', '\uFFFE', 'a', ' '),
      { minLength: 1 },
    )
    const tags = (svg: string) => new Set(svg.match(/<\/?[a-zA-Z!]+/g))
    const plain = tags(drawCover('9780441172719' as Isbn13, { title: 'Dune', author: 'Ada' }))
    fc.assert(
      fc.property(hostile, (fragments) => {
        const text = fragments.join('')
        const cover = drawCover('9780441172719' as Isbn13, { title: text, author: text })
        for (const tag of tags(cover)) expect(plain).toContain(tag)
        expect(cover).not.toContain('\uFFFE')
      }),
    )
  })

  it('S19 draws nothing that runs or is fetched', () => {
    for (const isbn of isbns) {
      expect(drawCover(isbn)).not.toMatch(
        /<script|<foreignObject|<style|style=|\son\w+=|href|@import/i,
      )
    }
  })
})
