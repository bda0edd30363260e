import type { Ref } from 'react'

interface WrappedLinkProps {
  readonly link: string
  readonly labelledBy: string
  readonly onClick: () => void
  readonly ref: Ref<HTMLTextAreaElement>
}

const look = 'rounded-md border px-3 py-2.5 text-sm leading-snug break-all'

/** The whole link over several lines, for narrow layouts. */
export function WrappedLink({ link, labelledBy, onClick, ref }: WrappedLinkProps) {
  return (
    <span className="relative grid min-h-11 min-w-0 flex-1">
      {/* Gives the field its height: text areas do not grow automatically in every browser. */}
      <span aria-hidden="true" className={`invisible ${look}`}>
        {link}
      </span>
      <textarea
        ref={ref}
        readOnly
        value={link}
        aria-labelledby={labelledBy}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={onClick}
        className={`absolute inset-0 size-full resize-none overflow-hidden animate-reveal border-field-rule bg-field text-field-ink ${look}`}
      />
    </span>
  )
}
