import { useTitle } from '../../lib/page/use-title.ts'
import { FEED_PATH } from '../../lib/paths.ts'
import { ArticleList } from './article-list.tsx'
import { articles } from './articles.ts'

const sections = [
  { kind: 'guide', title: 'Guides' },
  { kind: 'comparison', title: 'Comparisons' },
] as const

export function BlogIndex() {
  useTitle('Blog · Everyshelf')
  return (
    <div className="page-column pt-12 sm:pt-18">
      <h1 className="m-0 font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em]">
        Blog
      </h1>
      <p className="m-0 mt-5 max-w-[52ch] text-lg text-ink-soft text-pretty sm:text-xl">
        How to sell books across borders: links, stores, and affiliate tags.
      </p>
      <p className="m-0 mt-3">
        <a href={FEED_PATH} className="inline-flex min-h-11 items-center text-link">
          Subscribe via RSS
        </a>
      </p>
      {sections.map(({ kind, title }) => (
        <section key={kind} className="mt-12">
          <h2 className="m-0 mb-4 text-sm font-semibold text-ink-soft">{title}</h2>
          <ArticleList articles={articles.filter((article) => article.kind === kind)} />
        </section>
      ))}
    </div>
  )
}
