import type { LabelTranslations } from './texts.ts'

/** Why an action failed. Their English is in `@everyshelf/ui/labels`. */
export const uiFailureLabels = {
  textAndCause: {
    de: '$1. $2',
    fr: '$1. $2',
    it: '$1. $2',
    es: '$1. $2',
    ja: '$1。$2',
    pt_BR: '$1. $2',
    hi: '$1। $2',
  },
  retryIn: {
    de: 'In $1 können Sie es erneut versuchen.',
    fr: 'Vous pourrez réessayer dans $1.',
    it: 'Puoi riprovare tra $1.',
    es: 'Puedes volver a intentarlo en $1.',
    ja: '$1後にもう一度お試しいただけます。',
    pt_BR: 'Você pode tentar de novo em $1.',
    hi: 'आप $1 बाद फिर से कोशिश कर सकते हैं।',
  },
  noConnection: {
    de: 'Es besteht keine Verbindung.',
    fr: 'Il n’y a pas de connexion.',
    it: 'Non c’è connessione.',
    es: 'No hay conexión.',
    ja: '接続がありません。',
    pt_BR: 'Não há conexão.',
    hi: 'कनेक्शन नहीं है।',
  },
} as const satisfies LabelTranslations
