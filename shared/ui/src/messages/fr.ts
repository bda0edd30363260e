import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  label: {
    close: ['Close', 'Fermer'],
    on: ['On', 'Activé'],
    off: ['Off', 'Désactivé'],
    opensInNewTab: ['(opens in a new tab)', '(s’ouvre dans un nouvel onglet)'],
    theme: ['Theme', 'Thème'],
    themeSystem: ['System', 'Système'],
    themeLight: ['Light', 'Clair'],
    themeDark: ['Dark', 'Sombre'],
    amazonIn: ['Amazon {country}', 'Amazon {country}'],
    coverOf: ['Cover of {title}', 'Couverture de «\u00a0{title}\u00a0»'],
    authorsAndOthers: ['{authors}, and {count} others', '{authors} et {count} autres'],
    yourGlobalLink: ['Your Global Link', 'Votre Global Link'],
    signInToCopy: ['Sign in to Copy', 'Se connecter pour copier'],
    copy: ['Copy', 'Copier'],
    copied: ['Copied', 'Copié'],
    copyStoreLink: ['Copy the {store} link', 'Copier le lien {store}'],
    linksRemaining: ['You have only {count} link(s) remaining', 'Liens restants\u00a0: {count}'],
    tagged: ['With affiliate tag', 'Avec tag d’affiliation'],
    untagged: ['Without affiliate tag', 'Sans tag d’affiliation'],
    youEarn: ['you earn', 'commission pour vous'],
    everyshelfEarns: ['Everyshelf earns', 'commission pour Everyshelf'],
    everyshelfMayNotEarn: ['Everyshelf might not earn', 'Everyshelf ne gagnera peut-être rien'],
    qrCodeOf: ['QR code for {link}', 'Code QR de {link}'],
    downloadSvg: ['Download SVG', 'Télécharger en SVG'],
    downloadPng: ['Download PNG', 'Télécharger en PNG'],
    searching: ['Searching…', 'Recherche…'],
    foundBooks: ['Books', 'Livres'],
    booksFound: [
      'Books found: {count}. Choose with the arrow keys and Enter.',
      'Livres trouvés\u00a0: {count}. Choisissez avec les flèches et Entrée.',
    ],
    resultsFrom: ['Results from {sources}', 'Résultats de {sources}'],
    noBookFound: [
      'No book in {sources} matches these words. Check the spelling, or paste the ISBN.',
      'Aucun livre avec ces mots dans {sources}. Vérifiez l’orthographe ou collez l’ISBN.',
    ],
    tagFor: ['Tag for {store}', 'Tag pour {store}'],
    tagEnding: ['Usually ends in {ending}', 'Se termine généralement par {ending}'],
    save: ['Save', 'Enregistrer'],
    saveTagFor: ['Save the tag for {store}', 'Enregistrer le tag pour {store}'],
    clearTagFor: ['Clear the tag for {store}', 'Effacer le tag pour {store}'],
    oddTagEnding: [
      'Tags for {store} usually end in {ending}.',
      'Les tags pour {store} se terminent généralement par {ending}.',
    ],
    amazonNameInTag: [
      'Amazon’s program does not allow Amazon names in tags.',
      'Le programme d’Amazon n’autorise pas les noms d’Amazon dans les tags.',
    ],
    tagOfOtherStores: [
      'Also set for {stores}. A tag earns only in the store that issued it.',
      'Aussi défini pour {stores}. Un tag ne rapporte que dans la boutique qui l’a délivré.',
    ],
    noActiveTag: ['No active tag', 'Aucun tag actif'],
    ownActiveTag: ['Active tag: {tag} (yours)', 'Tag actif\u00a0: {tag} (le vôtre)'],
    serviceActiveTag: [
      'Active tag: {tag} (Everyshelf’s)',
      'Tag actif\u00a0: {tag} (celui d’Everyshelf)',
    ],
    serviceUsActiveTag: [
      'Active tag: {tag} (Everyshelf’s, might not earn)',
      'Tag actif\u00a0: {tag} (celui d’Everyshelf, ne rapporte peut-être rien)',
    ],
  },
  hint: {
    pageWithoutNumber: [
      'The address of this {site} page does not contain an ISBN. Find the ISBN on the page and paste it.',
      'L’adresse de cette page de {site} ne contient pas d’ISBN. Trouvez l’ISBN sur la page et collez-le.',
    ],
    openBookPage: [
      'Open the book’s own page in the store and paste its address.',
      'Ouvrez la page du livre dans la boutique et collez son adresse.',
    ],
    pasteFromSite: [
      'Paste the book’s ISBN or the address of its store page.',
      'Collez l’ISBN du livre ou l’adresse de sa page dans une boutique.',
    ],
    noNumberInPaste: [
      'It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
      'Votre texte ne contient ni ISBN ni ASIN. Collez l’ISBN qui figure au dos du livre.',
    ],
    wrongLength: [
      'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has {length}.',
      'Un ISBN a 10 ou 13 chiffres, un ASIN 10 caractères. Ici\u00a0: {length}.',
    ],
    wrongCheckDigit: [
      'The last digit does not match the others. One of the digits is probably mistyped.',
      'Le dernier chiffre ne correspond pas aux autres. L’un d’eux est sans doute mal saisi.',
    ],
    placeholderNumber: [
      '{number} is a placeholder, not a book. Look for the ISBN on the back cover.',
      '{number} est un numéro fictif, pas un livre. Cherchez l’ISBN au dos du livre.',
    ],
    musicNumber: [
      'Numbers that begin with 979-0 or M identify printed music, not books.',
      'Les numéros commençant par 979-0 ou M désignent des partitions, pas des livres.',
    ],
    missingZero: [
      'Its leading zero may be missing. Did you mean ISBN {isbn}?',
      'Il manque peut-être le zéro du début. Vouliez-vous dire l’ISBN {isbn}\u00a0?',
    ],
    letterForDigit: [
      'A letter may stand for a digit. Did you mean ISBN {isbn}?',
      'Une lettre remplace peut-être un chiffre. Vouliez-vous dire l’ISBN {isbn}\u00a0?',
    ],
    isbnInText: [
      'Your text contains ISBN {isbn}. Did you mean this book?',
      'Votre texte contient l’ISBN {isbn}. S’agit-il de ce livre\u00a0?',
    ],
    shortenedNumber: [
      'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      'Un tableur a abrégé ce numéro. Mettez la colonne au format texte, puis recopiez l’ISBN.',
    ],
    looksLikePage: ['This looks like a {site} page.', 'Cela ressemble à une page de {site}.'],
    looksLikeWords: [
      'This looks like words, not a number.',
      'Cela ressemble à des mots, pas à un numéro.',
    ],
    shortLinkInField: [
      'Shortened link from {host}. We’ll look up the book.',
      'Lien raccourci de {host}. Nous cherchons le livre.',
    ],
    storePageInField: ['{store} page, {code}.', 'Page de {store}, {code}.'],
    unknownSiteInField: [
      '{code} from {site}, a site we don’t recognize.',
      '{code}, trouvé sur {site}, un site inconnu.',
    ],
    titlePageInField: [
      '{site} page. Choose an edition of “{title}” below.',
      'Page de {site}. Choisissez ci-dessous une édition de «\u00a0{title}\u00a0».',
    ],
    workPageInField: [
      '{site} page. Choose an edition of this book below.',
      'Page de {site}. Choisissez ci-dessous l’une des éditions.',
    ],
    editionPageInField: [
      '{site} page. We’ll look up the book.',
      'Page de {site}. Nous cherchons le livre.',
    ],
    codeInText: ['{code}, found in your text.', '{code}, trouvé dans votre texte.'],
    booksInText: ['This text contains {count} books.', 'Ce texte cite {count} livres.'],
    pasteOneBook: [
      'This text contains {count} books. Paste one at a time.',
      'Ce texte cite {count} livres. Collez-les un par un.',
    ],
    pageWithoutTitle: [
      'Its address does not identify the book. Type the title, or paste the ISBN.',
      'L’adresse n’indique pas le livre. Saisissez son titre ou collez l’ISBN.',
    ],
    pasteNumber: [
      'Paste the ISBN from the book’s back cover, or the address of its page.',
      'Collez l’ISBN qui figure au dos du livre ou l’adresse de sa page.',
    ],
    wrongNumbers: [
      'This text contains {count} ISBNs. In each, the last digit does not match the others.',
      'Ce texte contient {count} ISBN. Dans chacun, le dernier chiffre ne correspond pas aux autres.',
    ],
    useIsbn: ['Use ISBN {isbn}', 'Utiliser l’ISBN {isbn}'],
    letterInIsbn: [
      'An ISBN with 13 digits has no letters. Replace “{letter}” with the right digit.',
      'Un ISBN à 13 chiffres ne contient pas de lettres. Remplacez «\u00a0{letter}\u00a0» par le bon chiffre.',
    ],
    strayCharacter: [
      'No ISBN or ASIN contains “{character}”. Delete it, or copy the number again.',
      'Aucun ISBN ni ASIN ne contient «\u00a0{character}\u00a0». Supprimez-le ou recopiez le numéro.',
    ],
    shortTitle: [
      'An ISBN has 10 or 13 digits. To search for a title this short, add the author.',
      'Un ISBN a 10 ou 13 chiffres. Pour chercher un titre aussi court, ajoutez l’auteur.',
    ],
    wrongNumber: [
      'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.',
      'Ce n’est pas un ISBN. Les ISBN à 13 chiffres commencent par 978 ou 979.',
    ],
    imitatesStore: [
      'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
      'Cette adresse ressemble à celle d’une boutique, mais elle appartient à un autre site. Vérifiez-la avant de la coller à nouveau.',
    ],
    unusualSite: [
      'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
      'Le nom de ce site contient des caractères inhabituels ou invisibles, comme souvent celui des fausses boutiques.',
    ],
    looksLikeSearchPage: [
      'This looks like a {site} search page.',
      'Cela ressemble à une page de recherche de {site}.',
    ],
    looksLikeAuthorPage: [
      'This looks like a {site} author page.',
      'Cela ressemble à une page d’auteur de {site}.',
    ],
    looksLikeShortLink: [
      'This looks like a {site} short link.',
      'Cela ressemble à un lien court de {site}.',
    ],
    looksLikePartOfAddress: [
      'This looks like part of an address.',
      'Cela ressemble à une partie d’adresse.',
    ],
    looksLikeEmail: ['This looks like an email address.', 'Cela ressemble à une adresse e-mail.'],
    looksLikeIssn: [
      'This looks like the ISSN of a magazine.',
      'Cela ressemble à l’ISSN d’une revue.',
    ],
    looksLikeCatalogNumber: [
      'This looks like a library’s catalog number ({number}).',
      'Cela ressemble au numéro de catalogue d’une bibliothèque ({number}).',
    ],
    looksLikePhone: ['This looks like a phone number.', 'Cela ressemble à un numéro de téléphone.'],
    looksLikeDoi: ['This looks like the DOI of an article.', 'Cela ressemble au DOI d’un article.'],
    looksLikeOpenLibrary: [
      'This looks like an Open Library ID.',
      'Cela ressemble à un numéro Open Library.',
    ],
    textAndCause: ['{text}. {cause}', '{text}. {cause}'],
    retryIn: ['You can try again in {wait}.', 'Vous pourrez réessayer dans {wait}.'],
    noConnection: ['There is no connection.', 'Il n’y a pas de connexion.'],
  },
  error: {
    'link-limit-reached': {
      title: ['Link limit reached', 'Limite de liens atteinte'],
      text: [
        "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
        'Vous avez atteint votre limite de liens enregistrés. Passez à Premium pour en enregistrer sans limite.',
      ],
    },
    'link-already-saved': {
      title: ['Link already saved', 'Lien déjà enregistré'],
      text: [
        'This book link is already in your account',
        'Le lien de ce livre est déjà dans votre compte',
      ],
    },
    'invalid-slug': {
      title: ['Error updating link', 'Erreur de modification du lien'],
      text: [
        'Use 3 to 40 letters and digits, with single hyphens between them.',
        'De 3 à 40 lettres et chiffres, séparés au besoin par des traits d’union simples.',
      ],
    },
    'slug-reserved': {
      title: ['This short link is reserved', 'Ce lien court est réservé'],
      text: [
        'It could be mistaken for an Everyshelf page. Choose another one.',
        'On pourrait le prendre pour une page d’Everyshelf. Choisissez-en un autre.',
      ],
    },
    'slug-taken': {
      title: ['This short link is taken', 'Ce lien court est déjà pris'],
      text: [
        'Another link uses it or used it before. Choose a different one.',
        'Un autre lien l’utilise ou l’a utilisé. Choisissez-en un autre.',
      ],
    },
    'link-save-failed': {
      title: ['Error saving link', 'Erreur d’enregistrement du lien'],
      text: ['Please try again', 'Veuillez réessayer'],
    },
    'link-remove-failed': {
      title: ['Error removing link', 'Erreur de suppression du lien'],
      text: ['Please try again', 'Veuillez réessayer'],
    },
    'link-update-failed': {
      title: ['Error updating link', 'Erreur de modification du lien'],
      text: ['Please try again', 'Veuillez réessayer'],
    },
    unauthorized: {
      title: ['Not signed in', 'Non connecté'],
      text: ['Please sign in to continue', 'Veuillez vous connecter pour continuer'],
    },
    'sign-in-to-save': {
      title: ['Authentication required', 'Authentification requise'],
      text: [
        'Please sign in to save this link',
        'Veuillez vous connecter pour enregistrer ce lien',
      ],
    },
    'sign-in-to-update-profile': {
      title: ['Not signed in', 'Non connecté'],
      text: [
        'Please sign in to update your profile',
        'Veuillez vous connecter pour modifier votre profil',
      ],
    },
    'premium-required': {
      title: ['Premium required', 'Premium requis'],
      text: [
        'Premium subscription required to set affiliate tag',
        'Un abonnement Premium est requis pour définir un tag d’affiliation',
      ],
    },
    'invalid-affiliate-tag': {
      title: ['Error updating profile', 'Erreur de mise à jour du profil'],
      text: [
        'A tag can have up to 64 letters, digits, and hyphens.',
        'Un tag contient au plus 64 lettres, chiffres et traits d’union.',
      ],
    },
    'profile-update-failed': {
      title: ['Error updating profile', 'Erreur de mise à jour du profil'],
      text: ['Please try again', 'Veuillez réessayer'],
    },
    'account-banned': {
      title: ['This account is closed', 'Ce compte est fermé'],
      text: [
        'Everyshelf closed it. If you think this is a mistake, contact us.',
        'Everyshelf l’a fermé. Si vous pensez qu’il s’agit d’une erreur, contactez-nous.',
      ],
    },
    'invalid-url': {
      title: ['Invalid URL', 'URL non valide'],
      text: [
        "Couldn't extract ISBN/ASIN from the provided Amazon URL",
        'Aucun ISBN ou ASIN trouvé dans l’URL Amazon indiquée',
      ],
    },
    'several-books': {
      title: ['More than one book', 'Plusieurs livres'],
      text: [
        'Your text contains several books. Choose one.',
        'Ce texte cite plusieurs livres. Choisissez-en un.',
      ],
    },
    'invalid-identifier': {
      title: ['Invalid ISBN/ASIN', 'ISBN/ASIN non valide'],
      text: [
        'Please enter a valid ISBN-10, ISBN-13, or ASIN',
        'Veuillez saisir un ISBN-10, un ISBN-13 ou un ASIN valide',
      ],
    },
    'invalid-input': {
      title: ['Check what you entered', 'Vérifiez votre saisie'],
      text: [
        'One field has an invalid value. Correct it and try again.',
        'L’un des champs contient une valeur non valide. Corrigez-la et réessayez.',
      ],
    },
    'address-in-name': {
      title: ['Check what you entered', 'Vérifiez votre saisie'],
      text: [
        'Titles and names can’t contain web or email addresses.',
        'Les titres et les noms ne peuvent pas contenir d’adresses web ou e-mail.',
      ],
    },
    'search-unavailable': {
      title: ['Book search is unavailable', 'Recherche indisponible'],
      text: [
        'Google Books and Open Library are not responding. Try again in a minute, or paste the ISBN.',
        'Google Books et Open Library ne répondent pas. Réessayez dans une minute ou collez l’ISBN.',
      ],
    },
    'generation-failed': {
      title: ['Error', 'Erreur'],
      text: [
        'Failed to generate links. Please try again.',
        'Les liens n’ont pas pu être générés. Veuillez réessayer.',
      ],
    },
    'copy-failed': {
      title: ['Failed to copy', 'Échec de la copie'],
      text: [
        'Please select and copy the link manually',
        'Veuillez sélectionner et copier le lien manuellement',
      ],
    },
    'not-found': {
      title: ['Not found', 'Introuvable'],
      text: ['It does not exist or was deleted', 'Cet élément n’existe pas ou a été supprimé'],
    },
    'rate-limited': {
      title: ['Too many requests', 'Trop de requêtes'],
      text: ['Please wait a moment and try again.', 'Veuillez patienter un instant et réessayer.'],
    },
    'too-large': {
      title: ['Too long', 'Trop long'],
      text: [
        'Shorten the text, or choose fewer books or links.',
        'Raccourcissez le texte, ou choisissez moins de livres ou de liens.',
      ],
    },
    'client-outdated': {
      title: ['Update required', 'Mise à jour requise'],
      text: [
        'This version is too old for the server. Reload the page or update the extension.',
        'Cette version est trop ancienne pour le serveur. Mettez l’extension à jour.',
      ],
    },
    unavailable: {
      title: ['Temporarily unavailable', 'Temporairement indisponible'],
      text: [
        'Everyshelf is busy right now. Please try again in a moment.',
        'Everyshelf est très sollicité. Veuillez réessayer dans un instant.',
      ],
    },
    offline: {
      title: ['No connection', 'Pas de connexion'],
      text: [
        'Everyshelf cannot be reached. Check your connection and try again.',
        'Everyshelf est injoignable. Vérifiez votre connexion et réessayez.',
      ],
    },
    unexpected: {
      title: ['Error', 'Erreur'],
      text: [
        'Something went wrong. Please try again.',
        'Un problème est survenu. Veuillez réessayer.',
      ],
    },
  },
  notice: {
    copied: {
      title: ['Copied!', 'Copié\u00a0!'],
      text: ['Link copied to clipboard', 'Lien copié dans le presse-papiers'],
    },
    'link-saved': {
      title: ['Link saved!', 'Lien enregistré\u00a0!'],
      text: ['You can find it in your account', 'Vous le trouverez dans votre compte'],
    },
    'link-removed': {
      title: ['Link removed successfully', 'Lien supprimé'],
      text: [
        'Its short link now opens the book’s reader page, without affiliate tags.',
        'Son lien court ouvre désormais la page des lecteurs de ce livre, sans tag d’affiliation.',
      ],
    },
  },
}
