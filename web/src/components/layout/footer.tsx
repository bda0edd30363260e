import { AMAZON_ASSOCIATE_SENTENCE } from '@everyshelf/domain/affiliate'
import { Logo } from '@everyshelf/ui/brand'
import { Link } from 'react-router'
import { navigation } from './navigation.ts'

export function Footer() {
  return (
    <footer className="mt-24 border-t border-rule">
      <div className="page-column grid gap-x-16 gap-y-10 py-12 md:grid-cols-[1fr_auto_22rem]">
        <div>
          <Logo />
          <p className="mt-4 mb-0 max-w-[30ch] text-ink-soft">
            Connecting readers worldwide with the perfect book links
          </p>
        </div>
        <nav aria-label="Footer">
          <h2 className="m-0 text-sm font-semibold">Navigation</h2>
          <ul className="m-0 mt-1 list-none p-0">
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-9 items-center text-ink-soft hover:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="text-sm text-ink-soft">
          <p className="m-0">Everyshelf uses Amazon affiliate links. {AMAZON_ASSOCIATE_SENTENCE}</p>
          <p className="mt-3 mb-0 text-ink-faint">© {new Date().getFullYear()} Everyshelf</p>
        </div>
      </div>
    </footer>
  )
}
