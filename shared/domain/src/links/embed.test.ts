import { describe, expect, it, test } from 'vitest'
import {
  buildEmbedCode,
  chooseEmbedSize,
  embedSizes,
  measureEmbed,
  parseSlug,
  readEmbedLook,
  type Slug,
} from './index.ts'

const origin = 'https://everyshelf.example'
const slug = parseSlug('h7kq2mw') as Slug

describe('readEmbedLook', () => {
  test.each([
    [{}, { size: 'medium', theme: 'auto' }],
    [
      { size: 'large', theme: 'dark' },
      { size: 'large', theme: 'dark' },
    ],
    [
      { size: 'toString', theme: ['dark'] },
      { size: 'medium', theme: 'auto' },
    ],
  ])('reads %j as %j', (query, look) => {
    expect(readEmbedLook(query)).toEqual(look)
  })
})

describe('buildEmbedCode', () => {
  it('S27 writes a frame whose title cannot end the attribute', () => {
    const title = 'A "B" <script> & C'
    expect(buildEmbedCode({ origin, slug, title, size: 'small', theme: 'dark' })).toBe(
      '<iframe src="https://everyshelf.example/embed/h7kq2mw?size=small&amp;theme=dark" title="A &quot;B&quot; &lt;script&gt; &amp; C" width="420" height="188" loading="lazy" style="display:block;width:100%;max-width:420px;border:0;border-radius:8px"></iframe>',
    )
  })

  it('stays within its place', () => {
    const place = { maxWidth: 300, maxHeight: 100 }
    const code = buildEmbedCode({ origin, slug, title: '', size: 'small', theme: 'auto', ...place })
    expect(code).toContain('width="300" height="100"')
    expect(measureEmbed({ size: 'large' })).toEqual(embedSizes.large)
  })
})

describe('chooseEmbedSize', () => {
  test.each([
    [{}, 'medium'],
    [{ maxWidth: 520, maxHeight: 248 }, 'medium'],
    [{ maxWidth: 400 }, 'large'],
    [{ maxWidth: 450, maxHeight: 247 }, 'small'],
    [{ maxWidth: 100, maxHeight: 50 }, 'small'],
  ])('in a place of %j is %s', (place, size) => {
    expect(chooseEmbedSize(place)).toBe(size)
  })
})
