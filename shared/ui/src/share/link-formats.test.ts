import { expect, test } from 'vitest'
import { linkFormats, noteOf } from './link-formats.ts'

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

test('A2 puts the note of a paid link after it, except where only the link is copied', () => {
  const note = noteOf({ isTagged: true, language: 'de-AT' })
  expect(linkFormats(LINK, 'Dune', note)).toEqual([
    { label: 'Link', text: LINK },
    {
      label: 'Rich text',
      text: `Dune – ${LINK} (bezahlter Link)`,
      html: `${ANCHOR} (bezahlter Link)`,
    },
    { label: 'Markdown', text: `[Dune](${LINK}) (bezahlter Link)` },
    { label: 'HTML', text: `${ANCHOR} (bezahlter Link)` },
    { label: 'BBCode', text: `[url=${LINK}]Dune[/url] (bezahlter Link)` },
    { label: 'Title – link', text: `Dune – ${LINK} (bezahlter Link)` },
  ])
})

test.each([
  [true, 'fr', '(lien rémunéré)'],
  [true, '', '(paid link)'],
  [true, 'xx', '(paid link)'],
  [false, 'fr', ''],
])('the note of a link that carries a tag (%j), in “%s”, is “%s”', (isTagged, language, note) => {
  expect(noteOf({ isTagged, language })).toBe(note)
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
