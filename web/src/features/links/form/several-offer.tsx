import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'

interface SeveralOfferProps {
  readonly count: number
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** A pasted list: asks before it makes many links at once. */
export function SeveralOffer({ count, onAccept, onDecline }: SeveralOfferProps) {
  const accept = useRef<HTMLButtonElement>(null)
  useEffect(() => accept.current?.focus(), [])
  return (
    <section
      aria-label="Several books"
      className="mt-4 flex animate-rise flex-wrap items-center gap-3 border-t border-rule pt-4"
    >
      <p role="status" className="m-0 mr-auto font-medium max-sm:w-full">
        You pasted {count} books.
      </p>
      <Button ref={accept} onClick={onAccept}>
        Make {count} links
      </Button>
      <Button kind="outline" onClick={onDecline}>
        Only the first
      </Button>
    </section>
  )
}
