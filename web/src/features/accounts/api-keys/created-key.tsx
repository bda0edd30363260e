import { CopyButton } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'
import type { CreatedKey } from './new-key-form.tsx'

interface CreatedKeyNoteProps {
  readonly created: CreatedKey
  readonly onDone: () => void
}

/** The only place that ever shows the key. */
export function CreatedKeyNote({ created, onDone }: CreatedKeyNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="border-l-3 border-accent pl-5">
      <h3 ref={heading} tabIndex={-1} className="m-0 font-display text-xl outline-none">
        Copy your key now
      </h3>
      <p className="mt-2 mb-4 text-ink-soft">
        You will not see it again. Keep it secret: anyone with it can do what you allowed.
      </p>
      <output
        aria-label={`API key ${created.name}`}
        className="block rounded-md bg-wash px-4 py-3 font-mono text-sm select-all [overflow-wrap:anywhere]"
      >
        {created.key}
      </output>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={created.key} label="Copy key" said="API key copied" />
        <Button kind="outline" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
