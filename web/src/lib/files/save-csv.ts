import { toCsv } from '@everyshelf/domain/csv'
import { saveFile } from '@everyshelf/ui/share'

/** Makes a CSV file of rows. The keys of the first row are the columns. */
export function csvFile(rows: readonly object[]): Blob {
  return new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
}

export function saveCsv(rows: readonly object[], name: string): void {
  saveFile(csvFile(rows), name)
}
