export { beginCsv, formatCsvRow, toCsv } from './csv.ts'
