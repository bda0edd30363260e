import { useEffect, useState } from 'react'
import type { StoredItem } from './stored-item.ts'

/** A stored value that follows changes from other windows; null until it has been read. */
export function useStored<Value>(
  item: Pick<StoredItem<Value>, 'getValue' | 'watch'>,
): Value | null {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    void item.getValue().then(setValue)
    return item.watch(setValue)
  }, [item])
  return value
}
