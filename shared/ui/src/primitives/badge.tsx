import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BadgeProps {
  readonly tone?: 'plain' | 'accent' | 'danger'
  readonly children: ReactNode
}

const tones = {
  plain: 'border-rule text-ink-soft',
  accent: 'border-transparent bg-wash text-accent',
  danger: 'border-transparent bg-danger-wash text-danger',
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm border px-1.5 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
