interface LogoMarkProps {
  readonly className?: string
}

/** Everyshelf's logo mark: a chain link whose lower side is a shelf, open at the top for the books. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className} fill="none">
      <path
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="butt"
        d="M7.6 14.5a6 6 0 0 0 .4 12h16a6 6 0 0 0 1.1-11.9"
      />
      <path
        fill="currentColor"
        d="M9.1 8.5h3.9v15.2H9.1zM14.2 4.5h3v19.2h-3zM18.2 9.2l2.9-.7 3.5 14.4-.2.8h-2.7z"
      />
    </svg>
  )
}
