/** Keeps the values last asked for. */
export interface RecentMap<K, V> {
  readonly get: (key: K) => V | undefined
  readonly set: (key: K, value: V) => void
  readonly delete: (key: K) => void
  readonly entries: () => Iterable<[K, V]>
}

/**
 * A cache in two generations: whatever was asked for since the young one began survives the old one's
 * end. It holds between `size` and twice `size` entries. Unlike a list in order of use, asking costs
 * one look into a Map: on the way of every redirect that is several times less.
 */
export function createRecentMap<K, V>(size: number): RecentMap<K, V> {
  let young = new Map<K, V>()
  let old = new Map<K, V>()

  function set(key: K, value: V): void {
    young.set(key, value)
    if (young.size < size) return
    old = young
    young = new Map()
  }

  return {
    get: (key) => {
      const value = young.get(key)
      if (value !== undefined) return value
      const kept = old.get(key)
      if (kept !== undefined) set(key, kept)
      return kept
    },
    set,
    delete: (key) => {
      young.delete(key)
      old.delete(key)
    },
    entries: function* () {
      yield* old.entries()
      yield* young.entries()
    },
  }
}
