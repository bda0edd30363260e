import { useId } from 'react'
import { formatNames } from '../../components/reader-page/format-names.ts'
import type { ReaderView } from '../../components/reader-page/view-as-reader.ts'
import { DemoRetailerList } from './demo-retailer-list.tsx'

/** The retailers of one country by format, as the owner chose to show them. */
export function RetailerGroups({ groups }: Pick<ReaderView, 'groups'>) {
  const id = useId()
  return (
    <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ format, retailers }) => (
        <div key={format} className="min-w-0">
          <h4 id={`${id}-${format}`} className="m-0 mb-2 font-display text-lg">
            {formatNames[format]}
          </h4>
          <DemoRetailerList retailers={retailers} labelledBy={`${id}-${format}`} />
        </div>
      ))}
    </div>
  )
}
