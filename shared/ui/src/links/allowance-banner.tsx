import { LOW_REMAINING_LINKS } from '@everyshelf/domain/plans'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeError, label } from '../labels/index.ts'

// Red and amber on every background, the green board included, and in both themes.
const OUT = 'flex-wrap border-transparent bg-[#9c1f28] text-[#fff6f4] outline-[#fff6f4]'
const LOW = 'border-[#b07d12] bg-[#f6c65b] text-[#2a1f06] outline-[#2a1f06]'

interface AllowanceBannerProps {
  /** How many more links a free account can save; null without a limit. */
  readonly remaining: number | null
  readonly className?: string
  /** The link to the upgrade. */
  readonly children: ReactNode
}

/** How many links a free account has left, shown when few or none are. */
export function AllowanceBanner({ remaining, className = '', children }: AllowanceBannerProps) {
  if (remaining === null || remaining > LOW_REMAINING_LINKS) return null
  const isOut = remaining === 0
  const { title, text } = describeError('link-limit-reached')
  return (
    <div
      role="status"
      className={`flex items-center gap-x-4 rounded-md border px-4 py-2 ${isOut ? OUT : LOW} ${className}`}
    >
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="m-0 min-w-0 flex-[1_1_12rem]">
        {isOut ? (
          <>
            <strong className="block font-semibold">{title}</strong> {text}
          </>
        ) : (
          label('linksRemaining', { count: String(remaining) })
        )}
      </p>
      {children}
    </div>
  )
}
