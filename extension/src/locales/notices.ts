import type { NoticeCode } from '@everyshelf/domain/messages'
import type { MessageTranslations } from './texts.ts'

/** Good news in toasts. Their English is in `@everyshelf/domain/messages`. */
export const noticeTexts = {
  copied: {
    de: { title: 'Kopiert!', text: 'Link in die Zwischenablage kopiert' },
    fr: { title: 'Copié !', text: 'Lien copié dans le presse-papiers' },
    it: { title: 'Copiato!', text: 'Link copiato negli appunti' },
    es: { title: '¡Copiado!', text: 'Enlace copiado en el portapapeles' },
    ja: { title: 'コピーしました', text: 'リンクをクリップボードにコピーしました' },
    pt_BR: { title: 'Copiado!', text: 'Link copiado para a área de transferência' },
    hi: { title: 'कॉपी हो गया!', text: 'लिंक क्लिपबोर्ड पर कॉपी हो गया' },
  },
  'link-saved': {
    de: { title: 'Link gespeichert!', text: 'Sie finden ihn in Ihrem Konto' },
    fr: { title: 'Lien enregistré !', text: 'Vous le trouverez dans votre compte' },
    it: { title: 'Link salvato!', text: 'Lo trovi nel tuo account' },
    es: { title: '¡Enlace guardado!', text: 'Lo encontrarás en tu cuenta' },
    ja: { title: 'リンクを保存しました', text: 'アカウントで確認できます' },
    pt_BR: { title: 'Link salvo!', text: 'Você o encontra na sua conta' },
    hi: { title: 'लिंक सहेजा गया!', text: 'यह आपके खाते में मिलेगा' },
  },
  'link-removed': {
    de: {
      title: 'Link entfernt',
      text: 'Sein Kurzlink öffnet jetzt die Seite des Buchs, ohne Affiliate-Tags.',
    },
    fr: {
      title: 'Lien supprimé',
      text: 'Son lien court ouvre désormais la page du livre, sans tag d’affiliation.',
    },
    it: {
      title: 'Link rimosso',
      text: 'Il suo link breve ora apre la pagina del libro, senza tag di affiliazione.',
    },
    es: {
      title: 'Enlace eliminado',
      text: 'Su enlace corto abre ahora la página del libro, sin etiquetas de afiliado.',
    },
    ja: {
      title: 'リンクを削除しました',
      text: '短縮リンクは今後、アフィリエイトタグなしで本のページを開きます。',
    },
    pt_BR: {
      title: 'Link removido',
      text: 'O link curto agora abre a página do livro, sem tags de afiliado.',
    },
    hi: { title: 'लिंक हटाया गया', text: 'इसका छोटा लिंक अब बिना एफ़िलिएट टैग के किताब का पेज खोलता है।' },
  },
} as const satisfies MessageTranslations<NoticeCode>
