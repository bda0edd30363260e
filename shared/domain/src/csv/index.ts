export { formatCsvRow, toCsv } from './csv.ts'
