import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  label: {
    close: ['Close', 'Schließen'],
    on: ['On', 'Ein'],
    off: ['Off', 'Aus'],
    opensInNewTab: ['(opens in a new tab)', '(wird in einem neuen Tab geöffnet)'],
    theme: ['Theme', 'Design'],
    themeSystem: ['System', 'System'],
    themeLight: ['Light', 'Hell'],
    themeDark: ['Dark', 'Dunkel'],
    amazonIn: ['Amazon {country}', 'Amazon {country}'],
    coverOf: ['Cover of {title}', 'Cover von „{title}“'],
    authorsAndOthers: ['{authors}, and {count} others', '{authors} und {count} weitere'],
    yourGlobalLink: ['Your Global Link', 'Ihr Global Link'],
    signInToCopy: ['Sign in to Copy', 'Zum Kopieren anmelden'],
    copy: ['Copy', 'Kopieren'],
    copied: ['Copied', 'Kopiert'],
    copyStoreLink: ['Copy the {store} link', 'Link zu {store} kopieren'],
    linksRemaining: ['You have only {count} link(s) remaining', 'Verbleibende Links: {count}'],
    tagged: ['With affiliate tag', 'Mit Affiliate-Tag'],
    untagged: ['Without affiliate tag', 'Ohne Affiliate-Tag'],
    youEarn: ['you earn', 'Sie verdienen'],
    everyshelfEarns: ['Everyshelf earns', 'Everyshelf verdient'],
    everyshelfMayNotEarn: [
      'Everyshelf might not earn',
      'Everyshelf verdient möglicherweise nichts',
    ],
    qrCodeOf: ['QR code for {link}', 'QR-Code für {link}'],
    downloadSvg: ['Download SVG', 'SVG herunterladen'],
    downloadPng: ['Download PNG', 'PNG herunterladen'],
    searching: ['Searching…', 'Suche läuft …'],
    foundBooks: ['Books', 'Bücher'],
    booksFound: [
      'Books found: {count}. Choose with the arrow keys and Enter.',
      'Gefundene Bücher: {count}. Wählen Sie mit den Pfeiltasten und der Eingabetaste.',
    ],
    resultsFrom: ['Results from {sources}', 'Ergebnisse von {sources}'],
    noBookFound: [
      'No book in {sources} matches these words. Check the spelling, or paste the ISBN.',
      'Kein Buch mit diesen Wörtern bei {sources}. Prüfen Sie die Schreibweise, oder fügen Sie die ISBN ein.',
    ],
    tagFor: ['Tag for {store}', 'Tag für {store}'],
    tagEnding: ['Usually ends in {ending}', 'Endet meist auf {ending}'],
    save: ['Save', 'Speichern'],
    saveTagFor: ['Save the tag for {store}', 'Tag für {store} speichern'],
    clearTagFor: ['Clear the tag for {store}', 'Tag für {store} löschen'],
    oddTagEnding: [
      'Tags for {store} usually end in {ending}.',
      'Tags für {store} enden meist auf {ending}.',
    ],
    amazonNameInTag: [
      'Amazon’s program does not allow Amazon names in tags.',
      'Das Partnerprogramm von Amazon erlaubt keine Amazon-Namen in Tags.',
    ],
    tagOfOtherStores: [
      'Also set for {stores}. A tag earns only in the store that issued it.',
      'Auch für {stores} gesetzt. Ein Tag bringt nur in dem Shop Provision, der es vergeben hat.',
    ],
    noActiveTag: ['No active tag', 'Kein aktives Tag'],
    ownActiveTag: ['Active tag: {tag} (yours)', 'Aktives Tag: {tag} (Ihres)'],
    serviceActiveTag: ['Active tag: {tag} (Everyshelf’s)', 'Aktives Tag: {tag} (von Everyshelf)'],
    serviceUsActiveTag: [
      'Active tag: {tag} (Everyshelf’s, might not earn)',
      'Aktives Tag: {tag} (von Everyshelf, verdient evtl. nichts)',
    ],
  },
  hint: {
    pageWithoutNumber: [
      'The address of this {site} page does not contain an ISBN. Find the ISBN on the page and paste it.',
      'Die Adresse dieser Seite von {site} enthält keine ISBN. Suchen Sie die ISBN auf der Seite, und fügen Sie sie ein.',
    ],
    openBookPage: [
      'Open the book’s own page in the store and paste its address.',
      'Öffnen Sie im Shop die Seite des Buchs, und fügen Sie deren Adresse ein.',
    ],
    pasteFromSite: [
      'Paste the book’s ISBN or the address of its store page.',
      'Fügen Sie die ISBN des Buchs oder die Adresse seiner Seite in einem Shop ein.',
    ],
    noNumberInPaste: [
      'It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
      'Es enthält weder ISBN noch ASIN. Fügen Sie die ISBN von der Rückseite ein.',
    ],
    wrongLength: [
      'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has {length}.',
      'Eine ISBN hat 10 oder 13 Ziffern, eine ASIN 10 Zeichen. Hier sind es {length}.',
    ],
    wrongCheckDigit: [
      'The last digit does not match the others. One of the digits is probably mistyped.',
      'Die letzte Ziffer passt nicht zu den anderen. Vermutlich ist eine vertippt.',
    ],
    placeholderNumber: [
      '{number} is a placeholder, not a book. Look for the ISBN on the back cover.',
      '{number} ist ein Platzhalter, kein Buch. Suchen Sie die ISBN auf der Rückseite.',
    ],
    musicNumber: [
      'Numbers that begin with 979-0 or M identify printed music, not books.',
      'Nummern, die mit 979-0 oder M beginnen, bezeichnen Noten, keine Bücher.',
    ],
    missingZero: [
      'Its leading zero may be missing. Did you mean ISBN {isbn}?',
      'Vielleicht fehlt die Null am Anfang. Meinten Sie die ISBN {isbn}?',
    ],
    letterForDigit: [
      'A letter may stand for a digit. Did you mean ISBN {isbn}?',
      'Vielleicht steht ein Buchstabe für eine Ziffer. Meinten Sie die ISBN {isbn}?',
    ],
    isbnInText: [
      'Your text contains ISBN {isbn}. Did you mean this book?',
      'Ihr Text enthält die ISBN {isbn}. Meinten Sie dieses Buch?',
    ],
    shortenedNumber: [
      'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      'Eine Tabellenkalkulation hat diese Nummer gekürzt. Formatieren Sie die Spalte als Text, und kopieren Sie die ISBN erneut.',
    ],
    looksLikePage: ['This looks like a {site} page.', 'Das sieht nach einer Seite von {site} aus.'],
    looksLikeWords: [
      'This looks like words, not a number.',
      'Das sieht nach Wörtern aus, nicht nach einer Nummer.',
    ],
    shortLinkInField: [
      'Shortened link from {host}. We’ll look up the book.',
      'Ein Kurzlink von {host}. Wir suchen das Buch dazu.',
    ],
    storePageInField: ['{store} page, {code}.', 'Seite von {store}, {code}.'],
    unknownSiteInField: [
      '{code} from {site}, a site we don’t recognize.',
      '{code}, gefunden auf {site}, einer uns unbekannten Website.',
    ],
    titlePageInField: [
      '{site} page. Choose an edition of “{title}” below.',
      'Seite von {site}. Wählen Sie unten eine Ausgabe von „{title}“.',
    ],
    workPageInField: [
      '{site} page. Choose an edition of this book below.',
      'Seite von {site}. Wählen Sie unten eine der Ausgaben.',
    ],
    editionPageInField: [
      '{site} page. We’ll look up the book.',
      'Seite von {site}. Wir suchen das Buch dazu.',
    ],
    codeInText: ['{code}, found in your text.', '{code}, in Ihrem Text gefunden.'],
    booksInText: ['This text contains {count} books.', 'Dieser Text nennt {count} Bücher.'],
    pasteOneBook: [
      'This text contains {count} books. Paste one at a time.',
      'Dieser Text nennt {count} Bücher. Fügen Sie eines nach dem anderen ein.',
    ],
    pageWithoutTitle: [
      'Its address does not identify the book. Type the title, or paste the ISBN.',
      'Die Adresse nennt das Buch nicht. Geben Sie den Titel ein, oder fügen Sie die ISBN ein.',
    ],
    pasteNumber: [
      'Paste the ISBN from the book’s back cover, or the address of its page.',
      'Fügen Sie die ISBN von der Rückseite des Buchs oder die Adresse seiner Seite ein.',
    ],
    wrongNumbers: [
      'This text contains {count} ISBNs. In each, the last digit does not match the others.',
      'Dieser Text enthält {count} ISBNs. Bei jeder passt die letzte Ziffer nicht zu den anderen.',
    ],
    useIsbn: ['Use ISBN {isbn}', 'ISBN {isbn} verwenden'],
    letterInIsbn: [
      'An ISBN with 13 digits has no letters. Replace “{letter}” with the right digit.',
      'Eine ISBN mit 13 Ziffern enthält keine Buchstaben. Ersetzen Sie „{letter}“ durch die richtige Ziffer.',
    ],
    strayCharacter: [
      'No ISBN or ASIN contains “{character}”. Delete it, or copy the number again.',
      'Keine ISBN oder ASIN enthält „{character}“. Löschen Sie dieses Zeichen, oder kopieren Sie die Nummer erneut.',
    ],
    shortTitle: [
      'An ISBN has 10 or 13 digits. To search for a title this short, add the author.',
      'Eine ISBN hat 10 oder 13 Ziffern. Um so einen kurzen Titel zu suchen, ergänzen Sie den Autor.',
    ],
    wrongNumber: [
      'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.',
      'Das ist keine ISBN. ISBNs mit 13 Ziffern beginnen mit 978 oder 979.',
    ],
    imitatesStore: [
      'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
      'Diese Adresse sieht nach einem Shop aus, gehört aber zu einer anderen Website. Prüfen Sie die Adresse, bevor Sie sie erneut einfügen.',
    ],
    unusualSite: [
      'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
      'Der Name dieser Website enthält ungewöhnliche oder unsichtbare Zeichen, wie es bei gefälschten Shops oft vorkommt.',
    ],
    looksLikeSearchPage: [
      'This looks like a {site} search page.',
      'Das sieht nach einer Suchseite von {site} aus.',
    ],
    looksLikeAuthorPage: [
      'This looks like a {site} author page.',
      'Das sieht nach einer Autorenseite von {site} aus.',
    ],
    looksLikeShortLink: [
      'This looks like a {site} short link.',
      'Das sieht nach einem Kurzlink von {site} aus.',
    ],
    looksLikePartOfAddress: [
      'This looks like part of an address.',
      'Das sieht nach einem Teil einer Adresse aus.',
    ],
    looksLikeEmail: [
      'This looks like an email address.',
      'Das sieht nach einer E-Mail-Adresse aus.',
    ],
    looksLikeIssn: [
      'This looks like the ISSN of a magazine.',
      'Das sieht nach der ISSN einer Zeitschrift aus.',
    ],
    looksLikeCatalogNumber: [
      'This looks like a library’s catalog number ({number}).',
      'Das sieht nach der Katalognummer einer Bibliothek ({number}) aus.',
    ],
    looksLikePhone: ['This looks like a phone number.', 'Das sieht nach einer Telefonnummer aus.'],
    looksLikeDoi: [
      'This looks like the DOI of an article.',
      'Das sieht nach der DOI eines Artikels aus.',
    ],
    looksLikeOpenLibrary: [
      'This looks like an Open Library ID.',
      'Das sieht nach einer Nummer von Open Library aus.',
    ],
    textAndCause: ['{text}. {cause}', '{text}. {cause}'],
    retryIn: ['You can try again in {wait}.', 'In {wait} können Sie es erneut versuchen.'],
    noConnection: ['There is no connection.', 'Es besteht keine Verbindung.'],
  },
  error: {
    'link-limit-reached': {
      title: ['Link limit reached', 'Link-Limit erreicht'],
      text: [
        "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
        'Sie haben das Limit an gespeicherten Links erreicht. Mit Premium speichern Sie unbegrenzt viele.',
      ],
    },
    'link-already-saved': {
      title: ['Link already saved', 'Link schon gespeichert'],
      text: [
        'This book link is already in your account',
        'Dieser Buchlink ist bereits in Ihrem Konto',
      ],
    },
    'invalid-slug': {
      title: ['Error updating link', 'Fehler beim Ändern des Links'],
      text: [
        'Use 3 to 40 letters and digits, with single hyphens between them.',
        '3 bis 40 Buchstaben und Ziffern, dazwischen einzelne Bindestriche.',
      ],
    },
    'slug-reserved': {
      title: ['This short link is reserved', 'Dieser Kurzlink ist reserviert'],
      text: [
        'It could be mistaken for an Everyshelf page. Choose another one.',
        'Er sähe aus wie eine Seite von Everyshelf. Wählen Sie einen anderen.',
      ],
    },
    'slug-taken': {
      title: ['This short link is taken', 'Dieser Kurzlink ist vergeben'],
      text: [
        'Another link uses it or used it before. Choose a different one.',
        'Ein anderer Link verwendet ihn oder hat ihn verwendet. Wählen Sie einen anderen.',
      ],
    },
    'link-save-failed': {
      title: ['Error saving link', 'Fehler beim Speichern des Links'],
      text: ['Please try again', 'Bitte versuchen Sie es erneut'],
    },
    'link-remove-failed': {
      title: ['Error removing link', 'Fehler beim Entfernen des Links'],
      text: ['Please try again', 'Bitte versuchen Sie es erneut'],
    },
    'link-update-failed': {
      title: ['Error updating link', 'Fehler beim Ändern des Links'],
      text: ['Please try again', 'Bitte versuchen Sie es erneut'],
    },
    unauthorized: {
      title: ['Not signed in', 'Nicht angemeldet'],
      text: ['Please sign in to continue', 'Bitte melden Sie sich an, um fortzufahren'],
    },
    'sign-in-to-save': {
      title: ['Authentication required', 'Anmeldung erforderlich'],
      text: [
        'Please sign in to save this link',
        'Bitte melden Sie sich an, um diesen Link zu speichern',
      ],
    },
    'sign-in-to-update-profile': {
      title: ['Not signed in', 'Nicht angemeldet'],
      text: [
        'Please sign in to update your profile',
        'Bitte melden Sie sich an, um Ihr Profil zu ändern',
      ],
    },
    'premium-required': {
      title: ['Premium required', 'Premium erforderlich'],
      text: [
        'Premium subscription required to set affiliate tag',
        'Für ein eigenes Affiliate-Tag brauchen Sie Premium',
      ],
    },
    'invalid-affiliate-tag': {
      title: ['Error updating profile', 'Fehler beim Ändern des Profils'],
      text: [
        'A tag can have up to 64 letters, digits, and hyphens.',
        'Ein Tag besteht aus höchstens 64 Buchstaben, Ziffern und Bindestrichen.',
      ],
    },
    'profile-update-failed': {
      title: ['Error updating profile', 'Fehler beim Ändern des Profils'],
      text: ['Please try again', 'Bitte versuchen Sie es erneut'],
    },
    'account-banned': {
      title: ['This account is closed', 'Dieses Konto ist geschlossen'],
      text: [
        'Everyshelf closed it. If you think this is a mistake, contact us.',
        'Everyshelf hat es geschlossen. Wenn Sie das für einen Irrtum halten, schreiben Sie uns.',
      ],
    },
    'invalid-url': {
      title: ['Invalid URL', 'Ungültige URL'],
      text: [
        "Couldn't extract ISBN/ASIN from the provided Amazon URL",
        'Die Amazon-Adresse enthält keine ISBN oder ASIN',
      ],
    },
    'several-books': {
      title: ['More than one book', 'Mehr als ein Buch'],
      text: [
        'Your text contains several books. Choose one.',
        'Dieser Text nennt mehrere Bücher. Wählen Sie eines davon.',
      ],
    },
    'invalid-identifier': {
      title: ['Invalid ISBN/ASIN', 'Ungültige ISBN/ASIN'],
      text: [
        'Please enter a valid ISBN-10, ISBN-13, or ASIN',
        'Bitte geben Sie eine gültige ISBN-10, ISBN-13 oder ASIN ein',
      ],
    },
    'invalid-input': {
      title: ['Check what you entered', 'Bitte prüfen Sie Ihre Eingabe'],
      text: [
        'One field has an invalid value. Correct it and try again.',
        'Ein Feld enthält einen ungültigen Wert. Korrigieren Sie ihn, und versuchen Sie es erneut.',
      ],
    },
    'address-in-name': {
      title: ['Check what you entered', 'Bitte prüfen Sie Ihre Eingabe'],
      text: [
        'Titles and names can’t contain web or email addresses.',
        'Titel und Namen dürfen keine Web- oder E-Mail-Adressen enthalten.',
      ],
    },
    'search-unavailable': {
      title: ['Book search is unavailable', 'Buchsuche nicht erreichbar'],
      text: [
        'Google Books and Open Library are not responding. Try again in a minute, or paste the ISBN.',
        'Google Books und Open Library antworten nicht. Versuchen Sie es in einer Minute erneut, oder fügen Sie die ISBN ein.',
      ],
    },
    'generation-failed': {
      title: ['Error', 'Fehler'],
      text: [
        'Failed to generate links. Please try again.',
        'Die Links konnten nicht erstellt werden. Bitte versuchen Sie es erneut.',
      ],
    },
    'copy-failed': {
      title: ['Failed to copy', 'Kopieren fehlgeschlagen'],
      text: [
        'Please select and copy the link manually',
        'Bitte markieren und kopieren Sie den Link von Hand',
      ],
    },
    'not-found': {
      title: ['Not found', 'Nicht gefunden'],
      text: [
        'It does not exist or was deleted',
        'Das Gesuchte existiert nicht oder wurde gelöscht',
      ],
    },
    'rate-limited': {
      title: ['Too many requests', 'Zu viele Anfragen'],
      text: [
        'Please wait a moment and try again.',
        'Bitte warten Sie einen Moment, und versuchen Sie es erneut.',
      ],
    },
    'too-large': {
      title: ['Too long', 'Zu viel auf einmal'],
      text: [
        'Shorten the text, or choose fewer books or links.',
        'Kürzen Sie den Text, oder wählen Sie weniger Bücher oder Links aus.',
      ],
    },
    'client-outdated': {
      title: ['Update required', 'Bitte aktualisieren'],
      text: [
        'This version is too old for the server. Reload the page or update the extension.',
        'Diese Version ist zu alt für den Server. Laden Sie die Seite neu, oder aktualisieren Sie die Erweiterung.',
      ],
    },
    unavailable: {
      title: ['Temporarily unavailable', 'Vorübergehend nicht verfügbar'],
      text: [
        'Everyshelf is busy right now. Please try again in a moment.',
        'Everyshelf ist gerade ausgelastet. Bitte versuchen Sie es gleich erneut.',
      ],
    },
    offline: {
      title: ['No connection', 'Keine Verbindung'],
      text: [
        'Everyshelf cannot be reached. Check your connection and try again.',
        'Everyshelf ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es erneut.',
      ],
    },
    unexpected: {
      title: ['Error', 'Fehler'],
      text: [
        'Something went wrong. Please try again.',
        'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
      ],
    },
  },
  notice: {
    copied: {
      title: ['Copied!', 'Kopiert!'],
      text: ['Link copied to clipboard', 'Link in die Zwischenablage kopiert'],
    },
    'link-saved': {
      title: ['Link saved!', 'Link gespeichert!'],
      text: ['You can find it in your account', 'Sie finden ihn in Ihrem Konto'],
    },
    'link-removed': {
      title: ['Link removed successfully', 'Link entfernt'],
      text: [
        'Its short link now opens the book’s reader page, without affiliate tags.',
        'Sein Kurzlink öffnet jetzt die Leserseite des Buchs, ohne Affiliate-Tags.',
      ],
    },
  },
}
