import { TextField } from '@everyshelf/ui/primitives'
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

interface ApiKeyFieldProps {
  readonly label: string
  readonly error?: string | undefined
  readonly className?: string
}

export function ApiKeyField(props: ApiKeyFieldProps) {
  const { key, setKey } = usePastedKey()
  return (
    <TextField
      {...props}
      type="password"
      autoComplete="off"
      spellCheck={false}
      placeholder="es_live_…"
      hint="This page forgets it when you leave."
      value={key}
      onChange={(event) => setKey(event.currentTarget.value)}
    />
  )
}
