import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'

interface AccountSectionProps {
  /** The hash that links to this section. */
  readonly name?: string
  readonly title: string
  readonly about?: ReactNode
  readonly children: ReactNode
}

/** A section of a settings page: title and description on the left, controls on the right where there is room. */
export function AccountSection({ name, title, about, children }: AccountSectionProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${name}`) section.current?.scrollIntoView()
  }, [hash, name])
  return (
    <section
      ref={section}
      id={name}
      aria-labelledby={id}
      className="@container scroll-mt-20 border-t border-rule py-5 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="grid gap-x-14 gap-y-3 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id={id} className="m-0 font-display text-xl leading-tight">
            {title}
          </h2>
          {about && (
            <p className="mt-1.5 mb-0 max-w-[62ch] text-ink-soft @2xl:max-w-[38ch] text-pretty">
              {about}
            </p>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
