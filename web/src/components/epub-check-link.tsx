import { BookUp } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'

/** Leads to the EPUB check from pages about links in ebooks. */
export function EpubCheckLink() {
  return (
    <p className="m-0 flex max-w-[62ch] gap-3 text-ink-soft text-pretty">
      <BookUp strokeWidth={1.5} className="mt-0.5 size-6 shrink-0 text-accent" />
      <span>
        <Link to={paths.epubCheck} className="text-link font-semibold">
          Check your EPUB
        </Link>{' '}
        for links that a store would refuse. The file never leaves your browser.
      </span>
    </p>
  )
}
