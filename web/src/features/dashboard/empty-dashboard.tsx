import { EmptyShelf } from '@everyshelf/ui/illustrations'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'

export function EmptyDashboard({ importPath }: { readonly importPath: string }) {
  return (
    <section className="mt-10 flex flex-col items-center border-y border-rule px-4 py-14 text-center">
      <EmptyShelf className="w-72 max-w-full text-ink" />
      <h2 className="m-0 mt-8 font-display text-2xl sm:text-3xl">No links yet</h2>
      <p className="m-0 mt-3 max-w-[46ch] text-ink-soft text-pretty">
        Create a link for any book and save it to get a short link, a QR code, and click analytics.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.home} className={buttonClasses('solid', 'large')}>
          Create your first link
        </Link>
        <Link to={importPath} className={buttonClasses('outline', 'large')}>
          Import a list
        </Link>
      </div>
      <p className="m-0 mt-5 text-ink-soft">
        Links at another service?{' '}
        <Link to={paths.move} className="text-link">
          Move them here
        </Link>
      </p>
    </section>
  )
}
