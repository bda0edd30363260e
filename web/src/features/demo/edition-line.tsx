import type { EditionFormat } from '@everyshelf/domain/books'
import type { DemoReader } from './demo-reader.ts'

const names: Readonly<Record<EditionFormat, string>> = {
  kindle: 'Kindle',
  paperback: 'Paperback',
  hardcover: 'Hardcover',
  audiobook: 'Audiobook',
}

/** Which edition opens, and which others there are. */
export function EditionLine({ first, others }: Pick<DemoReader, 'first' | 'others'>) {
  if (!first.format) return null
  return (
    <p className="m-0 mt-3 text-ink-soft">
      Edition: {names[first.format]}
      {others.map(({ format, url }, index) => (
        <span key={url}>
          {index === 0 ? '. Also as: ' : ' · '}
          <a href={url} target="_blank" rel="noopener" className="text-link">
            {format && names[format]}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </span>
      ))}
    </p>
  )
}
