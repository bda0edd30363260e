import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'

interface AccountSectionProps {
  /** The hash that links to this section. */
  readonly name?: string
  readonly title: string
  readonly about?: ReactNode
  /** The section is a page of its own, which shows the title. */
  readonly isPage?: boolean
  readonly children: ReactNode
}

/** A section of My Account: title and description on the left, controls on the right. */
export function AccountSection({ name, title, about, isPage, children }: AccountSectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${name}`) section.current?.scrollIntoView()
  }, [hash, name])
  if (isPage) {
    return (
      <section aria-label={title}>
        {about && <div className="mb-8 max-w-[66ch] text-ink-soft text-pretty">{about}</div>}
        {children}
      </section>
    )
  }
  return (
    <section
      ref={section}
      id={name}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-x-14 gap-y-5 border-t border-rule py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id={id} className="m-0 font-display text-2xl leading-tight">
          {title}
        </h2>
        {about && <p className="mt-2 mb-0 max-w-[38ch] text-ink-soft text-pretty">{about}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
