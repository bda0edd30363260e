import { useEffect, useState } from 'react'
import type { WxtStorageItem } from 'wxt/utils/storage'

/** A stored value that follows changes from other windows; null until it has been read. */
export function useStored<Value>(
  // biome-ignore lint/complexity/noBannedTypes: WXT's own type of an item without metadata
  item: Pick<WxtStorageItem<Value, {}>, 'getValue' | 'watch'>,
): Value | null {
  const [value, setValue] = useState<Value | null>(null)
  useEffect(() => {
    void item.getValue().then(setValue)
    return item.watch(setValue)
  }, [item])
  return value
}
