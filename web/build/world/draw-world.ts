import { writeFileSync } from 'node:fs'
import {
  type CountryCode,
  countryCodes,
  countryName,
  isCountryCode,
} from '@everyshelf/domain/countries'
import { type Outline, type Point, readAtlas } from './read-atlas.ts'

/**
 * Draws the world map from Natural Earth's outlines (public domain):
 * `node web/build/world/draw-world.ts`. Each country gets a path; countries that are too small to see
 * or have no outline get a point.
 */
const WIDTH = 960
/** In square units of the drawing. */
const MIN_SHAPE_AREA = 12
const SOUTH = -58
const HALF_WORLD = project([180, 0])[0]
const TOP = project([0, 84])[1]
const SCALE = WIDTH / (2 * HALF_WORLD)

const byName = new Map(countryCodes.map((code) => [countryName(code), code]))
const shapes: Partial<Record<CountryCode | 'none', string>> = {}
const points: Partial<Record<CountryCode, string>> = {}
const largest = new Map<CountryCode, readonly Point[]>()

for (const outline of readAtlas('countries-110m.json')) {
  const code = codeOf(outline)
  if (code === 'AQ') continue
  const path = outline.rings.map((ring) => drawRing(unwrap(ring).map(toDrawing))).join('')
  shapes[code ?? 'none'] = (shapes[code ?? 'none'] ?? '') + path
}
for (const outline of readAtlas('countries-50m.json')) {
  const code = codeOf(outline)
  if (!code || code === 'AQ') continue
  for (const ring of outline.rings.map((one) => unwrap(one).map(toDrawing))) {
    if (areaOf(ring) >= areaOf(largest.get(code) ?? [])) largest.set(code, ring)
  }
}
for (const [code, ring] of largest) {
  // A line of zero length, whose round caps draw a dot.
  if (!shapes[code] || areaOf(ring) < MIN_SHAPE_AREA)
    points[code] = `M${middleOf(ring).join(' ')}h0`
}
const height = Math.ceil(toDrawing([0, SOUTH])[1])
const file = new URL('../../src/features/analytics/map/world.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ width: WIDTH, height, shapes, points }, null, 2)}\n`)

/** Land without a country code is drawn but belongs to no country. */
function codeOf({ id, name }: Outline): CountryCode | undefined {
  const region = id && new Intl.Locale(`und-${id}`).region
  return isCountryCode(region) ? region : byName.get(name)
}

/** Natural Earth's projection by its polynomial. */
function project([longitude, latitude]: Point): Point {
  const [l, p] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
  const [p2, p4] = [p * p, p ** 4]
  return [
    l * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4))),
    p * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4))),
  ]
}

/** Land across the date line continues past the edge instead of crossing the whole map. */
function unwrap(ring: readonly Point[]): readonly Point[] {
  const longitudes = ring.map(([longitude]) => longitude)
  const isAcross = Math.max(...longitudes) - Math.min(...longitudes) > 180
  return isAcross ? ring.map(([x, y]) => [x < 0 ? x + 360 : x, y] as const) : ring
}

function toDrawing(point: Point): Point {
  const [x, y] = project(point)
  return [round((x + HALF_WORLD) * SCALE), round((TOP - y) * SCALE)]
}

function round(value: number): number {
  return Math.round(value * 2) / 2
}

/** Relative steps, which take fewer characters than absolute points. */
function drawRing(ring: readonly Point[]): string {
  const steps = ring.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = ring[index - 1] ?? [0, 0]
    const step = [x - beforeX, y - beforeY] as const
    return index > 0 && step[0] === 0 && step[1] === 0 ? [] : [step]
  })
  const [start, ...rest] = steps
  if (!start || rest.length < 3) return ''
  return `M${start.join(' ')}l${rest
    .slice(0, -1)
    .map((step) => step.join(' '))
    .join(' ')
    .replaceAll(' -', '-')}z`
}

function areaOf(ring: readonly Point[]): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

function middleOf(ring: readonly Point[]): Point {
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length
  return [round(mean(0)), round(mean(1))]
}
