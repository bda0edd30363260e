import type { ReactNode } from 'react'

interface FailureNoticeProps {
  readonly title: string
  readonly text: string
  /** What to do about it. */
  readonly children: ReactNode
  readonly className?: string
}

/** Shown in place of a list or a page that failed. */
export function FailureNotice({ title, text, children, className }: FailureNoticeProps) {
  return (
    <div role="alert" className={className}>
      <h2 className="m-0 font-display text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
