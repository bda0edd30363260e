export { readPageFacts } from './extract/read-page-facts.ts'
export { evidences, type ProductPageReading } from './product-page-reading.ts'
export { recognisePage } from './recognise-page.ts'
