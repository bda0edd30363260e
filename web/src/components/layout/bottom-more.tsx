import { Ellipsis, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { morePages } from './navigation.ts'
import { useDismiss } from './use-dismiss.ts'

const itemClasses =
  'flex min-h-12 w-full items-center px-4 text-left text-ink no-underline hover:bg-wash focus-visible:outline-offset-[-3px]'

/** The last item of the bottom bar, which opens and closes a menu. */
export function BottomMore({ className }: { readonly className: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  useDismiss(container, isOpen, (how) => {
    setOpen(false)
    if (how === 'escape') toggle.current?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it
  useEffect(() => setOpen(false), [key])
  const [pricing, ...legal] = morePages
  return (
    <div ref={container}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {isOpen ? <X /> : <Ellipsis />}
        More
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute right-2 bottom-full m-0 mb-2 w-56 animate-rise list-none overflow-hidden rounded-lg border border-rule bg-sheet p-0 py-1 shadow-float"
      >
        {pricing && <MoreLink {...pricing} />}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={itemClasses}
            onClick={() => {
              setOpen(false)
              toggle.current?.focus()
              openSiteDialog('feedback')
            }}
          >
            Share Feedback
          </button>
        </li>
        {legal.map((page) => (
          <MoreLink key={page.to} {...page} />
        ))}
      </ul>
    </div>
  )
}

function MoreLink({ label, to }: { readonly label: string; readonly to: string }) {
  return (
    <li>
      <Link to={to} className={itemClasses}>
        {label}
      </Link>
    </li>
  )
}
