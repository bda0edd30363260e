export { label, uiLanguage } from './label.ts'
export { type LabelName, labelTexts } from './label-texts.ts'
export { describeError, describeNotice } from './message.ts'
export type { MessageTranslation, Translation } from './translation.ts'
