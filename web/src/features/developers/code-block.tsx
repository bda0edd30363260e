import { CopyButton } from '@everyshelf/ui/links'

interface CodeBlockProps {
  readonly label: string
  readonly code: string
}

/** Text for a terminal or a program, with a button that copies it. Long lines wrap. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className="m-0 min-w-0">
      <figcaption className="flex min-h-11 items-center justify-between gap-4 text-sm font-semibold text-ink-soft">
        {label}
        <CopyButton text={code} label={`Copy ${label}`} said="Copied" compact />
      </figcaption>
      <pre className="m-0 rounded-md bg-wash px-4 py-3 text-[0.8125rem] leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
