import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import {
  type ReportChoices,
  type ReportFile,
  type ReportMapping,
  type ReportProblemCode,
  type ReportReading,
  readReports,
} from '@everyshelf/domain/earnings'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { startTransition, useMemo, useState, useTransition } from 'react'
import { openReportFile } from './open-report-file.ts'

interface OpenedReport {
  readonly fileName: string
  readonly files: readonly ReportFile[]
  /** Why the file could not be opened. */
  readonly problem: ReportProblemCode | null
}

/** Reads a report in the browser, with what the author says about it. */
export function useReport(tags: AffiliateTags, mappings: Readonly<Record<string, ReportMapping>>) {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [choices, setChoices] = useState<Omit<ReportChoices, 'mappings'>>({})
  const [isReading, startReading] = useTransition()

  const reading = useMemo((): ReportReading | null => {
    if (!opened) return null
    const { files, problem } = opened
    if (problem) return { state: 'refused', problems: [{ code: problem, line: null, value: '' }] }
    const first = readReports(files, { ...choices, mappings })
    if (first.state !== 'incomplete' || first.missing !== 'marketplace') return first
    const marketplace = findMarketplace(first.tags, tags)
    return marketplace ? readReports(files, { ...choices, mappings, marketplace }) : first
  }, [opened, choices, mappings, tags])

  return {
    fileName: opened?.fileName ?? '',
    reading,
    /** Large files take a moment. */
    isReading,
    choose: (choice: Omit<ReportChoices, 'mappings'>) => setChoices({ ...choices, ...choice }),
    open: (file: File): void =>
      startReading(async () => {
        const found = await openReportFile(file)
        const fileName = file.name.slice(0, 255)
        startTransition(() => {
          setChoices({})
          setOpened({ fileName, files: [], problem: null, ...found })
        })
      }),
    close: () => setOpened(null),
  }
}

/** The marketplace whose tag is in the file, if it is only one. */
function findMarketplace(found: readonly string[], tags: AffiliateTags) {
  const known = marketplaces.filter(({ code }) => found.includes(tags[code] ?? ''))
  return known.length === 1 ? known[0]?.code : undefined
}
