import { useCallback, useState } from 'react'

export type FormLogic = typeof import('./form-logic.ts')

let fetched: FormLogic | null = null

/** The form's logic once it is loaded, and a function that loads it; null if loading fails (offline). */
export function useFormLogic(): readonly [FormLogic | null, () => Promise<FormLogic | null>] {
  const [formLogic, setFormLogic] = useState(fetched)
  const open = useCallback(async () => {
    try {
      fetched ??= await import('./form-logic.ts')
    } catch {
      return null
    }
    setFormLogic(fetched)
    return fetched
  }, [])
  return [formLogic, open]
}
