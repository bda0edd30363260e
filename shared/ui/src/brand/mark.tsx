interface MarkProps {
  readonly className?: string
}

/** The sign of Everyshelf: the middle bar of a chain link is a shelf, and books stand on it. */
export function Mark({ className }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className} fill="none">
      <g stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <path d="M10 13H9a6.5 6.5 0 0 0 0 13h4M22 13h1a6.5 6.5 0 0 1 0 13h-4" />
        <path d="M9.5 19.5h13" />
      </g>
      <g fill="currentColor">
        <path d="M11.5 7.5h3.2v12h-3.2z" />
        <path d="M15.3 4.5h2.7v15h-2.7z" />
        <path d="m18.6 9 2.6-.7 2.9 11-2.6.7z" />
      </g>
    </svg>
  )
}
