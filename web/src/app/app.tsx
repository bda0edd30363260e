import { Toaster } from '@everyshelf/ui/toast'
import { type ReactNode, StrictMode } from 'react'

/** The app around its routes, in the browser and in the prerender build. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      {children}
      <Toaster />
    </StrictMode>
  )
}
