/** The colors of one cover: ground, ink on it, and two more for the picture. */
export interface Palette {
  readonly ground: string
  readonly ink: string
  readonly accent: string
  readonly second: string
}

export const palettes = {
  cream: { ground: '#f3ead8', ink: '#1d2433', accent: '#c8402f', second: '#e0b04c' },
  harbor: { ground: '#17324d', ink: '#f4ead6', accent: '#e2a13b', second: '#4f7f9f' },
  forest: { ground: '#1f4638', ink: '#f2e9d2', accent: '#d9a441', second: '#6f9a80' },
  brick: { ground: '#b94f32', ink: '#fdf1e0', accent: '#22303c', second: '#eeb27a' },
  plum: { ground: '#4a2545', ink: '#f6e7dc', accent: '#e28f83', second: '#8d6a9f' },
  mist: { ground: '#cfdfe4', ink: '#1b2f40', accent: '#d2573b', second: '#7c9fb0' },
  mustard: { ground: '#dfa53b', ink: '#2a2118', accent: '#9c3228', second: '#f6e3b4' },
  night: { ground: '#14161f', ink: '#efe7d6', accent: '#c9a35b', second: '#46506b' },
  rose: { ground: '#ecc9bf', ink: '#3a1f2b', accent: '#b2374a', second: '#7d9070' },
  sage: { ground: '#b9c6ae', ink: '#22332b', accent: '#b4532f', second: '#f2ecda' },
} as const satisfies Record<string, Palette>

export const WIDTH = 480
export const HEIGHT = 720

type Draw = (palette: Palette, random: () => number) => string

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
const round = (value: number) => Math.round(value * 10) / 10

function wave(y: number, amplitude: number, length: number, fill: string): string {
  const humps = times(Math.ceil(WIDTH / length) + 2, () => `t${length} 0`)
  return `<path fill="${fill}" d="M${-length} ${y}q${length / 2} ${-amplitude} ${length} 0${humps}V${HEIGHT}H${-length}Z"/>`
}

function hills(y: number, random: () => number, fill: string): string {
  const steps = times(6, (i) => {
    const x = (i + 1) * 96
    return `S${x - 48} ${round(y - 90 * random())} ${x} ${round(y - 40 + 80 * random())}`
  })
  return `<path fill="${fill}" d="M-10 ${y}${steps}V${HEIGHT}H-10Z"/>`
}

function leaf(x: number, y: number, angle: number, fill: string, size = 1): string {
  return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)}) scale(${size})" fill="${fill}" d="M0 0C18-26 22-58 0-92-22-58-18-26 0 0Z"/>`
}

/** Families of pictures; each fills the whole cover and leaves its words to the layout. */
export const motifs = {
  waves: ({ accent, second, ink }, random) =>
    `<circle cx="${round(140 + 200 * random())}" cy="296" r="78" fill="${accent}"/>` +
    times(7, (i) => wave(300 + i * 62, 56 - i * 3, 160 - i * 6, i % 2 ? ink : second)),
  hills: ({ accent, second, ink }, random) =>
    `<circle cx="${round(120 + 240 * random())}" cy="298" r="80" fill="${accent}"/>` +
    hills(380, random, second) +
    hills(500, random, ink) +
    hills(610, random, accent),
  windmill: ({ accent, second, ink }, random) =>
    `<circle cx="356" cy="262" r="66" fill="${accent}"/>${hills(470, random, second)}${hills(590, random, accent)}` +
    `<g fill="${ink}"><path d="M148 540l18-190h44l18 190Z"/><path d="M160 352a28 30 0 0 1 56 0Z"/>` +
    `<g transform="translate(188 344) rotate(24)">${times(4, (i) => `<path transform="rotate(${i * 90})" d="M-3 0h6v-146h30v104H3Z"/>`)}</g></g>`,
  stars: ({ accent, second, ink }, random) =>
    times(
      6,
      (i) =>
        `<circle cx="240" cy="330" r="${70 + i * 46}" fill="none" stroke="${second}" stroke-width="1.500"/>`,
    ) +
    times(
      64,
      () =>
        `<circle cx="${round(WIDTH * random())}" cy="${round(HEIGHT * random())}" r="${round(0.8 + 2.6 * random())}" fill="${ink}"/>`,
    ) +
    `<circle cx="240" cy="330" r="46" fill="${accent}"/><circle cx="${round(300 + 60 * random())}" cy="232" r="17" fill="${ink}"/>`,
  leaves: ({ accent, second, ink }, random) =>
    `<path d="M240 720C230 540 250 330 ${round(220 + 50 * random())} 60" fill="none" stroke="${ink}" stroke-width="5"/>` +
    times(9, (i) => {
      const y = 610 - i * 62
      return (
        leaf(240, y, -58, i % 3 ? second : accent, 1.15) +
        leaf(240, y - 26, 58, i % 2 ? second : ink, 1.15)
      )
    }) +
    `<circle cx="238" cy="70" r="20" fill="${accent}"/>`,
  petals: ({ accent, second, ink }, random) =>
    [
      [150, 230, 1.35],
      [350, 420, 1.6],
      [130, 570, 1.1],
    ]
      .map(([x = 0, y = 0, size = 1], flower) => {
        const turn = 40 * random()
        return (
          `<path d="M${x} ${y}Q${x + 40} ${y + 150} ${x + (flower - 1) * 40} ${HEIGHT}" fill="none" stroke="${ink}" stroke-width="4"/>` +
          times(8, (i) => leaf(x, y, turn + i * 45, i % 2 ? accent : second, size)) +
          `<circle cx="${x}" cy="${y}" r="${round(17 * size)}" fill="${ink}"/>`
        )
      })
      .join(''),
  rays: ({ accent, second, ink }) =>
    times(17, (i) => {
      const [from, to] = [i, i + 0.5].map((step) => (Math.PI * step) / 17)
      const point = (angle = 0) =>
        `${round(240 - 760 * Math.cos(angle))} ${round(560 - 760 * Math.sin(angle))}`
      return `<path fill="${i % 2 ? second : accent}" d="M240 560L${point(from)}L${point(to)}Z"/>`
    }) +
    times(
      4,
      (i) => `<circle cx="240" cy="560" r="${176 - i * 44}" fill="${i % 2 ? accent : ink}"/>`,
    ) +
    `<path fill="${ink}" d="M0 560h480v160H0Z"/>`,
  rings: ({ accent, second, ink }) =>
    times(
      9,
      (i) =>
        `<circle cx="240" cy="320" r="${330 - i * 36}" fill="${[second, ink, accent][i % 3]}"/>`,
    ),
  bolt: ({ accent, second }, random) =>
    `${times(
      10,
      (i) =>
        `<path stroke="${second}" stroke-width="2" d="M${round(30 + i * 46)} 0V${round(160 + 420 * random())}"/>`,
    )}<path fill="${accent}" d="M278 70 150 392h84l-40 250 158-330h-92l70-242Z"/>`,
  beetle: ({ accent, second, ink }) =>
    `<g transform="translate(240 350)"><g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round">` +
    times(
      3,
      (i) =>
        `<path d="M70 ${-70 + i * 80}q60-${30 - i * 24} 96 ${20 + i * 14}M-70 ${-70 + i * 80}q-60-${30 - i * 24}-96 ${20 + i * 14}"/>`,
    ) +
    `<path d="M24-196q20-54 70-60M-24-196q-20-54-70-60"/></g>` +
    `<ellipse cy="40" rx="112" ry="176" fill="${ink}"/><ellipse cy="-136" rx="74" ry="62" fill="${second}"/>` +
    `<path d="M0-116V212" stroke="${accent}" stroke-width="6"/><path d="M-94-54Q0-98 94-54" fill="none" stroke="${accent}" stroke-width="6"/></g>`,
  arches: ({ accent, second, ink }) =>
    times(5, (i) => {
      const inset = i * 42
      return `<path fill="${[second, ink, accent, second, ink][i]}" d="M${20 + inset} 720V${300 + inset * 0.5}a${220 - inset} ${220 - inset} 0 0 1 ${440 - inset * 2} 0V720Z"/>`
    }),
  bats: ({ accent, second, ink }, random) =>
    `<circle cx="240" cy="380" r="170" fill="${accent}"/>` +
    times(7, (i) => {
      const place = `translate(${round(50 + 380 * random())} ${round(240 + i * 58)}) scale(${round(0.7 + random())})`
      return `<path transform="${place}" fill="${i % 3 ? ink : second}" d="M0 8-7-6l-5 9C-34-16-56-14-74 8c20-8 34-4 40 10 14-8 26-6 34 8 8-14 20-16 34-8 6-14 20-18 40-10C56-14 34-16 12 3L7-6Z"/>`
    }),
  pines: ({ accent, second, ink }, random) =>
    `<circle cx="340" cy="254" r="60" fill="${accent}"/>` +
    times(13, (i) => {
      const x = -10 + i * 44
      const top = 300 + 170 * random()
      return `<path fill="${i % 2 ? second : ink}" d="M${x} ${round(top)}l34 96h-16l30 92h-16l36 240h-136l36-240h-16l30-92h-16Z"/>`
    }),
  cat: ({ accent, second, ink }) =>
    `<circle cx="240" cy="330" r="210" fill="${second}"/><path fill="${ink}" d="M152 560c-34-90-20-190 18-240l-6-96 56 48q28-8 56 0l56-48-6 96c42 60 48 160 20 240Z"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="26" stroke-linecap="round" d="M350 548c76 0 70-84 30-96"/>` +
    `<circle cx="218" cy="322" r="11" fill="${accent}"/><circle cx="282" cy="322" r="11" fill="${accent}"/>`,
  gate: ({ accent, second, ink }) =>
    `<circle cx="240" cy="250" r="128" fill="${accent}"/><path fill="${second}" d="M-90 560h680v160H-90Z"/>` +
    `<g fill="${ink}"><path d="M40 268q200 44 400 0l14 44q-214 34-428 0ZM76 372h328v30H76Z"/><path d="M112 316h40v300h-44ZM328 316h40l4 300h-44ZM224 312h32v64h-32Z"/></g>`,
} as const satisfies Record<string, Draw>

export type Motif = keyof typeof motifs
export type PaletteName = keyof typeof palettes
