import { createContext, use } from 'react'

/** The key that a developer pasted. It is only in this page's memory. */
interface PastedKey {
  readonly key: string
  readonly setKey: (key: string) => void
}

export const ApiKeyContext = createContext<PastedKey>({ key: '', setKey: () => {} })

export function usePastedKey(): PastedKey {
  return use(ApiKeyContext)
}
