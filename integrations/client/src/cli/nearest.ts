/** How many letters a mistyped name may differ. */
const MOST_CHANGES = 2

/**
 * The name that a user probably meant.
 *
 * @example findNearest('click', ['clicks', 'export']) // 'clicks'
 */
export function findNearest(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, changes: countChanges(typed, name) }))
    .filter(({ name, changes }) => changes <= MOST_CHANGES && changes < name.length / 2)
    .sort((a, b) => a.changes - b.changes)
  return nearest?.name
}

/** Letters to add, remove, or replace (Levenshtein). */
function countChanges(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [at, other] of [...to].entries()) {
      const replaced = (previous[at] ?? 0) + (letter === other ? 0 : 1)
      current.push(Math.min(replaced, (previous[at + 1] ?? 0) + 1, (current[at] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
