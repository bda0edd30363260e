import type { ClickReadings } from '../readings/click-readings.ts'
import type { AskedClicks } from './analytics-readings.ts'
import type { ClickQuestion } from './click-rows.ts'
import type { ExportPart } from './export-clicks.ts'

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

interface AnalyticsServiceDeps {
  readonly readings: Pick<ClickReadings, 'overview' | 'summary' | 'toQuestion' | 'readExportPart'>
  readonly now: () => number
}

export function createAnalyticsService({ readings, now }: AnalyticsServiceDeps) {
  return {
    overview: readings.overview,
    summary: (ownerId: string) => readings.summary(ownerId, now()),

    /** The openings one by one, as text in parts. */
    exportClicks: async (ownerId: string, asked: AskedClicks) =>
      exportParts(await readings.toQuestion(ownerId, asked)),
  }

  async function* exportParts(question: ClickQuestion): AsyncGenerator<string, void> {
    let from: bigint | null = null
    do {
      const { text, next }: ExportPart = await readings.readExportPart(question, from)
      if (text) yield text
      from = next
    } while (from !== null)
  }
}
