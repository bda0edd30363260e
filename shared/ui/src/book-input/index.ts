export { describeReading, shopName, unknownSite } from './describe-reading.ts'
export { explainReading } from './explain-reading.ts'
export { explainRefusal, type Refusal } from './explain-refusal.ts'
