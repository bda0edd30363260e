import { expect, test } from 'vitest'
import { linkFormats } from './link-formats.ts'

const LINK = 'https://everyshelf.example/redirect?isbn=9780441172719&userId=a2b3'

const ANCHOR =
  '<a href="https://everyshelf.example/redirect?isbn=9780441172719&amp;userId=a2b3">Dune</a>'

test('gives the link bare, behind its title, and in every markup', () => {
  expect(linkFormats(LINK, 'Dune')).toEqual([
    { label: 'Link', text: LINK },
    { label: 'Rich text', text: `Dune – ${LINK}`, html: ANCHOR },
    { label: 'Markdown', text: `[Dune](${LINK})` },
    { label: 'HTML', text: ANCHOR },
    { label: 'BBCode', text: `[url=${LINK}]Dune[/url]` },
    { label: 'Title – link', text: `Dune – ${LINK}` },
  ])
})

test('S27 a title stays text in each of them', () => {
  const [, rich, markdown, html, bbCode] = linkFormats(
    'https://a.example/go/x',
    'C: <b>"Dune"</b> [1] & `2`',
  )
  expect(markdown?.text).toBe(
    '[C: \\<b\\>"Dune"\\</b\\> \\[1\\] & \\`2\\`](https://a.example/go/x)',
  )
  expect(html?.text).toBe(
    '<a href="https://a.example/go/x">C: &lt;b&gt;&quot;Dune&quot;&lt;/b&gt; [1] &amp; `2`</a>',
  )
  expect(rich?.html).toBe(html?.text)
  expect(bbCode?.text).toBe('[url=https://a.example/go/x]C: <b>"Dune"</b> (1) & `2`[/url]')
})
