export { describeError, describeNotice, label, uiLanguage } from './label.ts'
export { type LabelName, labelTexts } from './label-texts.ts'
export type { Translation } from './translation.ts'
