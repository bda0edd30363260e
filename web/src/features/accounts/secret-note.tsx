import { CopyButton } from '@everyshelf/ui/links'
import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'

interface SecretNoteProps {
  readonly title: string
  /** What the secret is. */
  readonly name: string
  readonly secret: string
  /** What to do with it. */
  readonly text: string
  readonly copyLabel: string
  /** Read aloud after the copy. */
  readonly copied: string
  readonly onDone: () => void
}

/** The only place that ever shows a new API key or the secret of a webhook. */
export function SecretNote(props: SecretNoteProps) {
  const { title, name, secret, text, copyLabel, copied, onDone } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="border-l-3 border-accent pl-5">
      <h3 ref={heading} tabIndex={-1} className="m-0 font-display text-xl outline-none">
        {title}
      </h3>
      <p className="mt-2 mb-4 max-w-[52ch] text-ink-soft text-pretty">{text}</p>
      <output
        aria-label={name}
        className="block rounded-md bg-wash px-4 py-3 font-mono text-sm select-all [overflow-wrap:anywhere]"
      >
        {secret}
      </output>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={secret} label={copyLabel} said={copied} />
        <Button kind="outline" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
