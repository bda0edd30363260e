import { useCallback, useState } from 'react'
import { importChunk } from '../../../lib/lazy-loading/import-chunk.ts'

export type FormLogic = typeof import('./form-logic.ts')

let fetched: FormLogic | null = null

/** The workbench once it is there, and how to get it: null when it cannot be fetched (offline). */
export function useFormLogic(): readonly [FormLogic | null, () => Promise<FormLogic | null>] {
  const [formLogic, setWorkbench] = useState(fetched)
  const open = useCallback(async () => {
    try {
      fetched ??= await importChunk(() => import('./form-logic.ts'))
    } catch {
      return null
    }
    setWorkbench(fetched)
    return fetched
  }, [])
  return [formLogic, open]
}
