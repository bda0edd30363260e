import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const hi: Translation<typeof en> = {
  label: {
    close: ['Close', 'बंद करें'],
    on: ['On', 'चालू'],
    off: ['Off', 'बंद'],
    opensInNewTab: ['(opens in a new tab)', '(नए टैब में खुलता है)'],
    theme: ['Theme', 'थीम'],
    themeSystem: ['System', 'सिस्टम'],
    themeLight: ['Light', 'हल्की'],
    themeDark: ['Dark', 'गहरी'],
    amazonIn: ['Amazon {country}', 'Amazon {country}'],
    coverOf: ['Cover of {title}', '“{title}” का कवर'],
    authorsAndOthers: ['{authors}, and {count} others', '{authors} और {count} अन्य'],
    yourGlobalLink: ['Your Global Link', 'आपका Global Link'],
    signInToCopy: ['Sign in to Copy', 'कॉपी करने के लिए साइन इन करें'],
    copy: ['Copy', 'कॉपी करें'],
    copied: ['Copied', 'कॉपी हो गया'],
    copyStoreLink: ['Copy the {store} link', '{store} का लिंक कॉपी करें'],
    linksRemaining: ['You have only {count} link(s) remaining', 'बचे हुए लिंक: {count}'],
    tagged: ['With affiliate tag', 'एफ़िलिएट टैग के साथ'],
    untagged: ['Without affiliate tag', 'बिना एफ़िलिएट टैग के'],
    youEarn: ['you earn', 'कमाई आपकी'],
    everyshelfEarns: ['Everyshelf earns', 'कमाई Everyshelf की'],
    everyshelfMayNotEarn: ['Everyshelf might not earn', 'Everyshelf की कमाई शायद न हो'],
    qrCodeOf: ['QR code for {link}', '{link} का QR कोड'],
    downloadSvg: ['Download SVG', 'SVG डाउनलोड करें'],
    downloadPng: ['Download PNG', 'PNG डाउनलोड करें'],
    searching: ['Searching…', 'खोज जारी है…'],
    foundBooks: ['Books', 'किताबें'],
    booksFound: [
      'Books found: {count}. Choose with the arrow keys and Enter.',
      '{count} किताबें मिलीं। तीर वाली कुंजियों और Enter से चुनें।',
    ],
    resultsFrom: ['Results from {sources}', '{sources} के नतीजे'],
    noBookFound: [
      'No book in {sources} matches these words. Check the spelling, or paste the ISBN.',
      '{sources} में इन शब्दों वाली कोई किताब नहीं मिली। वर्तनी जाँचें या ISBN पेस्ट करें।',
    ],
    tagFor: ['Tag for {store}', '{store} के लिए टैग'],
    tagEnding: ['Usually ends in {ending}', 'आमतौर पर {ending} पर ख़त्म होता है'],
    save: ['Save', 'सहेजें'],
    saveTagFor: ['Save the tag for {store}', '{store} का टैग सहेजें'],
    clearTagFor: ['Clear the tag for {store}', '{store} का टैग मिटाएँ'],
    oddTagEnding: [
      'Tags for {store} usually end in {ending}.',
      '{store} के टैग आमतौर पर {ending} पर ख़त्म होते हैं।',
    ],
    amazonNameInTag: [
      'Amazon’s program does not allow Amazon names in tags.',
      'Amazon का प्रोग्राम टैग में Amazon के नामों की अनुमति नहीं देता।',
    ],
    tagOfOtherStores: [
      'Also set for {stores}. A tag earns only in the store that issued it.',
      '{stores} के लिए भी सेट है। टैग से कमाई सिर्फ़ उसे देने वाले स्टोर में होती है।',
    ],
    noActiveTag: ['No active tag', 'कोई सक्रिय टैग नहीं'],
    ownActiveTag: ['Active tag: {tag} (yours)', 'सक्रिय टैग: {tag} (आपका)'],
    serviceActiveTag: ['Active tag: {tag} (Everyshelf’s)', 'सक्रिय टैग: {tag} (Everyshelf का)'],
    serviceUsActiveTag: [
      'Active tag: {tag} (Everyshelf’s, might not earn)',
      'सक्रिय टैग: {tag} (Everyshelf का, शायद कमाई न हो)',
    ],
  },
  hint: {
    pageWithoutNumber: [
      'The address of this {site} page does not contain an ISBN. Find the ISBN on the page and paste it.',
      '{site} के इस पेज के पते में ISBN नहीं है। पेज पर ISBN ढूँढकर पेस्ट करें।',
    ],
    openBookPage: [
      'Open the book’s own page in the store and paste its address.',
      'स्टोर में किताब का अपना पेज खोलें और उसका पता पेस्ट करें।',
    ],
    pasteFromSite: [
      'Paste the book’s ISBN or the address of its store page.',
      'किताब का ISBN या किसी स्टोर में उसके पेज का पता पेस्ट करें।',
    ],
    noNumberInPaste: [
      'It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
      'इसमें ISBN या ASIN नहीं है। किताब के पीछे का ISBN पेस्ट करें।',
    ],
    wrongLength: [
      'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has {length}.',
      'ISBN में 10 या 13 अंक होते हैं, ASIN में 10 अक्षर या अंक। यहाँ {length} हैं।',
    ],
    wrongCheckDigit: [
      'The last digit does not match the others. One of the digits is probably mistyped.',
      'आख़िरी अंक बाक़ी से मेल नहीं खाता। शायद कोई अंक ग़लत टाइप हुआ है।',
    ],
    placeholderNumber: [
      '{number} is a placeholder, not a book. Look for the ISBN on the back cover.',
      '{number} सिर्फ़ नमूने का नंबर है, किसी किताब का नहीं। किताब के पीछे ISBN देखें।',
    ],
    musicNumber: [
      'Numbers that begin with 979-0 or M identify printed music, not books.',
      '979-0 या M से शुरू होने वाले नंबर शीट म्यूज़िक के होते हैं, किताबों के नहीं।',
    ],
    missingZero: [
      'Its leading zero may be missing. Did you mean ISBN {isbn}?',
      'शायद शुरू का शून्य छूट गया है। क्या आपका मतलब ISBN {isbn} है?',
    ],
    letterForDigit: [
      'A letter may stand for a digit. Did you mean ISBN {isbn}?',
      'शायद किसी अंक की जगह अक्षर है। क्या आपका मतलब ISBN {isbn} है?',
    ],
    isbnInText: [
      'Your text contains ISBN {isbn}. Did you mean this book?',
      'आपके टेक्स्ट में ISBN {isbn} है। क्या आपका मतलब इसी किताब से है?',
    ],
    shortenedNumber: [
      'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      'स्प्रेडशीट ने यह नंबर छोटा कर दिया है। कॉलम को टेक्स्ट फ़ॉर्मैट दें, फिर ISBN दोबारा कॉपी करें।',
    ],
    looksLikePage: ['This looks like a {site} page.', 'यह {site} का पेज लगता है।'],
    looksLikeWords: ['This looks like words, not a number.', 'ये शब्द लगते हैं, नंबर नहीं।'],
    shortLinkInField: [
      'Shortened link from {host}. We’ll look up the book.',
      '{host} का छोटा लिंक। हम इसकी किताब ढूँढेंगे।',
    ],
    storePageInField: ['{store} page, {code}.', '{store} का पेज, {code}।'],
    unknownSiteInField: [
      '{code} from {site}, a site we don’t recognize.',
      '{code}, {site} से लिया गया, जो अनजान साइट है।',
    ],
    titlePageInField: [
      '{site} page. Choose an edition of “{title}” below.',
      '{site} का पेज। नीचे “{title}” का कोई संस्करण चुनें।',
    ],
    workPageInField: [
      '{site} page. Choose an edition of this book below.',
      '{site} का पेज। नीचे से कोई एक संस्करण चुनें।',
    ],
    editionPageInField: [
      '{site} page. We’ll look up the book.',
      '{site} का पेज। हम इसकी किताब ढूँढेंगे।',
    ],
    codeInText: ['{code}, found in your text.', '{code}, आपके टेक्स्ट में मिला।'],
    booksInText: ['This text contains {count} books.', 'इस टेक्स्ट में {count} किताबें हैं।'],
    pasteOneBook: [
      'This text contains {count} books. Paste one at a time.',
      'इस टेक्स्ट में {count} किताबें हैं। एक-एक करके पेस्ट करें।',
    ],
    pageWithoutTitle: [
      'Its address does not identify the book. Type the title, or paste the ISBN.',
      'पते से किताब की पहचान नहीं होती। शीर्षक टाइप करें या ISBN पेस्ट करें।',
    ],
    pasteNumber: [
      'Paste the ISBN from the book’s back cover, or the address of its page.',
      'किताब के पीछे का ISBN या उसके पेज का पता पेस्ट करें।',
    ],
    wrongNumbers: [
      'This text contains {count} ISBNs. In each, the last digit does not match the others.',
      'इस टेक्स्ट में {count} ISBN हैं। हर ISBN का आख़िरी अंक बाक़ी से मेल नहीं खाता।',
    ],
    useIsbn: ['Use ISBN {isbn}', 'ISBN {isbn} इस्तेमाल करें'],
    letterInIsbn: [
      'An ISBN with 13 digits has no letters. Replace “{letter}” with the right digit.',
      '13 अंकों के ISBN में अक्षर नहीं होते। “{letter}” की जगह सही अंक लिखें।',
    ],
    strayCharacter: [
      'No ISBN or ASIN contains “{character}”. Delete it, or copy the number again.',
      'किसी ISBN या ASIN में “{character}” नहीं होता। इसे हटाएँ या नंबर दोबारा कॉपी करें।',
    ],
    shortTitle: [
      'An ISBN has 10 or 13 digits. To search for a title this short, add the author.',
      'ISBN में 10 या 13 अंक होते हैं। इतना छोटा शीर्षक खोजने के लिए लेखक का नाम जोड़ें।',
    ],
    wrongNumber: [
      'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.',
      'यह ISBN नहीं है। 13 अंकों के ISBN 978 या 979 से शुरू होते हैं।',
    ],
    imitatesStore: [
      'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
      'यह पता किसी स्टोर का लगता है, पर है किसी दूसरी साइट का। दोबारा पेस्ट करने से पहले इसे जाँच लें।',
    ],
    unusualSite: [
      'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
      'इस साइट के नाम में असामान्य या अदृश्य अक्षर हैं, जैसे नकली स्टोर में होते हैं।',
    ],
    looksLikeSearchPage: ['This looks like a {site} search page.', 'यह {site} का खोज पेज लगता है।'],
    looksLikeAuthorPage: ['This looks like a {site} author page.', 'यह {site} का लेखक पेज लगता है।'],
    looksLikeShortLink: ['This looks like a {site} short link.', 'यह {site} का छोटा लिंक लगता है।'],
    looksLikePartOfAddress: ['This looks like part of an address.', 'यह किसी पते का हिस्सा लगता है।'],
    looksLikeEmail: ['This looks like an email address.', 'यह ईमेल पता लगता है।'],
    looksLikeIssn: ['This looks like the ISSN of a magazine.', 'यह किसी पत्रिका का ISSN लगता है।'],
    looksLikeCatalogNumber: [
      'This looks like a library’s catalog number ({number}).',
      'यह किसी पुस्तकालय का कैटलॉग नंबर ({number}) लगता है।',
    ],
    looksLikePhone: ['This looks like a phone number.', 'यह फ़ोन नंबर लगता है।'],
    looksLikeDoi: ['This looks like the DOI of an article.', 'यह किसी लेख का DOI लगता है।'],
    looksLikeOpenLibrary: ['This looks like an Open Library ID.', 'यह Open Library का ID लगता है।'],
    textAndCause: ['{text}. {cause}', '{text}। {cause}'],
    retryIn: ['You can try again in {wait}.', 'आप {wait} बाद फिर से कोशिश कर सकते हैं।'],
    noConnection: ['There is no connection.', 'कनेक्शन नहीं है।'],
  },
  error: {
    'link-limit-reached': {
      title: ['Link limit reached', 'लिंक की सीमा पूरी हो गई'],
      text: [
        "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
        'सहेजे गए लिंक की सीमा पूरी हो गई। असीमित लिंक सहेजने के लिए Premium लें।',
      ],
    },
    'link-already-saved': {
      title: ['Link already saved', 'लिंक पहले से सहेजा हुआ है'],
      text: ['This book link is already in your account', 'इस किताब का लिंक आपके खाते में पहले से है'],
    },
    'invalid-slug': {
      title: ['Error updating link', 'लिंक बदलने में गड़बड़ी'],
      text: [
        'Use 3 to 40 letters and digits, with single hyphens between them.',
        '3 से 40 अक्षर और अंक डालें, जिनके बीच एक-एक हाइफ़न हो सकता है।',
      ],
    },
    'slug-reserved': {
      title: ['This short link is reserved', 'यह छोटा लिंक आरक्षित है'],
      text: [
        'It could be mistaken for an Everyshelf page. Choose another one.',
        'यह Everyshelf का पेज लग सकता है। कोई दूसरा चुनें।',
      ],
    },
    'slug-taken': {
      title: ['This short link is taken', 'यह छोटा लिंक लिया जा चुका है'],
      text: [
        'Another link uses it or used it before. Choose a different one.',
        'कोई दूसरा लिंक इसे इस्तेमाल करता है या कर चुका है। कोई दूसरा चुनें।',
      ],
    },
    'link-save-failed': {
      title: ['Error saving link', 'लिंक सहेजने में गड़बड़ी'],
      text: ['Please try again', 'कृपया फिर से कोशिश करें'],
    },
    'link-remove-failed': {
      title: ['Error removing link', 'लिंक हटाने में गड़बड़ी'],
      text: ['Please try again', 'कृपया फिर से कोशिश करें'],
    },
    'link-update-failed': {
      title: ['Error updating link', 'लिंक बदलने में गड़बड़ी'],
      text: ['Please try again', 'कृपया फिर से कोशिश करें'],
    },
    unauthorized: {
      title: ['Not signed in', 'आपने साइन इन नहीं किया है'],
      text: ['Please sign in to continue', 'जारी रखने के लिए साइन इन करें'],
    },
    'sign-in-to-save': {
      title: ['Authentication required', 'साइन इन ज़रूरी है'],
      text: ['Please sign in to save this link', 'यह लिंक सहेजने के लिए साइन इन करें'],
    },
    'sign-in-to-update-profile': {
      title: ['Not signed in', 'आपने साइन इन नहीं किया है'],
      text: ['Please sign in to update your profile', 'प्रोफ़ाइल बदलने के लिए साइन इन करें'],
    },
    'premium-required': {
      title: ['Premium required', 'Premium ज़रूरी है'],
      text: [
        'Premium subscription required to set affiliate tag',
        'एफ़िलिएट टैग सेट करने के लिए Premium सदस्यता चाहिए',
      ],
    },
    'invalid-affiliate-tag': {
      title: ['Error updating profile', 'प्रोफ़ाइल बदलने में गड़बड़ी'],
      text: [
        'A tag can have up to 64 letters, digits, and hyphens.',
        'टैग में ज़्यादा से ज़्यादा 64 अक्षर, अंक और हाइफ़न हो सकते हैं।',
      ],
    },
    'profile-update-failed': {
      title: ['Error updating profile', 'प्रोफ़ाइल बदलने में गड़बड़ी'],
      text: ['Please try again', 'कृपया फिर से कोशिश करें'],
    },
    'account-banned': {
      title: ['This account is closed', 'यह खाता बंद है'],
      text: [
        'Everyshelf closed it. If you think this is a mistake, contact us.',
        'Everyshelf ने इसे बंद किया है। ग़लती लगे तो हमसे संपर्क करें।',
      ],
    },
    'invalid-url': {
      title: ['Invalid URL', 'अमान्य URL'],
      text: [
        "Couldn't extract ISBN/ASIN from the provided Amazon URL",
        'Amazon के इस URL से ISBN या ASIN नहीं मिला',
      ],
    },
    'several-books': {
      title: ['More than one book', 'एक से ज़्यादा किताबें'],
      text: ['Your text contains several books. Choose one.', 'इस टेक्स्ट में कई किताबें हैं। उनमें से एक चुनें।'],
    },
    'invalid-identifier': {
      title: ['Invalid ISBN/ASIN', 'अमान्य ISBN/ASIN'],
      text: [
        'Please enter a valid ISBN-10, ISBN-13, or ASIN',
        'कृपया मान्य ISBN-10, ISBN-13 या ASIN डालें',
      ],
    },
    'invalid-input': {
      title: ['Check what you entered', 'अपनी प्रविष्टि जाँचें'],
      text: [
        'One field has an invalid value. Correct it and try again.',
        'किसी एक फ़ील्ड का मान अमान्य है। उसे ठीक करके फिर से कोशिश करें।',
      ],
    },
    'address-in-name': {
      title: ['Check what you entered', 'अपनी प्रविष्टि जाँचें'],
      text: [
        'Titles and names can’t contain web or email addresses.',
        'शीर्षक और नाम में वेब या ईमेल पते नहीं हो सकते।',
      ],
    },
    'search-unavailable': {
      title: ['Book search is unavailable', 'किताब की खोज उपलब्ध नहीं'],
      text: [
        'Google Books and Open Library are not responding. Try again in a minute, or paste the ISBN.',
        'Google Books और Open Library से जवाब नहीं मिला। एक मिनट में फिर कोशिश करें या ISBN पेस्ट करें।',
      ],
    },
    'generation-failed': {
      title: ['Error', 'गड़बड़ी'],
      text: ['Failed to generate links. Please try again.', 'लिंक नहीं बन सके। कृपया फिर से कोशिश करें।'],
    },
    'copy-failed': {
      title: ['Failed to copy', 'कॉपी नहीं हुआ'],
      text: ['Please select and copy the link manually', 'कृपया लिंक चुनकर ख़ुद कॉपी करें'],
    },
    'not-found': {
      title: ['Not found', 'नहीं मिला'],
      text: ['It does not exist or was deleted', 'यह मौजूद नहीं है या हटा दिया गया है'],
    },
    'rate-limited': {
      title: ['Too many requests', 'बहुत ज़्यादा अनुरोध'],
      text: ['Please wait a moment and try again.', 'थोड़ा रुककर फिर से कोशिश करें।'],
    },
    'too-large': {
      title: ['Too long', 'एक बार में बहुत ज़्यादा'],
      text: [
        'Shorten the text, or choose fewer books or links.',
        'टेक्स्ट छोटा करें, या कम किताबें या लिंक चुनें।',
      ],
    },
    'client-outdated': {
      title: ['Update required', 'कृपया अपडेट करें'],
      text: [
        'This version is too old for the server. Reload the page or update the extension.',
        'यह वर्शन सर्वर के लिए बहुत पुराना है। पेज फिर से लोड करें या एक्सटेंशन अपडेट करें।',
      ],
    },
    unavailable: {
      title: ['Temporarily unavailable', 'अभी उपलब्ध नहीं'],
      text: [
        'Everyshelf is busy right now. Please try again in a moment.',
        'Everyshelf अभी व्यस्त है। थोड़ी देर में फिर कोशिश करें।',
      ],
    },
    offline: {
      title: ['No connection', 'कनेक्शन नहीं है'],
      text: [
        'Everyshelf cannot be reached. Check your connection and try again.',
        'Everyshelf से संपर्क नहीं हो पा रहा। अपना कनेक्शन जाँचकर फिर कोशिश करें।',
      ],
    },
    unexpected: {
      title: ['Error', 'गड़बड़ी'],
      text: ['Something went wrong. Please try again.', 'कुछ ग़लत हो गया। कृपया फिर से कोशिश करें।'],
    },
  },
  notice: {
    copied: {
      title: ['Copied!', 'कॉपी हो गया!'],
      text: ['Link copied to clipboard', 'लिंक क्लिपबोर्ड पर कॉपी हो गया'],
    },
    'link-saved': {
      title: ['Link saved!', 'लिंक सहेजा गया!'],
      text: ['You can find it in your account', 'यह आपके खाते में मिलेगा'],
    },
    'link-removed': {
      title: ['Link removed successfully', 'लिंक हटाया गया'],
      text: [
        'Its short link now opens the book’s reader page, without affiliate tags.',
        'इसका छोटा लिंक अब पाठकों का पेज खोलता है, जिसमें एफ़िलिएट टैग नहीं होते।',
      ],
    },
  },
}
