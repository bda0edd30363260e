import type { Texts } from './texts.ts'

/** Firefox only: what it asks for before search words or an account's token may be sent. */
export const dataConsentTexts = {
  bookSearch: {
    en: 'Book search',
    de: 'Buchsuche',
    fr: 'Recherche de livres',
    it: 'Ricerca di libri',
    es: 'Búsqueda de libros',
    ja: '本の検索',
    pt_BR: 'Busca de livros',
    hi: 'किताबों की खोज',
  },
  searchByWords: {
    en: 'Search by title and author',
    de: 'Nach Titel und Autor suchen',
    fr: 'Chercher par titre et par auteur',
    it: 'Cerca per titolo e autore',
    es: 'Buscar por título y autor',
    ja: '書名と著者名で検索',
    pt_BR: 'Buscar por título e autor',
    hi: 'शीर्षक और लेखक से खोजें',
  },
  searchByWordsNote: {
    en: 'It sends the words you type to Everyshelf’s server. Firefox asks for your consent.',
    de: 'Sie sendet die eingegebenen Wörter an den Server von Everyshelf. Firefox fragt nach Ihrer Zustimmung.',
    fr: 'Elle envoie les mots que vous saisissez au serveur d’Everyshelf. Firefox vous demande votre accord.',
    it: 'Invia le parole che scrivi al server di Everyshelf. Firefox ti chiede il consenso.',
    es: 'Envía las palabras que escribes al servidor de Everyshelf. Firefox te pide tu consentimiento.',
    ja: '入力した言葉をEveryshelfのサーバーに送信します。Firefoxが同意を確認します。',
    pt_BR:
      'Ela envia as palavras que você digita ao servidor do Everyshelf. O Firefox pede seu consentimento.',
    hi: 'आपके लिखे शब्द Everyshelf के सर्वर को भेजे जाते हैं। Firefox आपकी सहमति माँगता है।',
  },
  turnOnSearch: {
    en: 'To search by title or author, turn on book search in Everyshelf’s options.',
    de: 'Für die Suche nach Titel oder Autor schalten Sie die Buchsuche in den Einstellungen von Everyshelf ein.',
    fr: 'Pour chercher par titre ou par auteur, activez la recherche de livres dans les paramètres d’Everyshelf.',
    it: 'Per cercare per titolo o autore, attiva la ricerca di libri nelle impostazioni di Everyshelf.',
    es: 'Para buscar por título o autor, activa la búsqueda de libros en la configuración de Everyshelf.',
    ja: '書名や著者名で検索するには、Everyshelfの設定で「本の検索」をオンにしてください。',
    pt_BR:
      'Para buscar por título ou autor, ative a busca de livros nas configurações do Everyshelf.',
    hi: 'शीर्षक या लेखक से खोजने के लिए Everyshelf की सेटिंग में किताबों की खोज चालू करें।',
  },
  openOptions: {
    en: 'Open options',
    de: 'Einstellungen öffnen',
    fr: 'Ouvrir les paramètres',
    it: 'Apri le impostazioni',
    es: 'Abrir la configuración',
    ja: '設定を開く',
    pt_BR: 'Abrir as configurações',
    hi: 'सेटिंग खोलें',
  },
  firefoxAsks: {
    en: 'Firefox asks for your consent when you press Connect.',
    de: 'Firefox fragt nach Ihrer Zustimmung, wenn Sie auf „Verbinden“ klicken.',
    fr: 'Firefox vous demande votre accord quand vous cliquez sur « Connecter ».',
    it: 'Firefox ti chiede il consenso quando premi «Collega».',
    es: 'Firefox te pide tu consentimiento cuando pulsas «Conectar».',
    ja: '「接続する」を押すと、Firefoxが同意を確認します。',
    pt_BR: 'O Firefox pede seu consentimento quando você clica em “Conectar”.',
    hi: '“कनेक्ट करें” दबाने पर Firefox आपकी सहमति माँगता है।',
  },
} as const satisfies Texts
