import { formatAuthors } from '@everyshelf/ui/books'
import { CopyButton } from '@everyshelf/ui/links'
import { Button, TextArea } from '@everyshelf/ui/primitives'
import { useId, useState } from 'react'
import type { ManagedLink } from '../../../lib/link-settings/managed-link.ts'
import { readStored, writeStored } from '../../../lib/stored-text.ts'
import { fillTemplate, hasDisclosure, listShareTexts, toTemplate } from './share-texts.ts'

interface Place {
  /** The link of the chosen channel. */
  readonly address: string
  readonly isTagged: boolean
}

interface TextFieldsProps extends Pick<ManagedLink, 'link' | 'settings'>, Place {}

/** Two texts to post, which the author can change. */
export function TextFields({ link, settings, ...place }: TextFieldsProps) {
  const id = useId()
  const texts = listShareTexts({
    title: link.title,
    authors: link.authors.length > 0 ? formatAuthors(link.authors) : '',
    mode: settings.mode,
  })
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="m-0 font-display text-xl leading-tight">
        Text to share
      </h2>
      <p className="mt-1.5 mb-4 text-ink-soft text-pretty">
        Make it yours. This browser remembers your words.
      </p>
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        {texts.map((template, index) => (
          <PostField
            key={template}
            name={`Text ${index + 1}`}
            storedAs={`everyshelf-text-${index}-${link.id}`}
            {...{ template, ...place }}
          />
        ))}
      </div>
    </section>
  )
}

interface PostFieldProps extends Place {
  readonly name: string
  readonly storedAs: string
  readonly template: string
}

function PostField({ name, storedAs, template, address, isTagged }: PostFieldProps) {
  const [own, setOwn] = useState(() => readStored('localStorage', storedAs))
  const text = fillTemplate(own ?? template, address, isTagged)
  const keep = (next: string | null) => {
    setOwn(next)
    writeStored('localStorage', storedAs, next)
  }
  return (
    // A long address in the text must not widen the column.
    <div className="min-w-0">
      <TextArea
        label={name}
        rows={3}
        value={text}
        error={
          isTagged && !hasDisclosure(text)
            ? 'This link can earn a commission. Add “(paid link)” or “#ad”.'
            : undefined
        }
        onChange={({ currentTarget: { value } }) => keep(toTemplate(value, address))}
      />
      <div className="flex gap-2">
        <CopyButton
          kind="outline"
          text={text}
          label={`Copy ${name.toLowerCase()}`}
          said="Text copied to clipboard"
        />
        {own !== null && (
          <Button kind="quiet" onClick={() => keep(null)}>
            Start over<span className="sr-only"> with {name.toLowerCase()}</span>
          </Button>
        )}
      </div>
    </div>
  )
}
