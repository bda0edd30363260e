export { type LabelName, labelTexts } from './label-texts.ts'
export {
  describeError,
  describeNotice,
  label,
  setTranslation,
  type Translation,
  uiLanguage,
} from './translation.ts'
