import type { ReactNode } from 'react'

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 border-t border-rule py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0 min-w-0">{children}</dd>
    </div>
  )
}
