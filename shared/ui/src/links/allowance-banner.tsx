import { LOW_REMAINING_LINKS } from '@everyshelf/domain/plans'
import type { ReactNode } from 'react'
import { describeError, label } from '../labels/index.ts'

// Red on every surface, the green board too, and in both themes.
const OUT = 'flex-wrap border-transparent bg-[#9c1f28] text-[#fff6f4] outline-[#fff6f4]'
const LOW = 'border-rule-strong bg-wash text-ink'

interface AllowanceBannerProps {
  /** How many links a free account may still keep; null where there is no limit. */
  readonly remaining: number | null
  readonly className?: string
  /** The way to the upgrade. */
  readonly children: ReactNode
}

/** What is left of a free account's links, when little or nothing is. */
export function AllowanceBanner({ remaining, className = '', children }: AllowanceBannerProps) {
  if (remaining === null || remaining > LOW_REMAINING_LINKS) return null
  const isOut = remaining === 0
  const { title, text } = describeError('link-limit-reached')
  return (
    <div
      role="status"
      className={`flex items-center gap-x-4 rounded-md border px-4 py-2 ${isOut ? OUT : LOW} ${className}`}
    >
      <p className="m-0 mr-auto">
        {isOut ? (
          <>
            <strong className="font-semibold">{title}.</strong> {text}
          </>
        ) : (
          label('linksRemaining', String(remaining))
        )}
      </p>
      {children}
    </div>
  )
}
