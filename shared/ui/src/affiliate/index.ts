export { ActiveTag } from './active-tag.tsx'
export { describeTagWarnings } from './describe-tag-warnings.ts'
export { explainTagFailure } from './explain-tag-failure.ts'
export { TagField } from './tag-field.tsx'
