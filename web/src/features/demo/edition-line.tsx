import { editionTitles } from '../../components/reader-page/format-names.ts'
import type { ReaderView } from '../../components/reader-page/view-as-reader.ts'

/** The edition that opens, and links to the others. */
export function EditionLine({
  route,
  otherEditions: others,
}: Pick<ReaderView, 'route' | 'otherEditions'>) {
  if (!route.format) return null
  return (
    <p className="m-0 mt-3 text-ink-soft">
      Edition: {editionTitles[route.format]}
      {others.map(({ format, url }, index) => (
        <span key={url}>
          {index === 0 ? '. Other editions: ' : ' · '}
          <a href={url} target="_blank" rel="noopener" className="text-link">
            {editionTitles[format]}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </span>
      ))}
    </p>
  )
}
