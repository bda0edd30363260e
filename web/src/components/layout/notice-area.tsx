import type { ReactNode } from 'react'

/** Where notices about the whole site appear. Empty in prerendered pages. */
export function NoticeArea({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="status"
      className="fixed bottom-[calc(var(--bottom-bar,0px)+var(--banner,0px)+1rem)] left-4 z-30 grid max-w-[calc(100vw-2rem)] gap-3 sm:max-w-sm print:hidden"
    >
      {children}
    </div>
  )
}
