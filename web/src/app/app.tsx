import { Toaster } from '@everyshelf/ui/toast'
import { type ReactNode, StrictMode } from 'react'

/** The whole app around its routes, in the browser and where pages are written ahead. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      {children}
      <Toaster />
    </StrictMode>
  )
}
