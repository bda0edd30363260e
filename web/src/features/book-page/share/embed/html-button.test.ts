import { expect, test } from 'vitest'
import { styleButton, writeHtmlButton } from './html-button.ts'

test('S27 A2 writes a button with inline styles, the note beside it, and the text as text', () => {
  const link = 'https://everyshelf.example/go/dune'
  const label = 'Dune <b>"1"</b>'
  expect(writeHtmlButton({ link, label, style: styleButton('#0b5443'), note: '(paid link)' })).toBe(
    '<a href="https://everyshelf.example/go/dune" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#0b5443;color:#fff;font:600 16px/1.25 sans-serif;text-decoration:none">Dune &lt;b&gt;&quot;1&quot;&lt;/b&gt;</a> (paid link)',
  )
})
