import type { KitLanguage } from './kit-language.ts'

/** What back matter says. `{author}` and `{address}` are replaced. */
export interface KitTexts {
  readonly next: string
  /** The link to the next book while its title is unknown. */
  readonly nextBook: string
  readonly booksBy: string
  readonly otherBooks: string
  readonly author: string
  readonly authorLink: string
  readonly newsletter: string
  readonly newsletterLink: string
  /** In printed books, beside a QR code. */
  readonly openAddress: string
}

/** Names are never inflected: some languages would change "of Ada" with the name. */
export const kitTexts: Readonly<Record<KitLanguage, KitTexts>> = {
  en: {
    next: 'Next in the series',
    nextBook: 'Read the next book',
    booksBy: 'More books by {author}',
    otherBooks: 'More books',
    author: 'More about {author}',
    authorLink: 'See all books',
    newsletter: 'Newsletter',
    newsletterLink: 'Sign up for news about new books',
    openAddress: 'Scan the code or open {address}',
  },
  de: {
    next: 'So geht die Reihe weiter',
    nextBook: 'Zum nächsten Band',
    booksBy: 'Weitere Bücher von {author}',
    otherBooks: 'Weitere Bücher',
    author: 'Mehr über {author}',
    authorLink: 'Alle Bücher ansehen',
    newsletter: 'Newsletter',
    newsletterLink: 'Anmelden und von neuen Büchern erfahren',
    openAddress: 'Code scannen oder {address} öffnen',
  },
  fr: {
    next: 'La suite de la série',
    nextBook: 'Lire le tome suivant',
    booksBy: '{author} : autres livres',
    otherBooks: 'Autres livres',
    author: 'En savoir plus sur {author}',
    authorLink: 'Voir tous les livres',
    newsletter: 'Lettre d’information',
    newsletterLink: 'S’inscrire pour suivre les prochaines parutions',
    openAddress: 'Scannez le code ou ouvrez {address}',
  },
  es: {
    next: 'La serie continúa',
    nextBook: 'Leer el siguiente libro',
    booksBy: 'Más libros de {author}',
    otherBooks: 'Más libros',
    author: 'Más sobre {author}',
    authorLink: 'Ver todos los libros',
    newsletter: 'Boletín',
    newsletterLink: 'Suscríbete y entérate de los próximos libros',
    openAddress: 'Escanea el código o abre {address}',
  },
  it: {
    next: 'La serie continua',
    nextBook: 'Leggi il prossimo libro',
    booksBy: 'Altri libri di {author}',
    otherBooks: 'Altri libri',
    author: 'Scopri di più su {author}',
    authorLink: 'Vedi tutti i libri',
    newsletter: 'Newsletter',
    newsletterLink: 'Iscriviti per ricevere notizie sui nuovi libri',
    openAddress: 'Inquadra il codice o apri {address}',
  },
  pt: {
    next: 'A série continua',
    nextBook: 'Ler o próximo livro',
    booksBy: 'Mais livros de {author}',
    otherBooks: 'Mais livros',
    author: 'Saiba mais sobre {author}',
    authorLink: 'Ver todos os livros',
    newsletter: 'Newsletter',
    newsletterLink: 'Inscreva-se e receba notícias dos próximos livros',
    openAddress: 'Escaneie o código ou abra {address}',
  },
  nl: {
    next: 'De serie gaat verder',
    nextBook: 'Lees het volgende boek',
    booksBy: 'Meer boeken van {author}',
    otherBooks: 'Meer boeken',
    author: 'Meer over {author}',
    authorLink: 'Bekijk alle boeken',
    newsletter: 'Nieuwsbrief',
    newsletterLink: 'Meld je aan voor nieuws over nieuwe boeken',
    openAddress: 'Scan de code of ga naar {address}',
  },
  pl: {
    next: 'Ciąg dalszy serii',
    nextBook: 'Przeczytaj następny tom',
    booksBy: '{author} – inne książki',
    otherBooks: 'Inne książki',
    author: '{author} – więcej informacji',
    authorLink: 'Zobacz wszystkie książki',
    newsletter: 'Newsletter',
    newsletterLink: 'Zapisz się i dowiedz się o nowych książkach',
    openAddress: 'Zeskanuj kod lub wejdź na {address}',
  },
  sv: {
    next: 'Serien fortsätter',
    nextBook: 'Läs nästa bok',
    booksBy: 'Fler böcker av {author}',
    otherBooks: 'Fler böcker',
    author: 'Mer om {author}',
    authorLink: 'Se alla böcker',
    newsletter: 'Nyhetsbrev',
    newsletterLink: 'Anmäl dig och få nyheter om nya böcker',
    openAddress: 'Skanna koden eller gå till {address}',
  },
  ja: {
    next: 'シリーズの続き',
    nextBook: '次の本を読む',
    booksBy: '{author}のほかの本',
    otherBooks: 'ほかの本',
    author: '{author}について',
    authorLink: 'すべての本を見る',
    newsletter: 'メールマガジン',
    newsletterLink: '登録して新刊のお知らせを受け取る',
    openAddress: 'コードを読み取るか、{address} を開いてください',
  },
  zh: {
    next: '系列续作',
    nextBook: '阅读下一本',
    booksBy: '{author}的其他作品',
    otherBooks: '其他作品',
    author: '关于{author}',
    authorLink: '查看全部作品',
    newsletter: '邮件通讯',
    newsletterLink: '订阅并获取新书消息',
    openAddress: '扫描二维码，或打开 {address}',
  },
  hi: {
    next: 'शृंखला आगे जारी है',
    nextBook: 'अगली किताब पढ़ें',
    booksBy: '{author} की और किताबें',
    otherBooks: 'और किताबें',
    author: '{author} के बारे में और जानें',
    authorLink: 'सभी किताबें देखें',
    newsletter: 'न्यूज़लेटर',
    newsletterLink: 'साइन अप करें और नई किताबों की ख़बर पाएँ',
    openAddress: 'कोड स्कैन करें या {address} खोलें',
  },
}
