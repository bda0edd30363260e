export { beginCsv, formatCsvRow, toCsv } from './csv.ts'
export { type CsvRow, readCsv } from './read-csv.ts'
