import type { Article } from './article.ts'
import { ArticleDate } from './article-date.tsx'

/** The sources of all claims about other services, with the date of the last check. */
export function ArticleSources({ sources }: Pick<Article, 'sources'>) {
  return (
    <section className="mt-14">
      <h2 id="sources" className="m-0 font-display text-2xl sm:text-3xl">
        Sources
      </h2>
      {sources.length === 0 ? (
        <p className="m-0 mt-4 text-ink-soft">This article makes no claims about other services.</p>
      ) : (
        <ol className="m-0 mt-5 list-decimal pl-6 text-sm marker:text-ink-faint">
          {sources.map(({ id, title, publisher, url, checked }) => (
            <li key={id} id={`source-${id}`} className="py-1.5 pl-2 text-ink-soft target:bg-wash">
              {publisher}:{' '}
              <a href={url} rel="noopener" className="text-link break-words">
                {title}
              </a>
              . Checked on <ArticleDate day={checked} />.
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
