/** Two sheets of paper; after copying, a check mark. */
export function CopyIcon({ isCopied }: { readonly isCopied: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-[1.15em] shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {isCopied ? (
        <path
          className="animate-tick"
          strokeWidth="2.75"
          pathLength="1"
          strokeDasharray="1"
          d="m4.5 12.5 5 5 10-11"
        />
      ) : (
        <>
          <path d="M15 8V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H8" />
          <rect x="9" y="9" width="11" height="11" rx="1.5" />
        </>
      )}
    </svg>
  )
}
