import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'

const WIDTH = 1200
const HEIGHT = 630
const PAPER = '#f6f7f3'
const BOARD = '#0b4a3c'
const LINE = '#5d9283'

const face = readFile(
  fileURLToPath(
    import.meta.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
  ),
)

const MARK = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="64" height="64" fill="none"><path stroke="${PAPER}" stroke-width="3" d="M7.6 14.5a6 6 0 0 0 .4 12h16a6 6 0 0 0 1.1-11.9"/><path fill="${PAPER}" d="M9.1 8.5h3.9v15.2H9.1zM14.2 4.5h3v19.2h-3zM18.2 9.2l2.9-.7 3.5 14.4-.2.8h-2.7z"/></svg>`,
)}`

/** Draws the preview image of a page for social networks: its title on the green board. */
export async function drawPreviewImage(title: string): Promise<Buffer> {
  const svg = await satori(
    box(
      {
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: 22,
        backgroundColor: BOARD,
        color: PAPER,
      },
      [
        box(
          {
            flex: 1,
            flexDirection: 'column',
            justifyContent: 'space-between',
            padding: '62px 70px',
            border: `2px solid ${LINE}`,
            borderRadius: 4,
          },
          [
            box({ fontSize: title.length > 44 ? 76 : 92, lineHeight: 1.12 }, title),
            box({ alignItems: 'center', gap: 18, fontSize: 40 }, [
              { type: 'img', props: { src: MARK, width: 60, height: 60 } },
              'Everyshelf',
            ]),
          ],
        ),
      ],
    ),
    {
      width: WIDTH,
      height: HEIGHT,
      fonts: [{ name: 'Young Serif', data: await face, weight: 400, style: 'normal' }],
    },
  )
  return new Resvg(svg).render().asPng()
}

type Element = { readonly type: string; readonly props: Record<string, unknown> }

function box(style: object, children: string | readonly (Element | string)[]): never {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as never
}
