export { readPageFacts } from './extract/read-page-facts.ts'
export { recognizePage } from './recognize-page.ts'
export { evidences, type RecognizedPage } from './recognized-page.ts'
