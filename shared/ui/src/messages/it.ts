import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  label: {
    close: ['Close', 'Chiudi'],
    on: ['On', 'Attivo'],
    off: ['Off', 'Non attivo'],
    opensInNewTab: ['(opens in a new tab)', '(si apre in una nuova scheda)'],
    theme: ['Theme', 'Tema'],
    themeSystem: ['System', 'Sistema'],
    themeLight: ['Light', 'Chiaro'],
    themeDark: ['Dark', 'Scuro'],
    amazonIn: ['Amazon {country}', 'Amazon {country}'],
    coverOf: ['Cover of {title}', 'Copertina di «{title}»'],
    authorsAndOthers: ['{authors}, and {count} others', '{authors} e altri {count}'],
    yourGlobalLink: ['Your Global Link', 'Il tuo Global Link'],
    signInToCopy: ['Sign in to Copy', 'Accedi per copiare'],
    copy: ['Copy', 'Copia'],
    copied: ['Copied', 'Copiato'],
    copyStoreLink: ['Copy the {store} link', 'Copia il link di {store}'],
    linksRemaining: ['You have only {count} link(s) remaining', 'Link rimanenti: {count}'],
    tagged: ['With affiliate tag', 'Con tag di affiliazione'],
    untagged: ['Without affiliate tag', 'Senza tag di affiliazione'],
    youEarn: ['you earn', 'guadagni tu'],
    everyshelfEarns: ['Everyshelf earns', 'guadagna Everyshelf'],
    everyshelfMayNotEarn: ['Everyshelf might not earn', 'Everyshelf potrebbe non guadagnare'],
    qrCodeOf: ['QR code for {link}', 'Codice QR di {link}'],
    downloadSvg: ['Download SVG', 'Scarica SVG'],
    downloadPng: ['Download PNG', 'Scarica PNG'],
    searching: ['Searching…', 'Ricerca…'],
    foundBooks: ['Books', 'Libri'],
    booksFound: [
      'Books found: {count}. Choose with the arrow keys and Enter.',
      'Libri trovati: {count}. Scegli con i tasti freccia e Invio.',
    ],
    resultsFrom: ['Results from {sources}', 'Risultati da {sources}'],
    noBookFound: [
      'No book in {sources} matches these words. Check the spelling, or paste the ISBN.',
      'Nessun libro con queste parole in {sources}. Controlla l’ortografia o incolla l’ISBN.',
    ],
    tagFor: ['Tag for {store}', 'Tag per {store}'],
    tagEnding: ['Usually ends in {ending}', 'Di solito termina con {ending}'],
    save: ['Save', 'Salva'],
    saveTagFor: ['Save the tag for {store}', 'Salva il tag per {store}'],
    clearTagFor: ['Clear the tag for {store}', 'Cancella il tag per {store}'],
    oddTagEnding: [
      'Tags for {store} usually end in {ending}.',
      'I tag per {store} di solito terminano con {ending}.',
    ],
    amazonNameInTag: [
      'Amazon’s program does not allow Amazon names in tags.',
      'Il programma di Amazon non ammette nomi di Amazon nei tag.',
    ],
    tagOfOtherStores: [
      'Also set for {stores}. A tag earns only in the store that issued it.',
      'Impostato anche per {stores}. Un tag rende solo nel negozio che lo ha rilasciato.',
    ],
    noActiveTag: ['No active tag', 'Nessun tag attivo'],
    ownActiveTag: ['Active tag: {tag} (yours)', 'Tag attivo: {tag} (tuo)'],
    serviceActiveTag: ['Active tag: {tag} (Everyshelf’s)', 'Tag attivo: {tag} (di Everyshelf)'],
    serviceUsActiveTag: [
      'Active tag: {tag} (Everyshelf’s, might not earn)',
      'Tag attivo: {tag} (di Everyshelf, potrebbe non rendere)',
    ],
  },
  hint: {
    pageWithoutNumber: [
      'The address of this {site} page does not contain an ISBN. Find the ISBN on the page and paste it.',
      'L’indirizzo di questa pagina di {site} non contiene un ISBN. Cerca l’ISBN nella pagina e incollalo.',
    ],
    openBookPage: [
      'Open the book’s own page in the store and paste its address.',
      'Apri la pagina del libro nel negozio e incolla l’indirizzo.',
    ],
    pasteFromSite: [
      'Paste the book’s ISBN or the address of its store page.',
      'Incolla l’ISBN del libro o l’indirizzo della sua pagina in un negozio.',
    ],
    noNumberInPaste: [
      'It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
      'Il testo non contiene né un ISBN né un ASIN. Incolla l’ISBN che trovi sul retro del libro.',
    ],
    wrongLength: [
      'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has {length}.',
      'Un ISBN ha 10 o 13 cifre, un ASIN 10 caratteri. Qui sono {length}.',
    ],
    wrongCheckDigit: [
      'The last digit does not match the others. One of the digits is probably mistyped.',
      'L’ultima cifra non corrisponde alle altre. Una è probabilmente sbagliata.',
    ],
    placeholderNumber: [
      '{number} is a placeholder, not a book. Look for the ISBN on the back cover.',
      '{number} è un segnaposto, non un libro. Cerca l’ISBN sul retro.',
    ],
    musicNumber: [
      'Numbers that begin with 979-0 or M identify printed music, not books.',
      'I numeri che iniziano con 979-0 o M indicano spartiti, non libri.',
    ],
    missingZero: [
      'Its leading zero may be missing. Did you mean ISBN {isbn}?',
      'Forse manca lo zero iniziale. Intendevi l’ISBN {isbn}?',
    ],
    letterForDigit: [
      'A letter may stand for a digit. Did you mean ISBN {isbn}?',
      'Forse c’è una lettera al posto di una cifra. Intendevi l’ISBN {isbn}?',
    ],
    isbnInText: [
      'Your text contains ISBN {isbn}. Did you mean this book?',
      'Il tuo testo contiene l’ISBN {isbn}. Intendevi questo libro?',
    ],
    shortenedNumber: [
      'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      'Un foglio di calcolo ha abbreviato questo numero. Formatta la colonna come testo e copia di nuovo l’ISBN.',
    ],
    looksLikePage: ['This looks like a {site} page.', 'Sembra una pagina di {site}.'],
    looksLikeWords: ['This looks like words, not a number.', 'Sembrano parole, non un numero.'],
    shortLinkInField: [
      'Shortened link from {host}. We’ll look up the book.',
      'Link abbreviato di {host}. Cerchiamo il libro.',
    ],
    storePageInField: ['{store} page, {code}.', 'Pagina di {store}, {code}.'],
    unknownSiteInField: [
      '{code} from {site}, a site we don’t recognize.',
      '{code}, trovato su {site}, un sito sconosciuto.',
    ],
    titlePageInField: [
      '{site} page. Choose an edition of “{title}” below.',
      'Pagina di {site}. Scegli qui sotto un’edizione di «{title}».',
    ],
    workPageInField: [
      '{site} page. Choose an edition of this book below.',
      'Pagina di {site}. Scegli qui sotto una delle edizioni.',
    ],
    editionPageInField: [
      '{site} page. We’ll look up the book.',
      'Pagina di {site}. Cerchiamo il libro.',
    ],
    codeInText: ['{code}, found in your text.', '{code}, trovato nel tuo testo.'],
    booksInText: ['This text contains {count} books.', 'Questo testo cita {count} libri.'],
    pasteOneBook: [
      'This text contains {count} books. Paste one at a time.',
      'Questo testo cita {count} libri. Incollali uno alla volta.',
    ],
    pageWithoutTitle: [
      'Its address does not identify the book. Type the title, or paste the ISBN.',
      'L’indirizzo non indica il libro. Scrivi il titolo o incolla l’ISBN.',
    ],
    pasteNumber: [
      'Paste the ISBN from the book’s back cover, or the address of its page.',
      'Incolla l’ISBN che trovi sul retro del libro o l’indirizzo della sua pagina.',
    ],
    wrongNumbers: [
      'This text contains {count} ISBNs. In each, the last digit does not match the others.',
      'Questo testo contiene {count} ISBN. In ognuno l’ultima cifra non corrisponde alle altre.',
    ],
    useIsbn: ['Use ISBN {isbn}', 'Usa l’ISBN {isbn}'],
    letterInIsbn: [
      'An ISBN with 13 digits has no letters. Replace “{letter}” with the right digit.',
      'Un ISBN a 13 cifre non contiene lettere. Sostituisci «{letter}» con la cifra giusta.',
    ],
    strayCharacter: [
      'No ISBN or ASIN contains “{character}”. Delete it, or copy the number again.',
      'Nessun ISBN o ASIN contiene «{character}». Cancellalo o copia di nuovo il numero.',
    ],
    shortTitle: [
      'An ISBN has 10 or 13 digits. To search for a title this short, add the author.',
      'Un ISBN ha 10 o 13 cifre. Per cercare un titolo così breve, aggiungi l’autore.',
    ],
    wrongNumber: [
      'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.',
      'Non è un ISBN. Gli ISBN a 13 cifre iniziano con 978 o 979.',
    ],
    imitatesStore: [
      'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
      'Questo indirizzo sembra quello di un negozio, ma appartiene a un altro sito. Controllalo prima di incollarlo di nuovo.',
    ],
    unusualSite: [
      'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
      'Il nome di questo sito contiene caratteri insoliti o invisibili, come spesso quello dei negozi falsi.',
    ],
    looksLikeSearchPage: [
      'This looks like a {site} search page.',
      'Sembra una pagina di ricerca di {site}.',
    ],
    looksLikeAuthorPage: [
      'This looks like a {site} author page.',
      'Sembra la pagina di un autore su {site}.',
    ],
    looksLikeShortLink: ['This looks like a {site} short link.', 'Sembra un link breve di {site}.'],
    looksLikePartOfAddress: [
      'This looks like part of an address.',
      'Sembra una parte di un indirizzo.',
    ],
    looksLikeEmail: ['This looks like an email address.', 'Sembra un indirizzo email.'],
    looksLikeIssn: ['This looks like the ISSN of a magazine.', 'Sembra l’ISSN di una rivista.'],
    looksLikeCatalogNumber: [
      'This looks like a library’s catalog number ({number}).',
      'Sembra il numero di catalogo di una biblioteca ({number}).',
    ],
    looksLikePhone: ['This looks like a phone number.', 'Sembra un numero di telefono.'],
    looksLikeDoi: ['This looks like the DOI of an article.', 'Sembra il DOI di un articolo.'],
    looksLikeOpenLibrary: [
      'This looks like an Open Library ID.',
      'Sembra un numero di Open Library.',
    ],
    textAndCause: ['{text}. {cause}', '{text}. {cause}'],
    retryIn: ['You can try again in {wait}.', 'Puoi riprovare tra {wait}.'],
    noConnection: ['There is no connection.', 'Non c’è connessione.'],
  },
  error: {
    'link-limit-reached': {
      title: ['Link limit reached', 'Limite di link raggiunto'],
      text: [
        "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
        'Hai raggiunto il limite di link salvati. Passa a Premium per salvarne senza limiti.',
      ],
    },
    'link-already-saved': {
      title: ['Link already saved', 'Link già salvato'],
      text: [
        'This book link is already in your account',
        'Il link di questo libro è già nel tuo account',
      ],
    },
    'invalid-slug': {
      title: ['Error updating link', 'Errore nel modificare il link'],
      text: [
        'Use 3 to 40 letters and digits, with single hyphens between them.',
        'Da 3 a 40 lettere e cifre, con trattini singoli in mezzo.',
      ],
    },
    'slug-reserved': {
      title: ['This short link is reserved', 'Questo link breve è riservato'],
      text: [
        'It could be mistaken for an Everyshelf page. Choose another one.',
        'Sembrerebbe una pagina di Everyshelf. Scegline un altro.',
      ],
    },
    'slug-taken': {
      title: ['This short link is taken', 'Questo link breve è occupato'],
      text: [
        'Another link uses it or used it before. Choose a different one.',
        'Un altro link lo usa o lo ha usato. Scegline uno diverso.',
      ],
    },
    'link-save-failed': {
      title: ['Error saving link', 'Errore nel salvare il link'],
      text: ['Please try again', 'Riprova'],
    },
    'link-remove-failed': {
      title: ['Error removing link', 'Errore nel rimuovere il link'],
      text: ['Please try again', 'Riprova'],
    },
    'link-update-failed': {
      title: ['Error updating link', 'Errore nel modificare il link'],
      text: ['Please try again', 'Riprova'],
    },
    unauthorized: {
      title: ['Not signed in', 'Accesso non effettuato'],
      text: ['Please sign in to continue', 'Accedi per continuare'],
    },
    'sign-in-to-save': {
      title: ['Authentication required', 'Accesso richiesto'],
      text: ['Please sign in to save this link', 'Accedi per salvare questo link'],
    },
    'sign-in-to-update-profile': {
      title: ['Not signed in', 'Accesso non effettuato'],
      text: ['Please sign in to update your profile', 'Accedi per aggiornare il profilo'],
    },
    'premium-required': {
      title: ['Premium required', 'Premium richiesto'],
      text: [
        'Premium subscription required to set affiliate tag',
        'Per impostare un tag di affiliazione serve Premium',
      ],
    },
    'invalid-affiliate-tag': {
      title: ['Error updating profile', 'Errore nell’aggiornare il profilo'],
      text: [
        'A tag can have up to 64 letters, digits, and hyphens.',
        'Un tag ha al massimo 64 lettere, cifre e trattini.',
      ],
    },
    'profile-update-failed': {
      title: ['Error updating profile', 'Errore nell’aggiornare il profilo'],
      text: ['Please try again', 'Riprova'],
    },
    'account-banned': {
      title: ['This account is closed', 'Questo account è chiuso'],
      text: [
        'Everyshelf closed it. If you think this is a mistake, contact us.',
        'Lo ha chiuso Everyshelf. Se pensi che sia un errore, contattaci.',
      ],
    },
    'invalid-url': {
      title: ['Invalid URL', 'URL non valido'],
      text: [
        "Couldn't extract ISBN/ASIN from the provided Amazon URL",
        'Nessun ISBN o ASIN nell’URL di Amazon indicato',
      ],
    },
    'several-books': {
      title: ['More than one book', 'Più di un libro'],
      text: [
        'Your text contains several books. Choose one.',
        'Questo testo cita più libri. Scegline uno.',
      ],
    },
    'invalid-identifier': {
      title: ['Invalid ISBN/ASIN', 'ISBN/ASIN non valido'],
      text: [
        'Please enter a valid ISBN-10, ISBN-13, or ASIN',
        'Inserisci un ISBN-10, un ISBN-13 o un ASIN valido',
      ],
    },
    'invalid-input': {
      title: ['Check what you entered', 'Controlla i dati inseriti'],
      text: [
        'One field has an invalid value. Correct it and try again.',
        'Uno dei campi ha un valore non valido. Correggilo e riprova.',
      ],
    },
    'address-in-name': {
      title: ['Check what you entered', 'Controlla i dati inseriti'],
      text: [
        'Titles and names can’t contain web or email addresses.',
        'Titoli e nomi non possono contenere indirizzi web o email.',
      ],
    },
    'search-unavailable': {
      title: ['Book search is unavailable', 'Ricerca non disponibile'],
      text: [
        'Google Books and Open Library are not responding. Try again in a minute, or paste the ISBN.',
        'Google Books e Open Library non rispondono. Riprova tra un minuto o incolla l’ISBN.',
      ],
    },
    'generation-failed': {
      title: ['Error', 'Errore'],
      text: [
        'Failed to generate links. Please try again.',
        'Impossibile generare i link. Riprova.',
      ],
    },
    'copy-failed': {
      title: ['Failed to copy', 'Copia non riuscita'],
      text: ['Please select and copy the link manually', 'Seleziona e copia il link manualmente'],
    },
    'not-found': {
      title: ['Not found', 'Non trovato'],
      text: ['It does not exist or was deleted', 'Non esiste o è stato eliminato'],
    },
    'rate-limited': {
      title: ['Too many requests', 'Troppe richieste'],
      text: ['Please wait a moment and try again.', 'Attendi un momento e riprova.'],
    },
    'too-large': {
      title: ['Too long', 'Troppi dati in una volta'],
      text: [
        'Shorten the text, or choose fewer books or links.',
        'Accorcia il testo oppure scegli meno libri o link.',
      ],
    },
    'client-outdated': {
      title: ['Update required', 'Aggiornamento necessario'],
      text: [
        'This version is too old for the server. Reload the page or update the extension.',
        'Questa versione è troppo vecchia per il server. Aggiorna l’estensione.',
      ],
    },
    unavailable: {
      title: ['Temporarily unavailable', 'Temporaneamente non disponibile'],
      text: [
        'Everyshelf is busy right now. Please try again in a moment.',
        'Everyshelf è sovraccarico in questo momento. Riprova tra poco.',
      ],
    },
    offline: {
      title: ['No connection', 'Nessuna connessione'],
      text: [
        'Everyshelf cannot be reached. Check your connection and try again.',
        'Everyshelf non è raggiungibile. Controlla la connessione e riprova.',
      ],
    },
    unexpected: {
      title: ['Error', 'Errore'],
      text: ['Something went wrong. Please try again.', 'Qualcosa è andato storto. Riprova.'],
    },
  },
  notice: {
    copied: {
      title: ['Copied!', 'Copiato!'],
      text: ['Link copied to clipboard', 'Link copiato negli appunti'],
    },
    'link-saved': {
      title: ['Link saved!', 'Link salvato!'],
      text: ['You can find it in your account', 'Lo trovi nel tuo account'],
    },
    'link-removed': {
      title: ['Link removed successfully', 'Link rimosso'],
      text: [
        'Its short link now opens the book’s reader page, without affiliate tags.',
        'Il suo link breve ora apre la pagina per i lettori di questo libro, senza tag di affiliazione.',
      ],
    },
  },
}
