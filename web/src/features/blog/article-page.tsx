import { useTitle } from '../../lib/page/use-title.ts'
import { FEED_PATH } from '../../lib/paths.ts'
import type { Article } from './article.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleDate } from './article-date.tsx'
import { ArticleList } from './article-list.tsx'

export function ArticlePage({ article }: { readonly article: Article }) {
  const { title, description, date, updated, minutes, contents, html, faq, related } = article
  useTitle(`${title} · Everyshelf`)
  return (
    <article className="page-column pt-12 sm:pt-18">
      <header>
        <h1 className="m-0 max-w-[22ch] font-display text-[clamp(2.1rem,5.2vw,3.5rem)] leading-[1.08] tracking-[-0.012em] text-balance">
          {title}
        </h1>
        <p className="m-0 mt-5 max-w-[56ch] text-lg text-ink-soft text-pretty sm:text-xl">
          {description}
        </p>
        <p className="m-0 mt-5 text-ink-faint">
          <ArticleDate day={date} />
          {updated !== date && (
            <>
              {', updated '}
              <ArticleDate day={updated} />
            </>
          )}
          {` · ${minutes} min read`}
        </p>
      </header>
      <div className="mt-10 grid items-start gap-x-16 gap-y-10 border-t border-rule pt-10 lg:grid-cols-[15rem_minmax(0,42rem)]">
        <Contents contents={contents} hasFaq={faq.length > 0} />
        <div className="min-w-0">
          <ArticleBody html={html} />
          {faq.length > 0 && <Faq faq={faq} />}
          <ArticleSources sources={article.sources} />
        </div>
      </div>
      <section className="mt-16">
        <h2 className="m-0 mb-6 font-display text-2xl sm:text-3xl">Related articles</h2>
        <ArticleList articles={related} />
        <p className="m-0 mt-6">
          <a href={FEED_PATH} className="inline-flex min-h-11 items-center text-link">
            Subscribe via RSS
          </a>
        </p>
      </section>
    </article>
  )
}

interface ContentsProps {
  readonly contents: Article['contents']
  readonly hasFaq: boolean
}

function Contents({ contents, hasFaq }: ContentsProps) {
  const all = [
    ...contents,
    ...(hasFaq ? [{ id: 'questions', title: 'Questions' }] : []),
    { id: 'sources', title: 'Sources' },
  ]
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24">
      <h2 id="contents" className="m-0 text-sm font-semibold">
        Contents
      </h2>
      <ol className="m-0 mt-2 list-none p-0">
        {all.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1.5 leading-snug text-ink-soft no-underline hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Faq({ faq }: Pick<Article, 'faq'>) {
  return (
    <section className="mt-14">
      <h2 id="questions" className="m-0 font-display text-2xl sm:text-3xl">
        Questions
      </h2>
      <dl className="m-0 mt-6 border-b border-rule">
        {faq.map(({ question, answer }) => (
          <div key={question} className="border-t border-rule py-5">
            <dt className="font-semibold text-pretty">{question}</dt>
            <dd className="m-0 mt-2 text-ink-soft text-pretty">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The sources of all claims about other services, with the date of the last check. */
function ArticleSources({ sources }: Pick<Article, 'sources'>) {
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
