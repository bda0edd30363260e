import type { ReactNode } from 'react'

/** A small notice at the bottom left of the window. */
export function CornerNotice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="animate-fade-in rounded-lg border border-rule-strong bg-sheet px-4 py-3 text-[0.9375rem] text-ink shadow-float">
      {children}
    </div>
  )
}
