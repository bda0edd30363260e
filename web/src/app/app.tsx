import { Toaster } from '@everyshelf/ui/toast'
import { type ReactNode, StrictMode } from 'react'
import { importChunk } from '../lib/import-chunk.ts'

/** The whole app around its routes, in the browser and where pages are written ahead. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      {children}
      <Toaster importChunk={importChunk} />
    </StrictMode>
  )
}
