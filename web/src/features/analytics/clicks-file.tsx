import { buttonClasses } from '@everyshelf/ui/primitives'
import { Download } from 'lucide-react'
import type { Asked } from './asked/asked.ts'

/** All that the figures are made of, as one file. */
export function ClicksFile({ asked }: { readonly asked: Asked }) {
  const { from, to, link, country, shop } = asked
  const query = new URLSearchParams({
    from,
    to,
    ...(link && { link }),
    ...(country && { country }),
    ...(shop && { shop }),
  })
  return (
    <section className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-rule pt-6 print:hidden">
      <p className="m-0 mr-auto max-w-[60ch] text-ink-soft text-pretty">
        The file has every hit of these days, as far back as single hits are kept (13 months), those
        left out with their reason. Nobody’s address is in it: we keep none.
      </p>
      <a href={`/analytics/clicks.csv?${query}`} download className={buttonClasses('outline')}>
        <Download aria-hidden="true" className="size-[1.1em]" />
        Download all as CSV
      </a>
    </section>
  )
}
