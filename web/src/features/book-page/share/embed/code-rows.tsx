import { CopyButton } from '@everyshelf/ui/links'

interface Code {
  readonly label: string
  readonly text: string
  /** What to know before it is used. */
  readonly hint: string
}

interface CodeRowsProps {
  readonly label: string
  readonly codes: readonly Code[]
}

/** Code to be copied, shown as it will be pasted. */
export function CodeRows({ label, codes }: CodeRowsProps) {
  return (
    <ul aria-label={label} className="m-0 list-none border-b border-rule p-0">
      {codes.map(({ label: name, text, hint }) => (
        <li key={name} className="flex items-start gap-2 border-t border-rule py-3">
          <div className="min-w-0 flex-1">
            <h3 className="m-0 font-sans text-base font-semibold">{name}</h3>
            <p className="m-0 mt-0.5 line-clamp-3 font-mono text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
              {text}
            </p>
            <p className="m-0 mt-1 text-sm text-ink-faint text-pretty">{hint}</p>
          </div>
          <CopyButton compact text={text} label={`Copy: ${name}`} said="Text copied to clipboard" />
        </li>
      ))}
    </ul>
  )
}
