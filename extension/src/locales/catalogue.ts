/** The languages of the twelve stores, in the names that browsers know them by. */
export const locales = ['en', 'de', 'fr', 'it', 'es', 'ja', 'pt_BR', 'hi'] as const
export type Locale = (typeof locales)[number]

/** What the browser itself shows of the extension: the store, the toolbar, menus, shortcut pages. */
export const catalogue = {
  extensionName: {
    en: 'Everyshelf: one book link for every country',
    de: 'Everyshelf: ein Buchlink für jedes Land',
    fr: 'Everyshelf : un seul lien par livre, pour tous les pays',
    it: 'Everyshelf: un link al libro per ogni Paese',
    es: 'Everyshelf: un enlace de libro para cada país',
    ja: 'Everyshelf：どの国でも使える本のリンク',
    pt_BR: 'Everyshelf: um link de livro para cada país',
    hi: 'Everyshelf: हर देश के लिए किताब का एक लिंक',
  },
  extensionDescription: {
    en: "Press the button on a book's page and get one link that sends each reader to the store of their own country.",
    de: 'Ein Klick auf der Seite eines Buchs, und ein einziger Link führt alle Lesenden in den Shop ihres Landes.',
    fr: 'Un clic sur la page d’un livre, et un seul lien mène chaque lecteur à la boutique de son pays.',
    it: 'Un clic sulla pagina di un libro, e un solo link porta ogni lettore al negozio del proprio Paese.',
    es: 'Un clic en la página de un libro, y un solo enlace lleva a cada lector a la tienda de su país.',
    ja: '本のページでボタンを押すと、読者をそれぞれの国のストアへ案内する一つのリンクができます。',
    pt_BR: 'Um clique na página de um livro, e um só link leva cada leitor à loja do próprio país.',
    hi: 'किताब के पेज पर बटन दबाएँ और ऐसा एक लिंक पाएँ जो हर पाठक को उसके देश के स्टोर पर ले जाए।',
  },
  buttonTitle: {
    en: 'Everyshelf: make a Global Link',
    de: 'Everyshelf: Global Link erstellen',
    fr: 'Everyshelf : créer un Global Link',
    it: 'Everyshelf: crea un Global Link',
    es: 'Everyshelf: crear un Global Link',
    ja: 'Everyshelf：Global Linkを作成',
    pt_BR: 'Everyshelf: criar um Global Link',
    hi: 'Everyshelf: Global Link बनाएँ',
  },
  savedTitle: {
    en: 'Everyshelf: this book is already saved',
    de: 'Everyshelf: Dieses Buch ist schon gespeichert',
    fr: 'Everyshelf : ce livre est déjà enregistré',
    it: 'Everyshelf: questo libro è già salvato',
    es: 'Everyshelf: este libro ya está guardado',
    ja: 'Everyshelf：この本は保存済みです',
    pt_BR: 'Everyshelf: este livro já está salvo',
    hi: 'Everyshelf: यह किताब पहले से सहेजी हुई है',
  },
  queuedTitle: {
    en: 'Everyshelf: a link is waiting to be saved',
    de: 'Everyshelf: Ein Link wartet auf das Speichern',
    fr: 'Everyshelf : un lien attend d’être enregistré',
    it: 'Everyshelf: un link è in attesa di essere salvato',
    es: 'Everyshelf: hay un enlace pendiente de guardar',
    ja: 'Everyshelf：保存待ちのリンクがあります',
    pt_BR: 'Everyshelf: há um link esperando para ser salvo',
    hi: 'Everyshelf: एक लिंक सहेजे जाने की प्रतीक्षा में है',
  },
  menuTitle: {
    en: 'Make a Global Link',
    de: 'Global Link erstellen',
    fr: 'Créer un Global Link',
    it: 'Crea un Global Link',
    es: 'Crear un Global Link',
    ja: 'Global Linkを作成',
    pt_BR: 'Criar um Global Link',
    hi: 'Global Link बनाएँ',
  },
  copyCommand: {
    en: 'Copy the Global Link of the book on this page',
    de: 'Global Link des Buchs auf dieser Seite kopieren',
    fr: 'Copier le Global Link du livre de cette page',
    it: 'Copia il Global Link del libro di questa pagina',
    es: 'Copiar el Global Link del libro de esta página',
    ja: 'このページの本のGlobal Linkをコピー',
    pt_BR: 'Copiar o Global Link do livro desta página',
    hi: 'इस पेज की किताब का Global Link कॉपी करें',
  },
  searchUnavailable: {
    en: 'Book search is unavailable right now. Enter an ISBN or ASIN instead.',
    de: 'Die Buchsuche ist gerade nicht erreichbar. Geben Sie stattdessen eine ISBN oder ASIN ein.',
    fr: 'La recherche de livres est indisponible pour le moment. Saisissez plutôt un ISBN ou un ASIN.',
    it: 'La ricerca dei libri non è al momento disponibile. Inserisci un ISBN o un ASIN.',
    es: 'La búsqueda de libros no está disponible ahora. Introduce un ISBN o un ASIN.',
    ja: '現在、本の検索を利用できません。ISBNまたはASINを入力してください。',
    pt_BR: 'A busca de livros está indisponível no momento. Digite um ISBN ou ASIN.',
    hi: 'किताबों की खोज अभी उपलब्ध नहीं है। इसके बजाय ISBN या ASIN डालें।',
  },
  omniboxHint: {
    en: "Make links for this ISBN, ASIN or address of a book's page",
    de: 'Links zu dieser ISBN, ASIN oder Adresse einer Buchseite erstellen',
    fr: 'Créer des liens pour cet ISBN, cet ASIN ou cette adresse d’un livre',
    it: 'Crea i link per questo ISBN, ASIN o indirizzo di un libro',
    es: 'Crear enlaces para este ISBN, ASIN o dirección de un libro',
    ja: 'このISBN、ASIN、または本のページのアドレスからリンクを作成',
    pt_BR: 'Criar links para este ISBN, ASIN ou endereço de um livro',
    hi: 'इस ISBN, ASIN या किताब के पेज के पते के लिए लिंक बनाएँ',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type MessageName = keyof typeof catalogue

/** The catalogue of one language in the form of `_locales/{locale}/messages.json`. */
export function messagesFile(locale: Locale): string {
  const entries = Object.entries(catalogue).map(([name, texts]) => [
    name,
    { message: texts[locale] },
  ])
  return JSON.stringify(Object.fromEntries(entries))
}
