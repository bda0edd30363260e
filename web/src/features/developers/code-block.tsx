import { CopyButton } from '@everyshelf/ui/links'

interface CodeBlockProps {
  readonly label: string
  readonly code: string
}

/** Text for a terminal or a program, with a button that copies it. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className="m-0 min-w-0">
      <figcaption className="flex min-h-11 items-center justify-between gap-4 text-sm font-semibold text-ink-soft">
        {label}
        <CopyButton text={code} label={`Copy: ${label}`} said="Copied" compact />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it. */}
      <pre
        tabIndex={0}
        aria-label={label}
        className="m-0 max-h-96 overflow-auto rounded-md bg-wash px-4 py-3 text-[0.8125rem] leading-relaxed"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}
