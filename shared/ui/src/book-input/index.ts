export {
  describeBookInput,
  describeBookSitePage,
  nameRetailer,
  unknownSite,
} from './describe-book-input.ts'
export { explainBookInput } from './explain-book-input.ts'
export { explainRefusal, type Refusal } from './explain-refusal.ts'
