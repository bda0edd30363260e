import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface ScreensOnlyProps {
  /** What to do to print the code. */
  readonly text: string
  /** The button for that, if the user can do it here. */
  readonly children?: ReactNode
}

/** Warns that a QR code's link may carry an affiliate tag, which programs forbid in print. */
export function ScreensOnly({ text, children }: ScreensOnlyProps) {
  return (
    <div className="mt-5 flex items-start gap-2.5 rounded-md bg-wash px-4 py-3 text-sm text-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <div>
        <p className="m-0 text-pretty">{text}</p>
        {children && <div className="mt-3 flex flex-wrap items-center gap-1">{children}</div>}
      </div>
    </div>
  )
}
