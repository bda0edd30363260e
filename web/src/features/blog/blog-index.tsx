import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { DialogButton } from '../../components/dialog-button.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { type Article, articles } from './articles.ts'

export function BlogIndex() {
  useTitle('Blog · Everyshelf')
  return (
    <div className="page-column pt-12 sm:pt-18">
      <h1 className="m-0 font-display text-[clamp(2.4rem,6vw,4.25rem)] leading-[1.05] tracking-[-0.012em]">
        Blog
      </h1>
      <p className="m-0 mt-5 max-w-[52ch] text-lg text-ink-soft text-pretty sm:text-xl">
        About selling books across borders: links, stores, tags, and what readers make of them.
      </p>
      {articles.length > 0 ? <ArticleList articles={articles} /> : <NoArticles />}
    </div>
  )
}

function ArticleList({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <ul className="m-0 mt-12 list-none border-b border-rule p-0">
      {articles.map(({ title, description, to, date }) => (
        <li
          key={to}
          className="grid gap-x-10 gap-y-1 border-t border-rule py-7 md:grid-cols-[1fr_3fr]"
        >
          <time dateTime={date} className="text-ink-faint">
            {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          <div>
            <h2 className="m-0 font-display text-2xl">
              <Link to={to} className="text-ink no-underline hover:text-accent hover:underline">
                {title}
              </Link>
            </h2>
            <p className="m-0 mt-2 max-w-[66ch] text-ink-soft text-pretty">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function NoArticles() {
  return (
    <section className="mt-12 grid items-center gap-x-16 gap-y-10 border-y border-rule py-12 md:grid-cols-[22rem_1fr]">
      <EmptyShelf className="w-full max-w-sm text-ink" />
      <div>
        <h2 className="m-0 font-display text-2xl sm:text-3xl">The shelf is still empty</h2>
        <p className="m-0 mt-3 max-w-[54ch] text-ink-soft text-pretty">
          No article has been published here yet. Until there is one, the quickest way to learn what
          a Global Link does is to make one.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={paths.home} className={buttonClasses()}>
            Make a link
          </Link>
          <Link to={paths.about} className="inline-flex min-h-11 items-center text-link">
            About Everyshelf
          </Link>
          <DialogButton dialog="feedback" className="min-h-11 text-link">
            Tell us what you would like to read
          </DialogButton>
        </div>
      </div>
    </section>
  )
}
