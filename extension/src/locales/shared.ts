import type { Texts } from './texts.ts'

/** Texts that more than one page of the extension shows. */
export const sharedTexts = {
  /** The language of these texts as `<html lang>` and `Intl` name it. */
  language: {
    en: 'en',
    de: 'de',
    fr: 'fr',
    it: 'it',
    es: 'es',
    ja: 'ja',
    pt_BR: 'pt-BR',
    hi: 'hi',
  },
  popupTitle: {
    en: 'Everyshelf: create a Global Link',
    de: 'Everyshelf: Global Link erstellen',
    fr: 'Everyshelf : créer un Global Link',
    it: 'Everyshelf: crea un Global Link',
    es: 'Everyshelf: crear un Global Link',
    ja: 'Everyshelf：Global Linkを作成',
    pt_BR: 'Everyshelf: criar um Global Link',
    hi: 'Everyshelf: Global Link बनाएँ',
  },
} as const satisfies Texts
