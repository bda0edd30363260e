import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { box, type Part } from './box.ts'
import { HEIGHT, type Motif, motifs, type PaletteName, palettes, WIDTH } from './motifs.ts'

/** Where the text is on the picture. `strip` runs from top to bottom, as on Japanese covers. */
export type Layout = 'above' | 'below' | 'label' | 'strip'

export interface CoverDesign {
  readonly motif: Motif
  readonly palette: PaletteName
  readonly layout: Layout
}

interface Words {
  readonly title: string
  readonly author: string
}

const fontFile = (path: string) => readFile(fileURLToPath(import.meta.resolve(path)))
const fonts = Promise.all(
  (
    [
      ['Young Serif', 400, '@fontsource/young-serif/files/young-serif-latin-400-normal.woff'],
      [
        'Instrument Sans',
        600,
        '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
      ],
      [
        'Shippori Mincho',
        400,
        '@fontsource/shippori-mincho/files/shippori-mincho-japanese-400-normal.woff',
      ],
    ] as const
  ).map(async ([name, weight, path]) => ({
    name,
    weight,
    style: 'normal' as const,
    data: await fontFile(path),
  })),
)

/** Draws a cover: title and author over a generated picture. The same book always gets the same one. */
export async function drawCover(words: Words, design: CoverDesign): Promise<Buffer> {
  const palette = palettes[design.palette]
  const picture = motifs[design.motif](palette, createRandom(words.title))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/><g transform="translate(${offsets[design.layout]})">${picture}</g></svg>`
  const image = {
    type: 'img',
    props: {
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      width: WIDTH,
      height: HEIGHT,
      style: { position: 'absolute', top: 0, left: 0 },
    },
  }
  const page = box({ width: WIDTH, height: HEIGHT, position: 'relative' }, [
    image,
    layouts[design.layout](words, palette),
  ])
  const drawn = await satori(page, { width: WIDTH, height: HEIGHT, fonts: await fonts })
  return new Resvg(drawn).render().asPng()
}

/** Moves the picture away from the text. */
const offsets: Readonly<Record<Layout, string>> = {
  above: '0 60',
  below: '0 -70',
  label: '0 0',
  strip: '-74 50',
}

type Place = (words: Words, palette: (typeof palettes)[PaletteName]) => Part

const DISPLAY = 'Young Serif, Shippori Mincho'

const titleText = (title: string, widest: number) =>
  box({ fontFamily: DISPLAY, fontSize: titleSize(title, widest), lineHeight: 1.08 }, title)

const authorText = (author: string) =>
  box({ fontFamily: 'Instrument Sans, Shippori Mincho', fontSize: 25, letterSpacing: 1 }, author)

function panel(edge: 'top' | 'bottom'): Place {
  return ({ title, author }, { ground, ink, accent }) =>
    box(
      {
        position: 'absolute',
        left: 0,
        [edge]: 0,
        width: WIDTH,
        boxSizing: 'border-box',
        padding: '38px 40px 36px',
        flexDirection: 'column',
        gap: 20,
        backgroundColor: ground,
        color: ink,
      },
      [
        titleText(title, 400),
        box({ width: 64, height: 5, backgroundColor: accent }, []),
        authorText(author),
      ],
    )
}

const layouts: Readonly<Record<Layout, Place>> = {
  above: panel('top'),
  below: panel('bottom'),
  label: ({ title, author }, { ground, ink }) =>
    box(
      {
        position: 'absolute',
        left: 62,
        top: 214,
        width: 356,
        minHeight: 250,
        boxSizing: 'border-box',
        padding: '34px 26px',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 22,
        textAlign: 'center',
        backgroundColor: ground,
        color: ink,
        border: `2px solid ${ink}`,
        outline: `8px solid ${ground}`,
      },
      [titleText(title, 300), authorText(author)],
    ),
  strip: ({ title, author }, { ground, ink, accent }) =>
    box(
      {
        position: 'absolute',
        right: 40,
        top: 40,
        padding: '30px 20px',
        alignItems: 'flex-end',
        gap: 18,
        backgroundColor: ground,
        color: ink,
        borderTop: `8px solid ${accent}`,
      },
      [column(author, 24), column(title, title.length > 7 ? 50 : 66)],
    ),
}

/** Characters below each other. */
function column(text: string, fontSize: number): Part {
  return box(
    { flexDirection: 'column', fontFamily: 'Shippori Mincho', fontSize, lineHeight: 1.12 },
    [...text].map((character) => box({ justifyContent: 'center' }, character)),
  )
}

/** As large as its longest word allows, and smaller for long titles. */
function titleSize(title: string, widest: number): number {
  const longest = Math.max(...title.split(/\s/).map(({ length }) => length))
  const byWord = widest / (longest * 0.6)
  const byLength = title.length > 28 ? 44 : title.length > 16 ? 54 : 68
  return Math.floor(Math.min(byWord, byLength))
}

function createRandom(seed: string): () => number {
  let state = [...seed].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0,
    7,
  )
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
