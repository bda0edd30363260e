import { expect, test } from 'vitest'
import { linkFormats } from './link-formats.ts'

const LINK = 'https://everyshelf.example/redirect?isbn=9780441172719&userId=a2b3'

test('gives the link bare, as Markdown, as HTML and behind its title', () => {
  expect(linkFormats(LINK, 'Dune')).toEqual([
    { label: 'Link', text: LINK },
    { label: 'Markdown', text: `[Dune](${LINK})` },
    {
      label: 'HTML',
      text: '<a href="https://everyshelf.example/redirect?isbn=9780441172719&amp;userId=a2b3">Dune</a>',
    },
    { label: 'Title – link', text: `Dune – ${LINK}` },
  ])
})

test('S27 a title stays text in each of them', () => {
  const [, markdown, html] = linkFormats('https://a.example/go/x', 'C: <b>"Dune"</b> [1] & `2`')
  expect(markdown?.text).toBe(
    '[C: \\<b\\>"Dune"\\</b\\> \\[1\\] & \\`2\\`](https://a.example/go/x)',
  )
  expect(html?.text).toBe(
    '<a href="https://a.example/go/x">C: &lt;b&gt;&quot;Dune&quot;&lt;/b&gt; [1] &amp; `2`</a>',
  )
})
