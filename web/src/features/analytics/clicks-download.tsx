import { HIT_RETENTION_MONTHS } from '@everyshelf/domain/limits'
import { buttonClasses } from '@everyshelf/ui/primitives'
import { Download } from 'lucide-react'
import { type Filters, toOverviewInput } from './filters/filters.ts'

/** Downloads every hit of the chosen range and filters as one CSV file. */
export function ClicksDownload({ filters }: { readonly filters: Filters }) {
  const query = new URLSearchParams(toOverviewInput(filters))
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-rule pt-6 print:hidden">
      <p className="m-0 mr-auto max-w-[60ch] text-ink-soft text-pretty">
        The file lists every hit in this range, with the reason for each that does not count. We
        store hits for {HIT_RETENTION_MONTHS} months and never store IP addresses.
      </p>
      <a href={`/analytics/clicks.csv?${query}`} download className={buttonClasses('outline')}>
        <Download className="size-[1.1em]" />
        Download CSV
      </a>
    </section>
  )
}
