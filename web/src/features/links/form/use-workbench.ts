import { useCallback, useState } from 'react'
import { importChunk } from '../../../lib/import-chunk.ts'

export type Workbench = typeof import('./workbench.ts')

let fetched: Workbench | null = null

/** The workbench once it is there, and how to get it: null when it cannot be fetched (offline). */
export function useWorkbench(): readonly [Workbench | null, () => Promise<Workbench | null>] {
  const [workbench, setWorkbench] = useState(fetched)
  const open = useCallback(async () => {
    try {
      fetched ??= await importChunk(() => import('./workbench.ts'))
    } catch {
      return null
    }
    setWorkbench(fetched)
    return fetched
  }, [])
  return [workbench, open]
}
