import { CountryShelf } from '@everyshelf/ui/illustrations'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTitle } from '../../lib/page/use-title.ts'

interface AccountLayoutProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly sidePanel?: SidePanel
  readonly children: ReactNode
}

interface SidePanel {
  readonly headline: string
  readonly lines: readonly string[]
}

const defaultSidePanel: SidePanel = {
  headline: 'Welcome back',
  lines: ['See your saved books and their clicks', 'One link per book, for readers worldwide'],
}

/** An account form, with a panel of text and a picture beside it on wide screens. */
export function AccountLayout({
  title,
  lead,
  sidePanel = defaultSidePanel,
  children,
}: AccountLayoutProps) {
  useTitle(`${title} · Everyshelf`)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="@container">
      <div className="page-column grid gap-x-16 pt-10 sm:pt-14 @5xl:min-h-[43rem] @5xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] @5xl:gap-x-24">
        <section className="mx-auto w-full max-w-md @5xl:mx-0 @5xl:pt-6">
          <h1
            ref={heading}
            tabIndex={-1}
            className="m-0 font-display text-[clamp(2.1rem,4.6vw,3rem)] leading-[1.1] text-balance outline-none"
          >
            {title}
          </h1>
          {lead && <div className="mt-3 text-lg text-ink-soft text-pretty">{lead}</div>}
          <div className="mt-8">{children}</div>
        </section>
        <aside
          data-surface="board"
          className="coach-line mx-auto mt-14 flex w-full max-w-md flex-col justify-between rounded-lg px-8 pt-10 sm:px-12 @5xl:mt-0 @5xl:max-w-none @5xl:pt-14"
        >
          <div>
            <p className="m-0 max-w-[16ch] font-display text-[1.7rem] leading-tight @5xl:text-[2.1rem] text-balance">
              {sidePanel.headline}
            </p>
            <ul className="m-0 mt-6 list-none p-0 text-ink-soft">
              {sidePanel.lines.map((line) => (
                <li key={line} className="border-t border-rule py-3">
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <CountryShelf className="mt-10 mb-[0.625rem] w-full" />
        </aside>
      </div>
    </div>
  )
}
