import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  label: {
    close: ['Close', 'Cerrar'],
    on: ['On', 'Activado'],
    off: ['Off', 'Desactivado'],
    opensInNewTab: ['(opens in a new tab)', '(se abre en una pestaña nueva)'],
    theme: ['Theme', 'Tema'],
    themeSystem: ['System', 'Sistema'],
    themeLight: ['Light', 'Claro'],
    themeDark: ['Dark', 'Oscuro'],
    amazonIn: ['Amazon {country}', 'Amazon {country}'],
    coverOf: ['Cover of {title}', 'Portada de «{title}»'],
    authorsAndOthers: ['{authors}, and {count} others', '{authors} y {count} más'],
    yourGlobalLink: ['Your Global Link', 'Tu Global Link'],
    signInToCopy: ['Sign in to Copy', 'Inicia sesión para copiar'],
    copy: ['Copy', 'Copiar'],
    copied: ['Copied', 'Copiado'],
    copyStoreLink: ['Copy the {store} link', 'Copiar el enlace de {store}'],
    linksRemaining: ['You have only {count} link(s) remaining', 'Enlaces restantes: {count}'],
    tagged: ['With affiliate tag', 'Con etiqueta de afiliado'],
    untagged: ['Without affiliate tag', 'Sin etiqueta de afiliado'],
    youEarn: ['you earn', 'comisión para ti'],
    everyshelfEarns: ['Everyshelf earns', 'comisión para Everyshelf'],
    everyshelfMayNotEarn: ['Everyshelf might not earn', 'quizá sin comisión para Everyshelf'],
    qrCodeOf: ['QR code for {link}', 'Código QR de {link}'],
    downloadSvg: ['Download SVG', 'Descargar SVG'],
    downloadPng: ['Download PNG', 'Descargar PNG'],
    searching: ['Searching…', 'Buscando…'],
    foundBooks: ['Books', 'Libros'],
    booksFound: [
      'Books found: {count}. Choose with the arrow keys and Enter.',
      'Libros encontrados: {count}. Elige con las flechas e Intro.',
    ],
    resultsFrom: ['Results from {sources}', 'Resultados de {sources}'],
    noBookFound: [
      'No book in {sources} matches these words. Check the spelling, or paste the ISBN.',
      'Ningún libro con estas palabras en {sources}. Revisa la ortografía o pega el ISBN.',
    ],
    tagFor: ['Tag for {store}', 'Etiqueta para {store}'],
    tagEnding: ['Usually ends in {ending}', 'Suele terminar en {ending}'],
    save: ['Save', 'Guardar'],
    saveTagFor: ['Save the tag for {store}', 'Guardar la etiqueta para {store}'],
    clearTagFor: ['Clear the tag for {store}', 'Borrar la etiqueta para {store}'],
    oddTagEnding: [
      'Tags for {store} usually end in {ending}.',
      'Las etiquetas para {store} suelen terminar en {ending}.',
    ],
    amazonNameInTag: [
      'Amazon’s program does not allow Amazon names in tags.',
      'El programa de Amazon no permite nombres de Amazon en las etiquetas.',
    ],
    tagOfOtherStores: [
      'Also set for {stores}. A tag earns only in the store that issued it.',
      'También definida para {stores}. Una etiqueta solo genera comisión en la tienda que la emitió.',
    ],
    noActiveTag: ['No active tag', 'Sin etiqueta activa'],
    ownActiveTag: ['Active tag: {tag} (yours)', 'Etiqueta activa: {tag} (tuya)'],
    serviceActiveTag: [
      'Active tag: {tag} (Everyshelf’s)',
      'Etiqueta activa: {tag} (de Everyshelf)',
    ],
    serviceUsActiveTag: [
      'Active tag: {tag} (Everyshelf’s, might not earn)',
      'Etiqueta activa: {tag} (de Everyshelf, es posible que no genere ingresos)',
    ],
  },
  hint: {
    pageWithoutNumber: [
      'The address of this {site} page does not contain an ISBN. Find the ISBN on the page and paste it.',
      'La dirección de esta página de {site} no contiene ningún ISBN. Busca el ISBN en la página y pégalo.',
    ],
    openBookPage: [
      'Open the book’s own page in the store and paste its address.',
      'Abre la página del libro en la tienda y pega su dirección.',
    ],
    pasteFromSite: [
      'Paste the book’s ISBN or the address of its store page.',
      'Pega el ISBN del libro o la dirección de su página en una tienda.',
    ],
    noNumberInPaste: [
      'It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
      'No contiene ISBN ni ASIN. Pega el ISBN de la contraportada.',
    ],
    wrongLength: [
      'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has {length}.',
      'Un ISBN tiene 10 o 13 cifras; un ASIN, 10 caracteres. Aquí hay {length}.',
    ],
    wrongCheckDigit: [
      'The last digit does not match the others. One of the digits is probably mistyped.',
      'La última cifra no cuadra con las demás. Es probable que haya una errata.',
    ],
    placeholderNumber: [
      '{number} is a placeholder, not a book. Look for the ISBN on the back cover.',
      '{number} es un número de relleno, no un libro. Busca el ISBN en la contraportada.',
    ],
    musicNumber: [
      'Numbers that begin with 979-0 or M identify printed music, not books.',
      'Los números que empiezan por 979-0 o M identifican partituras, no libros.',
    ],
    missingZero: [
      'Its leading zero may be missing. Did you mean ISBN {isbn}?',
      'Quizá falta el cero inicial. ¿Querías decir el ISBN {isbn}?',
    ],
    letterForDigit: [
      'A letter may stand for a digit. Did you mean ISBN {isbn}?',
      'Quizá hay una letra en lugar de una cifra. ¿Querías decir el ISBN {isbn}?',
    ],
    isbnInText: [
      'Your text contains ISBN {isbn}. Did you mean this book?',
      'Tu texto contiene el ISBN {isbn}. ¿Te refieres a este libro?',
    ],
    shortenedNumber: [
      'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      'Una hoja de cálculo abrevió este número. Da formato de texto a la columna y copia de nuevo el ISBN.',
    ],
    looksLikePage: ['This looks like a {site} page.', 'Parece una página de {site}.'],
    looksLikeWords: ['This looks like words, not a number.', 'Parecen palabras, no un número.'],
    shortLinkInField: [
      'Shortened link from {host}. We’ll look up the book.',
      'Enlace acortado de {host}. Buscamos el libro.',
    ],
    storePageInField: ['{store} page, {code}.', 'Página de {store}, {code}.'],
    unknownSiteInField: [
      '{code} from {site}, a site we don’t recognize.',
      '{code}, encontrado en {site}, un sitio desconocido.',
    ],
    titlePageInField: [
      '{site} page. Choose an edition of “{title}” below.',
      'Página de {site}. Elige abajo una edición de «{title}».',
    ],
    workPageInField: [
      '{site} page. Choose an edition of this book below.',
      'Página de {site}. Elige abajo una de las ediciones.',
    ],
    editionPageInField: [
      '{site} page. We’ll look up the book.',
      'Página de {site}. Buscamos el libro.',
    ],
    codeInText: ['{code}, found in your text.', '{code}, encontrado en tu texto.'],
    booksInText: ['This text contains {count} books.', 'Este texto menciona {count} libros.'],
    pasteOneBook: [
      'This text contains {count} books. Paste one at a time.',
      'Este texto menciona {count} libros. Pégalos de uno en uno.',
    ],
    pageWithoutTitle: [
      'Its address does not identify the book. Type the title, or paste the ISBN.',
      'La dirección no indica el libro. Escribe el título o pega el ISBN.',
    ],
    pasteNumber: [
      'Paste the ISBN from the book’s back cover, or the address of its page.',
      'Pega el ISBN de la contraportada o la dirección de la página del libro.',
    ],
    wrongNumbers: [
      'This text contains {count} ISBNs. In each, the last digit does not match the others.',
      'Este texto contiene {count} ISBN. En cada uno, la última cifra no cuadra con las demás.',
    ],
    useIsbn: ['Use ISBN {isbn}', 'Usar el ISBN {isbn}'],
    letterInIsbn: [
      'An ISBN with 13 digits has no letters. Replace “{letter}” with the right digit.',
      'Un ISBN de 13 cifras no tiene letras. Sustituye «{letter}» por la cifra correcta.',
    ],
    strayCharacter: [
      'No ISBN or ASIN contains “{character}”. Delete it, or copy the number again.',
      'Ningún ISBN ni ASIN contiene «{character}». Bórralo o copia de nuevo el número.',
    ],
    shortTitle: [
      'An ISBN has 10 or 13 digits. To search for a title this short, add the author.',
      'Un ISBN tiene 10 o 13 cifras. Para buscar un título tan corto, añade el autor.',
    ],
    wrongNumber: [
      'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.',
      'No es un ISBN. Los ISBN de 13 cifras empiezan por 978 o 979.',
    ],
    imitatesStore: [
      'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
      'Parece la dirección de una tienda, pero es de otro sitio. Compruébala antes de volver a pegarla.',
    ],
    unusualSite: [
      'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
      'El nombre de este sitio tiene caracteres inusuales o invisibles, como suele ocurrir en las tiendas falsas.',
    ],
    looksLikeSearchPage: [
      'This looks like a {site} search page.',
      'Parece una página de búsqueda de {site}.',
    ],
    looksLikeAuthorPage: [
      'This looks like a {site} author page.',
      'Parece una página de autor de {site}.',
    ],
    looksLikeShortLink: [
      'This looks like a {site} short link.',
      'Parece un enlace corto de {site}.',
    ],
    looksLikePartOfAddress: [
      'This looks like part of an address.',
      'Parece parte de una dirección.',
    ],
    looksLikeEmail: ['This looks like an email address.', 'Parece una dirección de correo.'],
    looksLikeIssn: ['This looks like the ISSN of a magazine.', 'Parece el ISSN de una revista.'],
    looksLikeCatalogNumber: [
      'This looks like a library’s catalog number ({number}).',
      'Parece el número de catálogo de una biblioteca ({number}).',
    ],
    looksLikePhone: ['This looks like a phone number.', 'Parece un número de teléfono.'],
    looksLikeDoi: ['This looks like the DOI of an article.', 'Parece el DOI de un artículo.'],
    looksLikeOpenLibrary: [
      'This looks like an Open Library ID.',
      'Parece un identificador de Open Library.',
    ],
    textAndCause: ['{text}. {cause}', '{text}. {cause}'],
    retryIn: ['You can try again in {wait}.', 'Puedes volver a intentarlo en {wait}.'],
    noConnection: ['There is no connection.', 'No hay conexión.'],
  },
  error: {
    'link-limit-reached': {
      title: ['Link limit reached', 'Límite de enlaces alcanzado'],
      text: [
        "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
        'Has alcanzado tu límite de enlaces guardados. Pásate a Premium para guardar sin límite.',
      ],
    },
    'link-already-saved': {
      title: ['Link already saved', 'El enlace ya está guardado'],
      text: [
        'This book link is already in your account',
        'El enlace de este libro ya está en tu cuenta',
      ],
    },
    'invalid-slug': {
      title: ['Error updating link', 'Error al actualizar el enlace'],
      text: [
        'Use 3 to 40 letters and digits, with single hyphens between them.',
        'De 3 a 40 letras y cifras, con guiones sueltos entre ellas.',
      ],
    },
    'slug-reserved': {
      title: ['This short link is reserved', 'Este enlace corto está reservado'],
      text: [
        'It could be mistaken for an Everyshelf page. Choose another one.',
        'Podría confundirse con una página de Everyshelf. Elige otro.',
      ],
    },
    'slug-taken': {
      title: ['This short link is taken', 'Este enlace corto está ocupado'],
      text: [
        'Another link uses it or used it before. Choose a different one.',
        'Otro enlace lo usa o lo usó. Elige otro.',
      ],
    },
    'link-save-failed': {
      title: ['Error saving link', 'Error al guardar el enlace'],
      text: ['Please try again', 'Inténtalo de nuevo'],
    },
    'link-remove-failed': {
      title: ['Error removing link', 'Error al eliminar el enlace'],
      text: ['Please try again', 'Inténtalo de nuevo'],
    },
    'link-update-failed': {
      title: ['Error updating link', 'Error al actualizar el enlace'],
      text: ['Please try again', 'Inténtalo de nuevo'],
    },
    unauthorized: {
      title: ['Not signed in', 'Sesión no iniciada'],
      text: ['Please sign in to continue', 'Inicia sesión para continuar'],
    },
    'sign-in-to-save': {
      title: ['Authentication required', 'Se requiere iniciar sesión'],
      text: ['Please sign in to save this link', 'Inicia sesión para guardar este enlace'],
    },
    'sign-in-to-update-profile': {
      title: ['Not signed in', 'Sesión no iniciada'],
      text: ['Please sign in to update your profile', 'Inicia sesión para actualizar tu perfil'],
    },
    'premium-required': {
      title: ['Premium required', 'Se requiere Premium'],
      text: [
        'Premium subscription required to set affiliate tag',
        'Necesitas Premium para definir una etiqueta de afiliado',
      ],
    },
    'invalid-affiliate-tag': {
      title: ['Error updating profile', 'Error al actualizar el perfil'],
      text: [
        'A tag can have up to 64 letters, digits, and hyphens.',
        'Una etiqueta tiene como máximo 64 letras, cifras y guiones.',
      ],
    },
    'profile-update-failed': {
      title: ['Error updating profile', 'Error al actualizar el perfil'],
      text: ['Please try again', 'Inténtalo de nuevo'],
    },
    'account-banned': {
      title: ['This account is closed', 'Esta cuenta está cerrada'],
      text: [
        'Everyshelf closed it. If you think this is a mistake, contact us.',
        'Everyshelf la cerró. Si crees que es un error, escríbenos.',
      ],
    },
    'invalid-url': {
      title: ['Invalid URL', 'URL no válida'],
      text: [
        "Couldn't extract ISBN/ASIN from the provided Amazon URL",
        'No se pudo extraer un ISBN o ASIN de la URL de Amazon',
      ],
    },
    'several-books': {
      title: ['More than one book', 'Más de un libro'],
      text: [
        'Your text contains several books. Choose one.',
        'Este texto menciona varios libros. Elige uno.',
      ],
    },
    'invalid-identifier': {
      title: ['Invalid ISBN/ASIN', 'ISBN/ASIN no válido'],
      text: [
        'Please enter a valid ISBN-10, ISBN-13, or ASIN',
        'Introduce un ISBN-10, un ISBN-13 o un ASIN válido',
      ],
    },
    'invalid-input': {
      title: ['Check what you entered', 'Revisa los datos'],
      text: [
        'One field has an invalid value. Correct it and try again.',
        'Uno de los campos tiene un valor no válido. Corrígelo e inténtalo de nuevo.',
      ],
    },
    'address-in-name': {
      title: ['Check what you entered', 'Revisa los datos'],
      text: [
        'Titles and names can’t contain web or email addresses.',
        'Los títulos y los nombres no pueden contener direcciones web ni de correo.',
      ],
    },
    'search-unavailable': {
      title: ['Book search is unavailable', 'Búsqueda no disponible'],
      text: [
        'Google Books and Open Library are not responding. Try again in a minute, or paste the ISBN.',
        'Google Books y Open Library no responden. Inténtalo de nuevo en un minuto o pega el ISBN.',
      ],
    },
    'generation-failed': {
      title: ['Error', 'Error'],
      text: [
        'Failed to generate links. Please try again.',
        'No se pudieron generar los enlaces. Inténtalo de nuevo.',
      ],
    },
    'copy-failed': {
      title: ['Failed to copy', 'No se pudo copiar'],
      text: [
        'Please select and copy the link manually',
        'Selecciona y copia el enlace manualmente',
      ],
    },
    'not-found': {
      title: ['Not found', 'No encontrado'],
      text: ['It does not exist or was deleted', 'No existe o se ha eliminado'],
    },
    'rate-limited': {
      title: ['Too many requests', 'Demasiadas solicitudes'],
      text: ['Please wait a moment and try again.', 'Espera un momento e inténtalo de nuevo.'],
    },
    'too-large': {
      title: ['Too long', 'Demasiados datos a la vez'],
      text: [
        'Shorten the text, or choose fewer books or links.',
        'Acorta el texto o elige menos libros o enlaces.',
      ],
    },
    'client-outdated': {
      title: ['Update required', 'Actualización necesaria'],
      text: [
        'This version is too old for the server. Reload the page or update the extension.',
        'Esta versión es demasiado antigua para el servidor. Recarga la página o actualiza la extensión.',
      ],
    },
    unavailable: {
      title: ['Temporarily unavailable', 'No disponible por ahora'],
      text: [
        'Everyshelf is busy right now. Please try again in a moment.',
        'Everyshelf está saturado. Inténtalo de nuevo en un momento.',
      ],
    },
    offline: {
      title: ['No connection', 'Sin conexión'],
      text: [
        'Everyshelf cannot be reached. Check your connection and try again.',
        'No se puede acceder a Everyshelf. Revisa tu conexión e inténtalo de nuevo.',
      ],
    },
    unexpected: {
      title: ['Error', 'Error'],
      text: ['Something went wrong. Please try again.', 'Algo salió mal. Inténtalo de nuevo.'],
    },
  },
  notice: {
    copied: {
      title: ['Copied!', '¡Copiado!'],
      text: ['Link copied to clipboard', 'Enlace copiado en el portapapeles'],
    },
    'link-saved': {
      title: ['Link saved!', '¡Enlace guardado!'],
      text: ['You can find it in your account', 'Lo encontrarás en tu cuenta'],
    },
    'link-removed': {
      title: ['Link removed successfully', 'Enlace eliminado'],
      text: [
        'Its short link now opens the book’s reader page, without affiliate tags.',
        'Su enlace corto abre ahora la página para lectores del libro, sin etiquetas de afiliado.',
      ],
    },
  },
}
