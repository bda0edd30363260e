/** A cache of recently used values. */
export interface RecentMap<K, V> {
  readonly get: (key: K) => V | undefined
  readonly set: (key: K, value: V) => void
  readonly delete: (key: K) => void
  readonly entries: () => Iterable<[K, V]>
}

/**
 * A cache with two generations. When the young one is full, it replaces the old one, and used entries
 * move back into the young one. It holds between `size` and twice `size` entries. A lookup costs one Map
 * access, several times less than in an LRU list.
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
      const older = old.get(key)
      if (older !== undefined) set(key, older)
      return older
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
