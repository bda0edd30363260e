export { type DnsRecord, nameWithin, proofRecord } from './dns-records.ts'
export type { DomainState, RecordProblem } from './domain-state.ts'
