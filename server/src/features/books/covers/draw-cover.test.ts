import type { Isbn13 } from '@everyshelf/domain/identifiers'
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

  it('S19 draws nothing that runs or is fetched', () => {
    for (const isbn of isbns) {
      expect(drawCover(isbn)).not.toMatch(
        /<script|<foreignObject|<style|style=|\son\w+=|href|@import/i,
      )
    }
  })
})
