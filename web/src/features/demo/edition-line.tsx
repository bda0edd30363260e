import { editionTitles } from '../../components/reader-page/format-names.ts'
import type { ReaderView } from '../../components/reader-page/view-as-reader.ts'

/** Which edition opens, and which others there are. */
export function EditionLine({ route, others }: Pick<ReaderView, 'route' | 'others'>) {
  if (!route.format) return null
  return (
    <p className="m-0 mt-3 text-ink-soft">
      Edition: {editionTitles[route.format]}
      {others.map(({ format, url }, index) => (
        <span key={url}>
          {index === 0 ? '. Also as: ' : ' · '}
          <a href={url} target="_blank" rel="noopener" className="text-link">
            {editionTitles[format]}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </span>
      ))}
    </p>
  )
}
