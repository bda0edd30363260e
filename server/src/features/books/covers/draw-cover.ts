import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { formatIsbn } from '@everyshelf/domain/isbn-format'
import { escapeHtml } from '../../../http/plain-pages/escape-html.ts'
import { LEADING, type WrappedLines, wrapLines } from './wrap-lines.ts'

type Some<Item> = readonly [Item, ...Item[]]

/** Colors of the book cloth, each with a matching color for the text. */
const cloths: Some<{ readonly cloth: string; readonly foil: string }> = [
  { cloth: '#6b2a2b', foil: '#e3c48f' },
  { cloth: '#2d4a3b', foil: '#dcc690' },
  { cloth: '#24374f', foil: '#d9c79a' },
  { cloth: '#a06f2c', foil: '#f6e7c3' },
  { cloth: '#4c3350', foil: '#dcbf93' },
  { cloth: '#3f4b54', foil: '#e4d6b4' },
  { cloth: '#1f5157', foil: '#e6cd94' },
  { cloth: '#934a31', foil: '#f3ddb2' },
  { cloth: '#575630', foil: '#e8d7a2' },
  { cloth: '#2a2b33', foil: '#cdb27c' },
]

/** Stamps for the middle of the board, drawn around the point 0,0 within 30 units. */
const stamps: Some<string> = [
  // An open book.
  '<path d="M0-10C-8-17-20-18-28-15V13c8-3 20-2 28 5 8-7 20-8 28-5v-28C20-18 8-17 0-10ZM0-10V18"/>',
  // A star of eight points.
  '<path d="M0-28 6-6 28 0 6 6 0 28-6 6-28 0-6-6Z"/><path d="m-14-14 28 28m0-28-28 28"/>',
  // A sprig.
  '<path d="M0 28V-26M0 18C-14 18-18 8-18 2-6 2 0 8 0 18Zm0-12C14 6 18-4 18-10 6-10 0-4 0 6Zm0-12C-12-6-15-15-15-20-5-20 0-15 0-6Z"/>',
  // A shelf.
  '<path d="M-28 22h56M-22 22V-14h9v36m0-30h8v30m2 0V-20h10v42m3 0 9-32 8 2-9 30"/>',
  // A window of lozenges.
  '<path d="M0-28 20 0 0 28-20 0Zm0 14L10 0 0 14-10 0ZM-20 0h40"/>',
  // A moon over water.
  '<path d="M9-24a15 15 0 1 0 8 22A19 19 0 0 1 9-24ZM-26 12q6.500-5 13 0t13 0 13 0 13 0M-18 21q6-5 12 0t12 0 12 0"/>',
  // A key.
  '<circle cx="0" cy="-16" r="11"/><path d="M0-5v32M0 27h10M0 19h7"/>',
]

export interface CoverText {
  readonly title: string
  readonly author: string | undefined
}

/**
 * Draws a cloth-bound cover for a book without an image. The ISBN determines the color and the ornament, so a
 * book always looks the same and different books usually differ. Shows title and author, or the ISBN if no
 * catalog knows the book.
 */
export function drawCover(isbn: Isbn13, text?: CoverText): string {
  const number = Math.floor(Number(isbn) / 10)
  const { cloth, foil } = pick(cloths, number)
  const stamp = pick(stamps, Math.floor(number / cloths.length))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 360" width="240" height="360" role="img" aria-label="${text ? toXml(text.title) : `ISBN ${formatIsbn(isbn)}`}">
<defs>
<pattern id="weave" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5h1.500M1.500 2h1.500" stroke="#fff" stroke-opacity=".09"/><path d="M2.500 0v1.500M1 1.500v1.500" stroke="#000" stroke-opacity=".13"/></pattern>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>
<linearGradient id="hinge"><stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity=".08"/><stop offset=".72" stop-color="#000" stop-opacity=".34"/><stop offset=".86" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
</defs>
<rect width="240" height="360" rx="3" fill="${cloth}"/>
<rect width="240" height="360" rx="3" fill="url(#weave)"/>
<g fill="none" stroke="${foil}" stroke-linejoin="round" stroke-linecap="round">
<rect x="38" y="22" width="182" height="316" stroke-width="1.600"/>
<rect x="43" y="27" width="172" height="306" stroke-width=".6"/>
<path d="M43 45q18 0 18-18M215 45q-18 0-18-18M43 315q18 0 18 18M215 315q-18 0-18 18" stroke-width=".8"/>
<g transform="translate(129 ${text ? 226 : 156}) scale(${text ? 1 : 1.25})" stroke-width="1.300">${stamp}</g>
<path d="M93 268h26m20 0h26" stroke-width=".8"/>
</g>
<path d="m129 264 4 4-4 4-4-4Z" fill="${foil}"/>
<g fill="${foil}" font-family="Georgia, 'Times New Roman', serif" text-anchor="middle">
${text ? drawText(text) : drawNumber(isbn)}
</g>
<rect width="30" height="360" fill="url(#hinge)"/>
<rect width="240" height="360" rx="3" fill="url(#light)"/>
</svg>
`
}

function drawNumber(isbn: Isbn13) {
  return `<text x="129" y="294" font-size="11.500" letter-spacing="1.200">${formatIsbn(isbn)}</text>`
}

/** The title in the upper half, the author between the ornament and the lower edge. */
function drawText({ title, author }: CoverText) {
  const heading = wrapLines(title, {
    fontSizes: [34, 30, 26, 22, 19, 16, 14],
    width: 142,
    height: 124,
  })
  const name = wrapLines(author ?? '', { fontSizes: [14, 13], width: 142, height: 34 })
  return drawLines(heading, 118) + drawLines(name, 299)
}

/** Lines around a middle height. */
function drawLines({ lines, fontSize }: WrappedLines, middle: number) {
  const height = fontSize * LEADING
  const first = middle + fontSize * 0.35 - ((lines.length - 1) * height) / 2
  return lines
    .map((line, index) => {
      const y = Math.round(first + index * height)
      return `<text x="129" y="${y}" font-size="${fontSize}">${toXml(line)}</text>`
    })
    .join('\n')
}

/** Removes the two code points that XML does not allow. */
function toXml(text: string) {
  return escapeHtml(text.replaceAll(/[\uFFFE\uFFFF]/g, ''))
}

function pick<Item>(items: Some<Item>, number: number) {
  return items[number % items.length] ?? items[0]
}
