import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { BookFormat } from '@everyshelf/domain/retailers'
import { BookOpen, Headphones, type LucideIcon, TabletSmartphone } from 'lucide-react'
import { useId } from 'react'
import type { MessageName } from '../messages/translate.ts'
import { translate } from '../messages/translate.ts'
import type { FormatChoice } from '../product-page/recognized-page.ts'

const icons: Record<BookFormat, LucideIcon> = {
  print: BookOpen,
  ebook: TabletSmartphone,
  audio: Headphones,
}

interface FormatPickerProps {
  readonly formats: readonly FormatChoice[]
  readonly chosen: BookIdentifier
  readonly onChoose: (identifier: BookIdentifier) => void
}

/** Our own names are translated; a store's names stay in the store's language. */
const NAMES: Readonly<Record<string, Extract<MessageName, `format${string}`>>> = {
  Print: 'formatPrint',
  Ebook: 'formatEbook',
  Audiobook: 'formatAudiobook',
  'Graphic novel': 'formatGraphicNovel',
}

function describeFormat(label: string): string {
  const name = NAMES[label]
  return name ? translate(name) : label
}

/** The formats on the page; each has its own number, and so its own links. */
export function FormatPicker({ formats, chosen, onChoose }: FormatPickerProps) {
  const name = useId()
  return (
    <fieldset className="m-0 mt-4 min-w-0 border-0 p-0">
      <legend className="mb-2 p-0 text-sm text-ink-soft">{translate('formatsLabel')}</legend>
      <div className="flex flex-wrap gap-2">
        {formats.map(({ format, identifier, label }) => {
          const key = identifierKey(identifier)
          const Icon = icons[format]
          return (
            <label
              key={key}
              className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-md border border-rule px-2.5 text-sm font-medium hover:bg-wash has-checked:border-transparent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={key}
                checked={key === identifierKey(chosen)}
                onChange={() => onChoose(identifier)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon aria-hidden="true" className="size-4" />
              {describeFormat(label)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
