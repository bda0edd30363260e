export { type DnsRecord, nameWithin, proofRecord } from './dns-records.ts'
export {
  type DomainState,
  domainStates,
  type RecordProblem,
  recordProblems,
} from './domain-state.ts'
