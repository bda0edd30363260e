import { CopyButton } from '@everyshelf/ui/links'
import type { ShareText } from './share-texts.ts'

interface TextRowsProps {
  readonly label: string
  readonly texts: readonly ShareText[]
}

/** Texts to be copied, each shown as it will be pasted. */
export function TextRows({ label, texts }: TextRowsProps) {
  return (
    <ul aria-label={label} className="m-0 list-none border-b border-rule p-0">
      {texts.map(({ label: name, text, isCode, hint }) => (
        <li key={name} className="flex items-start gap-2 border-t border-rule py-3">
          <div className="min-w-0 flex-1">
            <h3 className="m-0 font-sans text-base font-semibold">{name}</h3>
            <p
              className={`m-0 mt-0.5 wrap-anywhere whitespace-pre-line text-ink-soft ${isCode ? 'line-clamp-3 font-mono text-sm' : ''}`}
            >
              {text}
            </p>
            {hint && <p className="m-0 mt-1 text-sm text-ink-faint text-pretty">{hint}</p>}
          </div>
          <CopyButton compact text={text} label={`Copy: ${name}`} said="Text copied to clipboard" />
        </li>
      ))}
    </ul>
  )
}
