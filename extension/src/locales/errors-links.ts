import type { ErrorCode } from '@everyshelf/domain/messages'
import type { MessageTranslations } from './texts.ts'

/** Errors of links. Their English is in `@everyshelf/domain/messages`. */
export const linkErrors = {
  'link-limit-reached': {
    de: {
      title: 'Link-Limit erreicht',
      text: 'Sie haben das Limit an gespeicherten Links erreicht. Mit Premium speichern Sie unbegrenzt viele.',
    },
    fr: {
      title: 'Limite de liens atteinte',
      text: 'Vous avez atteint votre limite de liens enregistrés. Passez à Premium pour en enregistrer sans limite.',
    },
    it: {
      title: 'Limite di link raggiunto',
      text: 'Hai raggiunto il limite di link salvati. Passa a Premium per salvarne senza limiti.',
    },
    es: {
      title: 'Límite de enlaces alcanzado',
      text: 'Has alcanzado tu límite de enlaces guardados. Pásate a Premium para guardar sin límite.',
    },
    ja: {
      title: 'リンク数の上限に達しました',
      text: '保存できるリンクの上限に達しました。Premiumなら無制限に保存できます。',
    },
    pt_BR: {
      title: 'Limite de links atingido',
      text: 'Você atingiu o limite de links salvos. Faça upgrade para o Premium e salve sem limite.',
    },
    hi: {
      title: 'लिंक की सीमा पूरी हो गई',
      text: 'सहेजे गए लिंक की सीमा पूरी हो गई। असीमित लिंक सहेजने के लिए Premium लें।',
    },
  },
  'link-already-saved': {
    de: { title: 'Link schon gespeichert', text: 'Dieser Buchlink ist bereits in Ihrem Konto' },
    fr: { title: 'Lien déjà enregistré', text: 'Le lien de ce livre est déjà dans votre compte' },
    it: { title: 'Link già salvato', text: 'Il link di questo libro è già nel tuo account' },
    es: {
      title: 'El enlace ya está guardado',
      text: 'El enlace de este libro ya está en tu cuenta',
    },
    ja: { title: '保存済みのリンクです', text: 'この本のリンクはすでにアカウントにあります' },
    pt_BR: { title: 'Link já salvo', text: 'O link deste livro já está na sua conta' },
    hi: { title: 'लिंक पहले से सहेजा है', text: 'इस किताब का लिंक आपके खाते में पहले से है' },
  },
  'invalid-slug': {
    de: {
      title: 'Fehler beim Ändern des Links',
      text: '3 bis 40 Buchstaben und Ziffern, dazwischen einzelne Bindestriche.',
    },
    fr: {
      title: 'Erreur de modification du lien',
      text: 'De 3 à 40 lettres et chiffres, séparés au besoin par des traits d’union simples.',
    },
    it: {
      title: 'Errore nella modifica del link',
      text: 'Da 3 a 40 lettere e cifre, con trattini singoli in mezzo.',
    },
    es: {
      title: 'Error al cambiar el enlace',
      text: 'De 3 a 40 letras y cifras, con guiones sueltos entre ellas.',
    },
    ja: {
      title: 'リンクの変更エラー',
      text: '3～40文字の英数字で、間にハイフンを1つずつ使えます。',
    },
    pt_BR: {
      title: 'Erro ao alterar o link',
      text: 'De 3 a 40 letras e números, com hifens simples entre eles.',
    },
    hi: {
      title: 'लिंक बदलने में गड़बड़ी',
      text: '3 से 40 अक्षर और अंक, जिनके बीच एक-एक हाइफ़न हो सकता है।',
    },
  },
  'slug-reserved': {
    de: {
      title: 'Dieser Kurzlink ist reserviert',
      text: 'Er sähe aus wie eine Seite von Everyshelf. Wählen Sie einen anderen.',
    },
    fr: {
      title: 'Ce lien court est réservé',
      text: 'On pourrait le prendre pour une page d’Everyshelf. Choisissez-en un autre.',
    },
    it: {
      title: 'Questo link breve è riservato',
      text: 'Sembrerebbe una pagina di Everyshelf. Scegline un altro.',
    },
    es: {
      title: 'Este enlace corto está reservado',
      text: 'Parecería una página de Everyshelf. Elige otro.',
    },
    ja: {
      title: 'この短いリンクは使えません',
      text: 'Everyshelfのページと間違われるおそれがあります。別のものを選んでください。',
    },
    pt_BR: {
      title: 'Este link curto é reservado',
      text: 'Pareceria uma página do Everyshelf. Escolha outro.',
    },
    hi: {
      title: 'यह छोटा लिंक आरक्षित है',
      text: 'यह Everyshelf का पेज लग सकता है। कोई दूसरा चुनें।',
    },
  },
  'slug-taken': {
    de: {
      title: 'Dieser Kurzlink ist vergeben',
      text: 'Ein anderer Link verwendet ihn oder hat ihn verwendet. Wählen Sie einen anderen.',
    },
    fr: {
      title: 'Ce lien court est déjà pris',
      text: 'Un autre lien l’utilise ou l’a utilisé. Choisissez-en un autre.',
    },
    it: {
      title: 'Questo link breve è occupato',
      text: 'Un altro link lo usa o lo ha usato. Scegline uno diverso.',
    },
    es: {
      title: 'Este enlace corto está ocupado',
      text: 'Otro enlace lo usa o lo usó. Elige otro.',
    },
    ja: {
      title: 'この短いリンクは使用済みです',
      text: '別のリンクが使っているか、以前使っていました。別のものを選んでください。',
    },
    pt_BR: {
      title: 'Este link curto já está em uso',
      text: 'Outro link usa ou já usou este endereço. Escolha outro.',
    },
    hi: {
      title: 'यह छोटा लिंक लिया जा चुका है',
      text: 'कोई दूसरा लिंक इसे इस्तेमाल करता है या कर चुका है। कोई दूसरा चुनें।',
    },
  },
  'link-save-failed': {
    de: { title: 'Fehler beim Speichern des Links', text: 'Bitte versuchen Sie es erneut' },
    fr: { title: 'Erreur d’enregistrement du lien', text: 'Veuillez réessayer' },
    it: { title: 'Errore nel salvare il link', text: 'Riprova' },
    es: { title: 'Error al guardar el enlace', text: 'Inténtalo de nuevo' },
    ja: { title: 'リンクの保存エラー', text: 'もう一度お試しください' },
    pt_BR: { title: 'Erro ao salvar o link', text: 'Tente novamente' },
    hi: { title: 'लिंक सहेजने में गड़बड़ी', text: 'कृपया फिर से कोशिश करें' },
  },
  'link-remove-failed': {
    de: { title: 'Fehler beim Entfernen des Links', text: 'Bitte versuchen Sie es erneut' },
    fr: { title: 'Erreur de suppression du lien', text: 'Veuillez réessayer' },
    it: { title: 'Errore nel rimuovere il link', text: 'Riprova' },
    es: { title: 'Error al eliminar el enlace', text: 'Inténtalo de nuevo' },
    ja: { title: 'リンクの削除エラー', text: 'もう一度お試しください' },
    pt_BR: { title: 'Erro ao remover o link', text: 'Tente novamente' },
    hi: { title: 'लिंक हटाने में गड़बड़ी', text: 'कृपया फिर से कोशिश करें' },
  },
  'link-update-failed': {
    de: { title: 'Fehler beim Ändern des Links', text: 'Bitte versuchen Sie es erneut' },
    fr: { title: 'Erreur de modification du lien', text: 'Veuillez réessayer' },
    it: { title: 'Errore nel modificare il link', text: 'Riprova' },
    es: { title: 'Error al actualizar el enlace', text: 'Inténtalo de nuevo' },
    ja: { title: 'リンクの更新エラー', text: 'もう一度お試しください' },
    pt_BR: { title: 'Erro ao atualizar o link', text: 'Tente novamente' },
    hi: { title: 'लिंक बदलने में गड़बड़ी', text: 'कृपया फिर से कोशिश करें' },
  },
} as const satisfies MessageTranslations<ErrorCode>
