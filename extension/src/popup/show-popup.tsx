import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { InitialState } from './initial-state.ts'
import { Popup } from './popup.tsx'

export function showPopup(root: Element, initialState: InitialState | undefined): void {
  createRoot(root).render(
    <StrictMode>
      <Popup initialState={initialState} />
    </StrictMode>,
  )
}
