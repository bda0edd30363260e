import type { ReactNode } from 'react'

/** The place of a preview, which is as wide as the column. */
export function EmbedPreview({ children }: { readonly children: ReactNode }) {
  return (
    <section
      aria-label="Preview"
      className="my-5 flex min-h-32 items-center justify-center rounded-lg bg-wash p-4 sm:p-6"
    >
      {children}
    </section>
  )
}
