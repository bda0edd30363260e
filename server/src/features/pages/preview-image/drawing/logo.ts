import type { Outline, Point } from './coverage.ts'

/** The logo's stroke, as in the SVG of all pages: half the stroke's width, and its three straight and round parts. */
const HALF_STROKE = 1.5
const RADIUS = 6
const ARC_STEPS = 16

const books: readonly Outline[] = [
  rectangle(9.1, 8.5, 3.9, 15.2),
  rectangle(14.2, 4.5, 3, 19.2),
  [
    { x: 18.2, y: 9.2 },
    { x: 21.1, y: 8.5 },
    { x: 24.6, y: 22.9 },
    { x: 24.4, y: 23.7 },
    { x: 21.7, y: 23.7 },
  ],
]

/** The outlines of the logo in a square of that size. */
export function drawLogo(x: number, y: number, size: number): Outline[] {
  const scale = size / 32
  return [widenStroke(listShelfPoints()), ...books].map((outline) =>
    outline.map((point) => ({ x: x + point.x * scale, y: y + point.y * scale })),
  )
}

function rectangle(x: number, y: number, width: number, height: number): Outline {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** The middle of the chain link whose lower side is a shelf. */
function listShelfPoints(): Point[] {
  const left = { x: 8, y: 20.5 }
  const right = { x: 24, y: 20.5 }
  return [...listArc(left, -94, -270), ...listArc(right, 90, -79)]
}

/** Angles in degrees, clockwise from the right. */
function listArc(center: Point, from: number, to: number): Point[] {
  return Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / ARC_STEPS) * Math.PI) / 180
    return { x: center.x + RADIUS * Math.cos(angle), y: center.y + RADIUS * Math.sin(angle) }
  })
}

/** The outline of a line as thick as the stroke: along one side, and back along the other. */
function widenStroke(line: readonly Point[]): Outline {
  const side = (offset: number) =>
    line.map((point, index) => {
      const before = line[index - 1] ?? point
      const after = line[index + 1] ?? point
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      return {
        x: point.x - ((after.y - before.y) / length) * offset,
        y: point.y + ((after.x - before.x) / length) * offset,
      }
    })
  return [...side(HALF_STROKE), ...side(-HALF_STROKE).reverse()]
}
