export { formatCsvRow, streamCsv, toCsv } from './csv.ts'
