import type { ReactNode } from 'react'

interface CountryShelfProps {
  readonly className?: string
}

/** Printing inks: a flag's colors as an old cover would have them. */
const ink = {
  black: '#1c1d24',
  blue: '#27407a',
  navy: '#1d2f5c',
  red: '#b4352c',
  gold: '#dda92f',
  green: '#2f7d4f',
  saffron: '#de8432',
  white: '#f4f6ef',
}

interface Spine {
  readonly country: string
  readonly width: number
  readonly height: number
  /** Leans to the left by so many degrees. */
  readonly lean?: number
  readonly print: (width: number, height: number) => ReactNode
}

const fill = (color: string) => (width: number, height: number) => (
  <path key={color} fill={color} d={`M0 0h${width}v${height}H0z`} />
)

/** Bands one below another, from the top down. */
function across(...colors: readonly [string, number][]) {
  return (width: number, height: number) => {
    let top = 0
    return colors.map(([color, share]) => {
      const size = share * height
      const band = <path key={top} fill={color} d={`M0 ${top}h${width}v${size + 0.5}H0z`} />
      top += size
      return band
    })
  }
}

/** Bands beside each other, in equal parts. */
function down(...colors: readonly string[]) {
  return (width: number, height: number) =>
    colors.map((color, index) => {
      const size = width / colors.length
      return (
        <path
          key={color}
          fill={color}
          d={`M${index * size} 0h${size + 0.4}v${height}h-${size + 0.4}z`}
        />
      )
    })
}

const disc = (x: number, y: number, radius: number, color: string) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={color} />
)

/** The twelve core stores as books: each spine is printed after its country's flag. */
const spines: readonly Spine[] = [
  {
    country: 'us',
    width: 40,
    height: 236,
    print: (w, h) => (
      <>
        {fill(ink.white)(w, h)}
        <path stroke={ink.red} strokeWidth="5" d={`M5 96v${h}M15 96v${h}M25 96v${h}M35 96v${h}`} />
        <path fill={ink.blue} d={`M0 0h${w}v96H0z`} />
        {[20, 40, 60, 80].flatMap((y) => [12, 28].map((x) => disc(x, y, 2.6, ink.white)))}
      </>
    ),
  },
  {
    country: 'uk',
    width: 34,
    height: 268,
    print: (w, h) => (
      <>
        {fill(ink.navy)(w, h)}
        <path stroke={ink.white} strokeWidth="5" d={`M0 44l${w} 52M0 96l${w}-52`} />
        <path fill={ink.white} d={`M${w / 2 - 5} 0h10v${h}h-10zM0 63h${w}v14H0z`} />
        <path fill={ink.red} d={`M${w / 2 - 2.5} 0h5v${h}h-5zM0 66h${w}v8H0z`} />
      </>
    ),
  },
  {
    country: 'ca',
    width: 44,
    height: 204,
    print: (w, h) => (
      <>
        {across([ink.red, 0.24], [ink.white, 0.52], [ink.red, 0.24])(w, h)}
        <path
          fill={ink.red}
          transform={`translate(${w / 2} ${h / 2}) scale(1.45)`}
          d="m0-11 2 4 3-1-1 5 3-2.5 1 2 3-.5-1.5 3.5 1.5 1-5 4 .5 2-4.5-.8V11h-2V5.7L-5 6.5l.5-2-5-4 1.5-1L-9.5-4l3 .5 1-2 3 2.5-1-5 3 1z"
        />
      </>
    ),
  },
  {
    country: 'de',
    width: 30,
    height: 250,
    print: across([ink.black, 0.34], [ink.red, 0.33], [ink.gold, 0.33]),
  },
  { country: 'fr', width: 36, height: 222, print: down(ink.blue, ink.white, ink.red) },
  {
    country: 'es',
    width: 30,
    height: 258,
    lean: 7,
    print: across([ink.red, 0.25], [ink.gold, 0.5], [ink.red, 0.25]),
  },
  { country: 'it', width: 33, height: 214, print: down(ink.green, ink.white, ink.red) },
  {
    country: 'jp',
    width: 46,
    height: 244,
    print: (w, h) => [fill(ink.white)(w, h), disc(w / 2, h * 0.36, 14, ink.red)],
  },
  {
    country: 'in',
    width: 34,
    height: 272,
    print: (w, h) => (
      <>
        {across([ink.saffron, 0.34], [ink.white, 0.32], [ink.green, 0.34])(w, h)}
        <circle cx={w / 2} cy={h / 2} r="9" fill="none" stroke={ink.blue} strokeWidth="2.5" />
        {disc(w / 2, h / 2, 2.2, ink.blue)}
      </>
    ),
  },
  {
    country: 'br',
    width: 42,
    height: 228,
    print: (w, h) => (
      <>
        {fill(ink.green)(w, h)}
        <path fill={ink.gold} d={`M${w / 2} 44l15 38-15 38-15-38z`} />
        {disc(w / 2, 82, 8.5, ink.blue)}
      </>
    ),
  },
  {
    country: 'mx',
    width: 33,
    height: 252,
    print: (w, h) => [
      ...down('#1f6b46', '#f4f5ee', '#a92f33')(w, h),
      disc(w / 2, h / 2, 4, '#8a5a2b'),
    ],
  },
  {
    country: 'au',
    width: 38,
    height: 212,
    print: (w, h) => (
      <>
        {fill(ink.navy)(w, h)}
        <path fill={ink.white} d={`M0 24h${w}v9H0zM14 0h9v58h-9z`} />
        <path fill={ink.red} d={`M0 26.5h${w}v4H0zM16.5 0h4v58h-4z`} />
        {[
          [26, 92],
          [13, 118],
          [27, 140],
          [18, 168],
        ].map(([x = 0, y = 0]) => disc(x, y, 3.2, ink.white))}
      </>
    ),
  },
]

const GAP = 3
const FLOOR = 284

/** A shelf whose books are countries. */
export function CountryShelf({ className }: CountryShelfProps) {
  let left = 4
  const placed = spines.map((spine) => {
    const lean = ((spine.lean ?? 0) * Math.PI) / 180
    const x = left
    left +=
      spine.width / Math.cos(lean) + Math.sin(lean) * spine.height * (spine.lean ? 1 : 0) + GAP
    return { ...spine, x: x + (spine.lean ? Math.sin(lean) * spine.height : 0) }
  })
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${Math.round(left + 4)} 292`} className={className}>
      {placed.map(({ country, x, width, height, lean = 0, print }) => (
        <g
          key={country}
          transform={`translate(${x} ${FLOOR}) rotate(${-lean}) translate(0 ${-height})`}
        >
          <clipPath id={`spine-${country}`}>
            <rect width={width} height={height} rx="2.5" />
          </clipPath>
          <g clipPath={`url(#spine-${country})`}>
            {print(width, height)}
            <path fill="#000" opacity=".12" d={`M${width - 5} 0h5v${height}h-5z`} />
            <path fill="#fff" opacity=".16" d={`M0 0h3v${height}H0z`} />
          </g>
        </g>
      ))}
      <path
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        d={`M2 ${FLOOR + 2}H${left}`}
      />
    </svg>
  )
}
