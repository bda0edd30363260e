import type { Mutant } from './list-mutants.ts'

interface Place {
  readonly start: number
  readonly end: number
  readonly mutants: Mutant[]
  readonly inner: Place[]
}

/**
 * Builds one text with all mutants. `globalThis.activeMutant` selects one; none when it is unset.
 *
 * @example combineMutants('a < b', [{ id: 3, from: 'a < b', to: 'a <= b', … }]) // (globalThis.activeMutant === 3 ? (a <= b) : (a < b))
 */
export function combineMutants(text: string, mutants: readonly Mutant[]): string {
  return renderBetween(text, 0, text.length, nest(mutants))
}

/** Nodes of a syntax tree are nested or separate. */
function nest(mutants: readonly Mutant[]): Place[] {
  const outermost: Place[] = []
  const around: Place[] = []
  for (const mutant of mutants.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= mutant.start) around.pop()
    const last = around.at(-1)
    if (last?.start === mutant.start && last.end === mutant.end) {
      last.mutants.push(mutant)
      continue
    }
    const place: Place = { start: mutant.start, end: mutant.end, mutants: [mutant], inner: [] }
    ;(last?.inner ?? outermost).push(place)
    around.push(place)
  }
  return outermost
}

function renderBetween(text: string, start: number, end: number, places: readonly Place[]): string {
  let rendered = ''
  let position = start
  for (const place of places) {
    rendered += text.slice(position, place.start) + renderPlace(text, place)
    position = place.end
  }
  return rendered + text.slice(position, end)
}

function renderPlace(text: string, { start, end, mutants, inner }: Place): string {
  const original = renderBetween(text, start, end, inner)
  const dropped = mutants.find(({ to }) => to === ';')
  if (dropped) return `{ if (globalThis.activeMutant !== ${dropped.id}) { ${original} } }`
  const choices = mutants.map(({ id, to }) => `globalThis.activeMutant === ${id} ? (${to}) : `)
  return `(${choices.join('')}(${original}))`
}
