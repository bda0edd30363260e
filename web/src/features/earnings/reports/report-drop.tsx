import { REPORT_MAX_MB } from '@everyshelf/domain/limits'
import { Button, classNames } from '@everyshelf/ui/primitives'
import { FileSpreadsheet } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'

interface ReportDropProps {
  readonly onFile: (file: File) => void
  /** What is wrong with the last file, or what became of it. */
  readonly note: ReactNode
}

/** Takes a dropped or a chosen report. */
export function ReportDrop({ onFile, note }: ReportDropProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={classNames(
        'mt-6 rounded-lg border-2 border-dashed bg-sheet px-5 py-9 text-center',
        isOver ? 'border-accent bg-wash' : 'border-rule-strong',
      )}
    >
      <FileSpreadsheet
        aria-hidden="true"
        strokeWidth={1.25}
        className="mx-auto size-11 text-accent"
      />
      {note}
      <p className="m-0 mt-3 font-display text-xl sm:text-2xl">Drop a report here</p>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label="Choose a report"
        hidden
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <Button size="large" className="mt-4" onClick={() => picker.current?.click()}>
        Choose a report
      </Button>
      <p className="m-0 mx-auto mt-4 max-w-[62ch] text-sm text-ink-soft text-pretty">
        CSV or TSV, up to {REPORT_MAX_MB} MB. We recognize Amazon’s Fee-Earnings and Fee-Orders,
        Awin, Rakuten (Kobo), CJ, and Partnerize (Apple). For Bookshop.org and others, you choose
        the columns once.
      </p>
      <p className="m-0 mx-auto mt-2 max-w-[62ch] text-sm text-ink-soft text-pretty">
        Your browser reads the file. We store only dates, stores, books, tracking IDs, items, and
        amounts.
      </p>
    </div>
  )
}
