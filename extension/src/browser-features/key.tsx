import type { ReactNode } from 'react'

/** A key, or keys pressed together. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="rounded-md border border-rule-strong px-1.5 py-0.5 font-sans whitespace-nowrap text-ink">
      {children}
    </kbd>
  )
}
