import { Link } from 'react-router'
import { articlePath } from '../../lib/paths.ts'
import type { ArticleSummary } from './article.ts'
import { ArticleDate } from './article-date.tsx'

/** Articles with date, title and description, between thin rules. */
export function ArticleList({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  return (
    <ul className="m-0 list-none border-b border-rule p-0">
      {articles.map(({ slug, title, description, updated, minutes }) => (
        <li
          key={slug}
          className="grid gap-x-10 gap-y-1 border-t border-rule py-7 md:grid-cols-[1fr_3fr]"
        >
          <p className="m-0 text-ink-faint">
            <ArticleDate day={updated} />
            <span className="md:hidden"> · </span>
            <span className="whitespace-nowrap md:block">{minutes} min read</span>
          </p>
          <div>
            <h3 className="m-0 font-display text-2xl text-balance">
              <Link
                to={articlePath(slug)}
                className="text-ink no-underline hover:text-accent hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p className="m-0 mt-2 max-w-[66ch] text-ink-soft text-pretty">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
