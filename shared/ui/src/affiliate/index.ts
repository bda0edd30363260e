export { describeDoubts } from './describe-doubts.ts'
export { explainTagFailure } from './explain-tag-failure.ts'
export { TagField } from './tag-field.tsx'
export { TagInForce } from './tag-in-force.tsx'
