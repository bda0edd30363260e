/** A corner of an outline. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A closed outline. The last point is joined to the first. */
export type Outline = readonly Point[]

/**
 * How much of each pixel in a band of rows lies inside outlines, from 0 to 1. Each edge adds the area that it
 * covers in its own pixels; summed up from the left, that is the coverage. So a band needs one number per pixel, and
 * a whole image never has to be in memory.
 */
export class CoverageBand {
  readonly #width: number
  readonly #height: number
  readonly #sums: Float32Array

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    // An edge at the right border writes two numbers beyond it.
    this.#sums = new Float32Array(width * height + 2)
  }

  /** Clears the band and adds the parts of the outlines below `top`. */
  fill(outlines: readonly Outline[], top: number): void {
    this.#sums.fill(0)
    const bottom = top + this.#height
    // Loops without iterators, which would leave a small object behind for each corner in each band.
    for (const outline of outlines) {
      let from = outline.at(-1)
      for (let index = 0; index < outline.length; index++) {
        const to = outline[index]
        if (from && to && isWithin(from, to, top, bottom)) this.#addEdge(from, to, top)
        from = to
      }
    }
  }

  /** Calls `paint` for each pixel of a row that lies inside an outline. */
  readRow(row: number, paint: (x: number, coverage: number) => void): void {
    const start = row * this.#width
    let sum = 0
    for (let x = 0; x < this.#width; x++) {
      sum += this.#sums[start + x] ?? 0
      const coverage = Math.min(Math.abs(sum), 1)
      if (coverage > 0.004) paint(x, coverage)
    }
  }

  #addEdge(from: Point, to: Point, top: number): void {
    const isDown = from.y < to.y
    const upper = isDown ? from : to
    const lower = isDown ? to : from
    const slope = (lower.x - upper.x) / (lower.y - upper.y)
    const first = Math.max(0, Math.floor(upper.y - top))
    const last = Math.min(this.#height, Math.ceil(lower.y - top))
    for (let row = first; row < last; row++) {
      const begin = Math.max(row + top, upper.y)
      const end = Math.min(row + top + 1, lower.y)
      const x = this.#clamp(upper.x + (begin - upper.y) * slope)
      const nextX = this.#clamp(upper.x + (end - upper.y) * slope)
      const height = isDown ? end - begin : begin - end
      this.#addSpan(row * this.#width, Math.min(x, nextX), Math.max(x, nextX), height)
    }
  }

  #clamp(x: number): number {
    return Math.max(0, Math.min(this.#width - 1, x))
  }

  /** Spreads the height of an edge in one row over the pixels between its ends. */
  #addSpan(start: number, left: number, right: number, height: number): void {
    const firstPixel = Math.floor(left)
    const lastPixel = Math.max(firstPixel, Math.ceil(right) - 1)
    const width = right - left
    let covered = 0
    for (let pixel = firstPixel; pixel <= lastPixel; pixel++) {
      const from = Math.max(left, pixel)
      const to = Math.min(right, pixel + 1)
      const part = width > 0 ? (height * (to - from)) / width : height
      // Of this part's height, the area to its right within the pixel counts here, the rest in the next pixel.
      const area = part * (pixel + 1 - (from + to) / 2)
      this.#add(start + pixel, area + covered)
      covered = part - area
    }
    this.#add(start + lastPixel + 1, covered)
  }

  #add(index: number, value: number): void {
    this.#sums[index] = (this.#sums[index] ?? 0) + value
  }
}

/** Whether an edge covers any part of the rows. Level edges cover none. */
function isWithin(from: Point, to: Point, top: number, bottom: number): boolean {
  if (from.y === to.y) return false
  return Math.min(from.y, to.y) < bottom && Math.max(from.y, to.y) > top
}
