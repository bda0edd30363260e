import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Longitude and latitude in degrees, or a point of the drawing. */
export type Point = readonly [x: number, y: number]

export interface Outline {
  /** Three digits of ISO 3166-1, if it has some. */
  readonly id: string | undefined
  readonly name: string
  /** The outer rings of its land, without lakes. */
  readonly rings: readonly (readonly Point[])[]
}

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly Point[])[]
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } }
}

interface Facts {
  readonly id?: string
  readonly properties: { readonly name: string }
}

type Geometry = Facts &
  (
    | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
    | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
  )

/** Reads a TopoJSON file of the package with Natural Earth's outlines. */
export function readAtlas(name: string): readonly Outline[] {
  const file = fileURLToPath(import.meta.resolve(`world-atlas/${name}`))
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const lines = arcs.map((arc) => unfold(arc, transform))
  const follow = (indexes: readonly number[]) =>
    indexes.flatMap((index) =>
      index < 0 ? (lines[~index]?.toReversed() ?? []) : (lines[index] ?? []),
    )
  return objects.countries.geometries.map((geometry) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
    return {
      id: geometry.id,
      name: geometry.properties.name,
      rings: polygons.map(([outer = []]) => follow(outer)),
    }
  })
}

/** Decodes an arc, whose points are stored as steps from the previous one. */
function unfold(arc: readonly Point[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}
