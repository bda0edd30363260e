import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import {
  type ReportChoices,
  type ReportMapping,
  type ReportReading,
  readReport,
} from '@everyshelf/domain/earnings'
import { REPORT_MAX_MB } from '@everyshelf/domain/limits'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { useMemo, useState } from 'react'
import { decodeFile } from '../../../lib/files/decode-file.ts'

interface OpenedReport {
  readonly fileName: string
  readonly text: string
}

const TOO_LARGE: ReportReading = {
  state: 'refused',
  problems: [{ code: 'too-large', line: null, value: '' }],
}

/** Reads a report in the browser, with what the author says about it. */
export function useReport(tags: AffiliateTags, mappings: Readonly<Record<string, ReportMapping>>) {
  const [opened, setOpened] = useState<OpenedReport | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [choices, setChoices] = useState<Omit<ReportChoices, 'mappings'>>({})

  const reading = useMemo((): ReportReading | null => {
    if (isTooLarge) return TOO_LARGE
    if (!opened) return null
    const first = readReport(opened.text, opened.fileName, { ...choices, mappings })
    if (first.state !== 'incomplete' || first.missing !== 'marketplace') return first
    const marketplace = findMarketplace(first.tags, tags)
    return marketplace
      ? readReport(opened.text, opened.fileName, { ...choices, mappings, marketplace })
      : first
  }, [opened, isTooLarge, choices, mappings, tags])

  return {
    fileName: opened?.fileName ?? '',
    reading,
    choose: (choice: Omit<ReportChoices, 'mappings'>) => setChoices({ ...choices, ...choice }),
    open: async (file: File): Promise<void> => {
      const isLarge = file.size > REPORT_MAX_MB * 1024 * 1024
      const text = isLarge ? '' : decodeFile(new Uint8Array(await file.arrayBuffer()))
      setChoices({})
      setTooLarge(isLarge)
      setOpened(isLarge ? null : { fileName: file.name.slice(0, 255), text })
    },
    close: () => {
      setOpened(null)
      setTooLarge(false)
    },
  }
}

/** The marketplace whose tag is in the file, if it is only one. */
function findMarketplace(found: readonly string[], tags: AffiliateTags) {
  const known = marketplaces.filter(({ code }) => found.includes(tags[code] ?? ''))
  return known.length === 1 ? known[0]?.code : undefined
}
