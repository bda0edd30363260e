/** Returns what names the next fault: each once, from a random one on, then random ones. */
export function chooseFaults<Name extends string>(
  names: readonly Name[],
  /** A seeded random number below the limit. */
  number: (below: number) => number,
): () => Name {
  const turn = number(names.length)
  let count = 0
  return () => {
    const at = count < names.length ? (turn + count) % names.length : number(names.length)
    count++
    const name = names[at]
    if (name === undefined) throw new RangeError('there are no faults')
    return name
  }
}
