import type { CountryCode } from '@everyshelf/domain/countries'
import type { ReactNode } from 'react'

/** Bands of equal width on a field of 30 × 20. */
function bands(direction: 'across' | 'down', ...colors: string[]): ReactNode {
  const size = (direction === 'across' ? 20 : 30) / colors.length
  return colors.map((fill, index) =>
    direction === 'across' ? (
      <path key={fill} fill={fill} d={`M0 ${index * size}h30v${size}H0z`} />
    ) : (
      <path key={fill} fill={fill} d={`M${index * size} 0h${size}v20h-${size}z`} />
    ),
  )
}

function field(fill: string): ReactNode {
  return <path fill={fill} d="M0 0h30v20H0z" />
}

/** A five-pointed star around a middle, with its outer radius. */
function star(x: number, y: number, radius: number, fill = '#fff'): ReactNode {
  const points = Array.from({ length: 10 }, (_, index) => {
    const length = index % 2 ? radius * 0.4 : radius
    const angle = (index * Math.PI) / 5
    const px = x + length * Math.sin(angle)
    const py = y - length * Math.cos(angle)
    return `${px.toFixed(2)},${py.toFixed(2)}`
  })
  return <polygon key={`${x},${y}`} fill={fill} points={points.join(' ')} />
}

const unionJack = (
  <>
    {field('#012169')}
    <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
    <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
    <path stroke="#fff" strokeWidth="6.4" d="M15 0v20M0 10h30" />
    <path stroke="#c8102e" strokeWidth="3.8" d="M15 0v20M0 10h30" />
  </>
)

/**
 * The flags of the countries with a marketplace and of Austria, a sample country,
 * simplified for a size of about 20 pixels.
 * Drawings and not emoji, because Windows shows flag emoji as two letters.
 */
export const flagDrawings: Partial<Record<CountryCode, ReactNode>> = {
  US: (
    <>
      {field('#fff')}
      <path
        stroke="#b22234"
        strokeWidth="1.54"
        d="M0 .77h30M0 3.85h30M0 6.92h30M0 10h30M0 13.08h30M0 16.15h30M0 19.23h30"
      />
      <path fill="#3c3b6e" d="M0 0h13v10.8H0z" />
      {[2.2, 6.5, 10.8].flatMap((x) => [2.4, 5.4, 8.4].map((y) => star(x, y, 1.2)))}
    </>
  ),
  GB: unionJack,
  CA: (
    <>
      {field('#d52b1e')}
      <path fill="#fff" d="M7.5 0h15v20h-15z" />
      <path
        fill="#d52b1e"
        d="m15 3.4 1.3 2.4 1.5-.7-.6 3 1.7-1.6.5 1.2 2-.4-.8 2.2.9.6-3.3 2.6.4 1.3-3.2-.5.1 3.1h-1l.1-3.1-3.2.5.4-1.3-3.3-2.6.9-.6-.8-2.2 2 .4.5-1.2 1.7 1.6-.6-3 1.5.7z"
      />
    </>
  ),
  DE: bands('across', '#1a1a1a', '#d00', '#ffce00'),
  AT: (
    <>
      {field('#c8102e')}
      <path fill="#fff" d="M0 6.7h30v6.6H0z" />
    </>
  ),
  FR: bands('down', '#0055a4', '#fff', '#ef4135'),
  ES: (
    <>
      {field('#aa151b')}
      <path fill="#f1bf00" d="M0 5h30v10H0z" />
      <path fill="#aa151b" d="M7.4 8h3.4v3.2a1.7 1.7 0 0 1-3.4 0z" />
    </>
  ),
  IT: bands('down', '#008c45', '#f4f5f0', '#cd212a'),
  JP: (
    <>
      {field('#fff')}
      <circle cx="15" cy="10" r="6" fill="#bc002d" />
    </>
  ),
  IN: (
    <>
      {bands('across', '#ff9933', '#fff', '#138808')}
      <circle cx="15" cy="10" r="2.4" fill="none" stroke="#000080" strokeWidth=".9" />
      <circle cx="15" cy="10" r=".7" fill="#000080" />
    </>
  ),
  BR: (
    <>
      {field('#009739')}
      <path fill="#fedd00" d="m15 2 12 8-12 8L3 10z" />
      <circle cx="15" cy="10" r="4.2" fill="#012169" />
      <path fill="none" stroke="#fff" strokeWidth=".9" d="M11 9.2q4.5-.8 8 2.2" />
    </>
  ),
  MX: (
    <>
      {bands('down', '#006847', '#fff', '#ce1126')}
      <circle cx="15" cy="10" r="2.2" fill="#8a5a2b" />
      <path fill="none" stroke="#006847" strokeWidth=".9" d="M11.9 11a3.2 3.2 0 0 0 6.2 0" />
    </>
  ),
  AU: (
    <>
      {field('#012169')}
      <g transform="scale(.5)">{unionJack}</g>
      {star(7.5, 15, 2.6)}
      {star(22.5, 3.8, 1.5)}
      {star(26, 8, 1.5)}
      {star(19, 9, 1.5)}
      {star(22.5, 15.6, 1.5)}
    </>
  ),
  NL: bands('across', '#ae1c28', '#fff', '#21468b'),
  SE: (
    <>
      {field('#006aa7')}
      <path stroke="#fecc00" strokeWidth="4" d="M0 10h30M11 0v20" />
    </>
  ),
  PL: bands('across', '#fff', '#dc143c'),
  BE: bands('down', '#1a1a1a', '#ffd90c', '#ef3340'),
  IE: bands('down', '#169b62', '#fff', '#ff883e'),
  SG: (
    <>
      {bands('across', '#ed2939', '#fff')}
      <circle cx="6.5" cy="5" r="3.4" fill="#fff" />
      <circle cx="8" cy="5" r="3.4" fill="#ed2939" />
      {[8.6, 10.6].map((x) => star(x, 4, 0.9))}
      {star(9.6, 6.6, 0.9)}
    </>
  ),
  AE: (
    <>
      {bands('across', '#00732f', '#fff', '#1a1a1a')}
      <path fill="#f00" d="M0 0h7.5v20H0z" />
    </>
  ),
  SA: (
    <>
      {field('#006c35')}
      <path stroke="#fff" strokeWidth="1" d="M8 14.4h14M20.6 13.3v2.2" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.1"
        d="M8.5 6v4.4h3V7M14 6v4.4h2.4V7.6M18.6 6v4.4h3V6"
      />
    </>
  ),
  EG: (
    <>
      {bands('across', '#ce1126', '#fff', '#1a1a1a')}
      <path fill="#c09300" d="M13.4 8h3.2l-.5 4h-2.2z" />
    </>
  ),
  TR: (
    <>
      {field('#e30a17')}
      <circle cx="11" cy="10" r="5" fill="#fff" />
      <circle cx="12.4" cy="10" r="4" fill="#e30a17" />
      {star(17.4, 10, 2.5)}
    </>
  ),
  ZA: (
    <>
      {bands('across', '#de3831', '#002395')}
      <path fill="none" stroke="#fff" strokeWidth="6.6" d="m0 0 15 10h15M0 20l15-10" />
      <path fill="#1a1a1a" stroke="#ffb612" strokeWidth="1.6" d="M-2 2.4 9.4 10-2 17.6z" />
      <path fill="none" stroke="#007a4d" strokeWidth="4" d="m0 0 15 10h15M0 20l15-10" />
    </>
  ),
}
