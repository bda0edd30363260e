import type { ErrorCode } from '@everyshelf/domain/messages'
import type { MessageTranslations } from './texts.ts'

/** Errors of the account. Their English is in `@everyshelf/domain/messages`. */
export const accountErrors = {
  unauthorized: {
    de: { title: 'Nicht angemeldet', text: 'Bitte melden Sie sich an, um fortzufahren' },
    fr: { title: 'Non identifié', text: 'Veuillez vous connecter pour continuer' },
    it: { title: 'Accesso non effettuato', text: 'Accedi per continuare' },
    es: { title: 'Sesión no iniciada', text: 'Inicia sesión para continuar' },
    ja: { title: 'サインインしていません', text: '続けるにはサインインしてください' },
    pt_BR: { title: 'Você não fez login', text: 'Faça login para continuar' },
    hi: { title: 'आपने साइन इन नहीं किया है', text: 'जारी रखने के लिए साइन इन करें' },
  },
  'sign-in-to-save': {
    de: {
      title: 'Anmeldung erforderlich',
      text: 'Bitte melden Sie sich an, um diesen Link zu speichern',
    },
    fr: {
      title: 'Authentification requise',
      text: 'Veuillez vous connecter pour enregistrer ce lien',
    },
    it: { title: 'Accesso richiesto', text: 'Accedi per salvare questo link' },
    es: { title: 'Se requiere iniciar sesión', text: 'Inicia sesión para guardar este enlace' },
    ja: { title: 'サインインが必要です', text: 'このリンクを保存するにはサインインしてください' },
    pt_BR: { title: 'Login necessário', text: 'Faça login para salvar este link' },
    hi: { title: 'साइन इन ज़रूरी है', text: 'यह लिंक सहेजने के लिए साइन इन करें' },
  },
  'sign-in-to-update-profile': {
    de: { title: 'Nicht angemeldet', text: 'Bitte melden Sie sich an, um Ihr Profil zu ändern' },
    fr: { title: 'Non identifié', text: 'Veuillez vous connecter pour modifier votre profil' },
    it: { title: 'Accesso non effettuato', text: 'Accedi per aggiornare il profilo' },
    es: { title: 'Sesión no iniciada', text: 'Inicia sesión para actualizar tu perfil' },
    ja: {
      title: 'サインインしていません',
      text: 'プロフィールを更新するにはサインインしてください',
    },
    pt_BR: { title: 'Você não fez login', text: 'Faça login para atualizar seu perfil' },
    hi: { title: 'आपने साइन इन नहीं किया है', text: 'प्रोफ़ाइल बदलने के लिए साइन इन करें' },
  },
  'premium-required': {
    de: {
      title: 'Premium erforderlich',
      text: 'Für ein eigenes Affiliate-Tag brauchen Sie Premium',
    },
    fr: {
      title: 'Premium requis',
      text: 'Un abonnement Premium est requis pour définir un tag d’affiliation',
    },
    it: { title: 'Premium richiesto', text: 'Per impostare un tag di affiliazione serve Premium' },
    es: {
      title: 'Se requiere Premium',
      text: 'Necesitas Premium para definir una etiqueta de afiliado',
    },
    ja: { title: 'Premiumが必要です', text: 'アフィリエイトタグの設定にはPremiumが必要です' },
    pt_BR: {
      title: 'Premium necessário',
      text: 'É preciso ter Premium para definir uma tag de afiliado',
    },
    hi: { title: 'Premium ज़रूरी है', text: 'एफ़िलिएट टैग सेट करने के लिए Premium सदस्यता चाहिए' },
  },
  'invalid-affiliate-tag': {
    de: {
      title: 'Fehler beim Ändern des Profils',
      text: 'Ein Tag besteht aus höchstens 64 Buchstaben, Ziffern und Bindestrichen.',
    },
    fr: {
      title: 'Erreur de mise à jour du profil',
      text: 'Un tag contient au plus 64 lettres, chiffres et traits d’union.',
    },
    it: {
      title: 'Errore nell’aggiornamento',
      text: 'Un tag ha al massimo 64 lettere, cifre e trattini.',
    },
    es: {
      title: 'Error al actualizar el perfil',
      text: 'Una etiqueta tiene como máximo 64 letras, cifras y guiones.',
    },
    ja: { title: 'プロフィールの更新エラー', text: 'タグは64文字以内の英数字とハイフンです。' },
    pt_BR: {
      title: 'Erro ao atualizar o perfil',
      text: 'Uma tag tem no máximo 64 letras, números e hifens.',
    },
    hi: { title: 'प्रोफ़ाइल बदलने में गड़बड़ी', text: 'टैग में ज़्यादा से ज़्यादा 64 अक्षर, अंक और हाइफ़न होते हैं।' },
  },
  'profile-update-failed': {
    de: { title: 'Fehler beim Ändern des Profils', text: 'Bitte versuchen Sie es erneut' },
    fr: { title: 'Erreur de mise à jour du profil', text: 'Veuillez réessayer' },
    it: { title: 'Errore nell’aggiornare il profilo', text: 'Riprova' },
    es: { title: 'Error al actualizar el perfil', text: 'Inténtalo de nuevo' },
    ja: { title: 'プロフィールの更新エラー', text: 'もう一度お試しください' },
    pt_BR: { title: 'Erro ao atualizar o perfil', text: 'Tente novamente' },
    hi: { title: 'प्रोफ़ाइल बदलने में गड़बड़ी', text: 'कृपया फिर से कोशिश करें' },
  },
  'account-banned': {
    de: {
      title: 'Dieses Konto ist geschlossen',
      text: 'Der Betreiber hat es geschlossen. Schreiben Sie ihm, wenn Sie das für falsch halten.',
    },
    fr: {
      title: 'Ce compte est fermé',
      text: 'L’exploitant du site l’a fermé. Écrivez-lui si vous pensez à une erreur.',
    },
    it: {
      title: 'Questo account è chiuso',
      text: 'Lo ha chiuso il gestore del sito. Scrivigli se pensi sia un errore.',
    },
    es: {
      title: 'Esta cuenta está cerrada',
      text: 'La cerró el operador del sitio. Escríbele si crees que es un error.',
    },
    ja: {
      title: 'このアカウントは閉鎖されています',
      text: 'サイトの運営者が閉鎖しました。誤りと思われる場合はお問い合わせください。',
    },
    pt_BR: {
      title: 'Esta conta está encerrada',
      text: 'O operador do site a encerrou. Escreva para ele se achar que é um erro.',
    },
    hi: { title: 'यह खाता बंद है', text: 'साइट चलाने वालों ने इसे बंद किया है। ग़लती लगे तो उन्हें लिखें।' },
  },
} as const satisfies MessageTranslations<ErrorCode>
