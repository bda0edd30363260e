import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { NavigationItem } from './navigation.ts'

const itemClasses =
  'inline-flex min-h-9 items-center text-left text-ink-soft no-underline hover:text-ink hover:underline'

interface FooterGroupProps {
  readonly title: string
  readonly children: ReactNode
}

export function FooterGroup({ title, children }: FooterGroupProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="m-0 text-sm font-semibold">
        {title}
      </h2>
      <ul className="m-0 mt-1 list-none p-0">{children}</ul>
    </nav>
  )
}

export function FooterLink({ label, to }: NavigationItem) {
  return (
    <li>
      <Link to={to} className={itemClasses}>
        {label}
      </Link>
    </li>
  )
}

interface FooterButtonProps {
  readonly opensDialog?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

export function FooterButton({ opensDialog = false, onClick, children }: FooterButtonProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        onClick={onClick}
        className={itemClasses}
      >
        {children}
      </button>
    </li>
  )
}
