import type { Message } from '@everyshelf/domain/messages'
import { type ReactNode, useEffect, useRef } from 'react'

interface FormFailureProps {
  readonly message: Message | null
  /** What the user can do besides trying again. */
  readonly children?: ReactNode
}

/** Shows a failure in the form until the next attempt, scrolled clear of the consent banner. */
export function FormFailure({ message, children }: FormFailureProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  if (!message) return null
  return (
    <div
      ref={alert}
      role="alert"
      className="mb-6 border-l-3 border-danger bg-danger-wash px-4 py-3"
    >
      <p className="m-0 font-semibold text-danger">{message.title}</p>
      <p className="m-0 mt-1 text-sm text-ink">{message.text}</p>
      {children}
    </div>
  )
}
