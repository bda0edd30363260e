import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const ja: Translation<typeof en> = {
  label: {
    close: ['Close', '閉じる'],
    on: ['On', 'オン'],
    off: ['Off', 'オフ'],
    opensInNewTab: ['(opens in a new tab)', '（新しいタブで開きます）'],
    theme: ['Theme', 'テーマ'],
    themeSystem: ['System', 'システム'],
    themeLight: ['Light', 'ライト'],
    themeDark: ['Dark', 'ダーク'],
    amazonIn: ['Amazon {country}', 'Amazon {country}'],
    coverOf: ['Cover of {title}', '「{title}」の表紙'],
    authorsAndOthers: ['{authors}, and {count} others', '{authors}、ほか{count}名'],
    yourGlobalLink: ['Your Global Link', 'あなたのGlobal Link'],
    signInToCopy: ['Sign in to Copy', 'サインインしてコピー'],
    copy: ['Copy', 'コピー'],
    copied: ['Copied', 'コピー済み'],
    copyStoreLink: ['Copy the {store} link', '{store}のリンクをコピー'],
    linksRemaining: ['You have only {count} link(s) remaining', '残りのリンク：{count}件'],
    tagged: ['With affiliate tag', 'アフィリエイトタグあり'],
    untagged: ['Without affiliate tag', 'アフィリエイトタグなし'],
    youEarn: ['you earn', 'あなたの収益'],
    everyshelfEarns: ['Everyshelf earns', 'Everyshelfの収益'],
    everyshelfMayNotEarn: ['Everyshelf might not earn', 'Everyshelfの収益にならない場合あり'],
    qrCodeOf: ['QR code for {link}', '{link}のQRコード'],
    downloadSvg: ['Download SVG', 'SVGをダウンロード'],
    downloadPng: ['Download PNG', 'PNGをダウンロード'],
    searching: ['Searching…', '検索中…'],
    foundBooks: ['Books', '本'],
    booksFound: [
      'Books found: {count}. Choose with the arrow keys and Enter.',
      '{count}冊見つかりました。矢印キーとEnterで選択できます。',
    ],
    resultsFrom: ['Results from {sources}', '検索元：{sources}'],
    noBookFound: [
      'No book in {sources} matches these words. Check the spelling, or paste the ISBN.',
      '{sources}に該当する本がありません。つづりを確かめるか、ISBNを貼り付けてください。',
    ],
    tagFor: ['Tag for {store}', '{store}のタグ'],
    tagEnding: ['Usually ends in {ending}', '通常、末尾は{ending}です'],
    save: ['Save', '保存'],
    saveTagFor: ['Save the tag for {store}', '{store}のタグを保存'],
    clearTagFor: ['Clear the tag for {store}', '{store}のタグを消去'],
    oddTagEnding: [
      'Tags for {store} usually end in {ending}.',
      '{store}のタグは通常、末尾が{ending}です。',
    ],
    amazonNameInTag: [
      'Amazon’s program does not allow Amazon names in tags.',
      'Amazonのプログラムの規約により、タグにAmazonの名称は使えません。',
    ],
    tagOfOtherStores: [
      'Also set for {stores}. A tag earns only in the store that issued it.',
      '{stores}にも設定されています。タグで収益が得られるのは、発行元のストアだけです。',
    ],
    noActiveTag: ['No active tag', '有効なタグなし'],
    ownActiveTag: ['Active tag: {tag} (yours)', '有効なタグ：{tag}（あなたのタグ）'],
    serviceActiveTag: ['Active tag: {tag} (Everyshelf’s)', '有効なタグ：{tag}（Everyshelfのタグ）'],
    serviceUsActiveTag: [
      'Active tag: {tag} (Everyshelf’s, might not earn)',
      '有効なタグ：{tag}（Everyshelfのタグ、収益にならない場合あり）',
    ],
  },
  hint: {
    pageWithoutNumber: [
      'The address of this {site} page does not contain an ISBN. Find the ISBN on the page and paste it.',
      'この{site}のページのアドレスにはISBNが含まれていません。ページ内のISBNを貼り付けてください。',
    ],
    openBookPage: [
      'Open the book’s own page in the store and paste its address.',
      'ストアで本のページを開き、そのアドレスを貼り付けてください。',
    ],
    pasteFromSite: [
      'Paste the book’s ISBN or the address of its store page.',
      '本のISBN、またはストアの本のページのアドレスを貼り付けてください。',
    ],
    noNumberInPaste: [
      'It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
      'ISBNもASINも含まれていません。裏表紙のISBNを貼り付けてください。',
    ],
    wrongLength: [
      'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has {length}.',
      'ISBNは10桁か13桁、ASINは10文字です。入力は{length}文字です。',
    ],
    wrongCheckDigit: [
      'The last digit does not match the others. One of the digits is probably mistyped.',
      '最後の桁がほかと合いません。入力の誤りがあるようです。',
    ],
    placeholderNumber: [
      '{number} is a placeholder, not a book. Look for the ISBN on the back cover.',
      '{number}は仮の番号で、本ではありません。裏表紙のISBNを確認してください。',
    ],
    musicNumber: [
      'Numbers that begin with 979-0 or M identify printed music, not books.',
      '979-0またはMで始まる番号は楽譜で、本ではありません。',
    ],
    missingZero: [
      'Its leading zero may be missing. Did you mean ISBN {isbn}?',
      '先頭の0が抜けているかもしれません。ISBN {isbn}ですか？',
    ],
    letterForDigit: [
      'A letter may stand for a digit. Did you mean ISBN {isbn}?',
      '数字の代わりに英字が入っているかもしれません。ISBN {isbn}ですか？',
    ],
    isbnInText: [
      'Your text contains ISBN {isbn}. Did you mean this book?',
      'テキストにISBN {isbn}があります。この本ですか？',
    ],
    shortenedNumber: [
      'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      '表計算ソフトがこの番号を省略しました。列の書式を文字列にして、ISBNをコピーし直してください。',
    ],
    looksLikePage: ['This looks like a {site} page.', '{site}のページのようです。'],
    looksLikeWords: ['This looks like words, not a number.', '番号ではなく文章のようです。'],
    shortLinkInField: [
      'Shortened link from {host}. We’ll look up the book.',
      '{host}の短縮リンクです。本を調べます。',
    ],
    storePageInField: ['{store} page, {code}.', '{store}のページ、{code}。'],
    unknownSiteInField: [
      '{code} from {site}, a site we don’t recognize.',
      '{code}（未確認のサイト{site}から）。',
    ],
    titlePageInField: [
      '{site} page. Choose an edition of “{title}” below.',
      '{site}のページです。下から「{title}」の版を選んでください。',
    ],
    workPageInField: [
      '{site} page. Choose an edition of this book below.',
      '{site}のページです。下から版を選んでください。',
    ],
    editionPageInField: [
      '{site} page. We’ll look up the book.',
      '{site}のページです。本を調べます。',
    ],
    codeInText: ['{code}, found in your text.', '{code}（テキスト内で検出）。'],
    booksInText: ['This text contains {count} books.', 'このテキストに{count}冊の本があります。'],
    pasteOneBook: [
      'This text contains {count} books. Paste one at a time.',
      'このテキストに{count}冊の本があります。1冊ずつ貼り付けてください。',
    ],
    pageWithoutTitle: [
      'Its address does not identify the book. Type the title, or paste the ISBN.',
      'アドレスから本を特定できません。書名を入力するか、ISBNを貼り付けてください。',
    ],
    pasteNumber: [
      'Paste the ISBN from the book’s back cover, or the address of its page.',
      '裏表紙のISBNか、本のページのアドレスを貼り付けてください。',
    ],
    wrongNumbers: [
      'This text contains {count} ISBNs. In each, the last digit does not match the others.',
      'このテキストにISBNが{count}個あります。どれも最後の桁がほかと合いません。',
    ],
    useIsbn: ['Use ISBN {isbn}', 'ISBN {isbn}を使う'],
    letterInIsbn: [
      'An ISBN with 13 digits has no letters. Replace “{letter}” with the right digit.',
      '13桁のISBNに英字は入りません。「{letter}」を正しい数字に直してください。',
    ],
    strayCharacter: [
      'No ISBN or ASIN contains “{character}”. Delete it, or copy the number again.',
      'ISBNにもASINにも「{character}」は使われません。削除するか、番号をコピーし直してください。',
    ],
    shortTitle: [
      'An ISBN has 10 or 13 digits. To search for a title this short, add the author.',
      'ISBNは10桁か13桁です。このように短い書名で検索するには、著者名を加えてください。',
    ],
    wrongNumber: [
      'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.',
      'ISBNではありません。13桁のISBNは978か979で始まります。',
    ],
    imitatesStore: [
      'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
      'ストアのアドレスのように見えますが、別のサイトのものです。確認してから貼り直してください。',
    ],
    unusualSite: [
      'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
      'このサイトの名前には、偽のストアによくあるような、見慣れない文字や見えない文字が含まれています。',
    ],
    looksLikeSearchPage: [
      'This looks like a {site} search page.',
      '{site}の検索ページのようです。',
    ],
    looksLikeAuthorPage: [
      'This looks like a {site} author page.',
      '{site}の著者ページのようです。',
    ],
    looksLikeShortLink: ['This looks like a {site} short link.', '{site}の短縮リンクのようです。'],
    looksLikePartOfAddress: ['This looks like part of an address.', 'アドレスの一部のようです。'],
    looksLikeEmail: ['This looks like an email address.', 'メールアドレスのようです。'],
    looksLikeIssn: ['This looks like the ISSN of a magazine.', '雑誌のISSNのようです。'],
    looksLikeCatalogNumber: [
      'This looks like a library’s catalog number ({number}).',
      '図書館の目録番号（{number}）のようです。',
    ],
    looksLikePhone: ['This looks like a phone number.', '電話番号のようです。'],
    looksLikeDoi: ['This looks like the DOI of an article.', '論文のDOIのようです。'],
    looksLikeOpenLibrary: ['This looks like an Open Library ID.', 'Open LibraryのIDのようです。'],
    textAndCause: ['{text}. {cause}', '{text}。{cause}'],
    retryIn: ['You can try again in {wait}.', '{wait}後にもう一度お試しいただけます。'],
    noConnection: ['There is no connection.', '接続がありません。'],
  },
  error: {
    'link-limit-reached': {
      title: ['Link limit reached', 'リンク数の上限に達しました'],
      text: [
        "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
        '保存できるリンクの上限に達しました。Premiumなら無制限に保存できます。',
      ],
    },
    'link-already-saved': {
      title: ['Link already saved', '保存済みのリンクです'],
      text: [
        'This book link is already in your account',
        'この本のリンクはすでにアカウントにあります',
      ],
    },
    'invalid-slug': {
      title: ['Error updating link', 'リンクの更新エラー'],
      text: [
        'Use 3 to 40 letters and digits, with single hyphens between them.',
        '3～40文字の英数字で、間にハイフンを1つずつ使えます。',
      ],
    },
    'slug-reserved': {
      title: ['This short link is reserved', 'この短縮リンクは使えません'],
      text: [
        'It could be mistaken for an Everyshelf page. Choose another one.',
        'Everyshelfのページと間違われるおそれがあります。別のものを選んでください。',
      ],
    },
    'slug-taken': {
      title: ['This short link is taken', 'この短縮リンクは使用済みです'],
      text: [
        'Another link uses it or used it before. Choose a different one.',
        '別のリンクが使っているか、以前使っていました。別のものを選んでください。',
      ],
    },
    'link-save-failed': {
      title: ['Error saving link', 'リンクの保存エラー'],
      text: ['Please try again', 'もう一度お試しください'],
    },
    'link-remove-failed': {
      title: ['Error removing link', 'リンクの削除エラー'],
      text: ['Please try again', 'もう一度お試しください'],
    },
    'link-update-failed': {
      title: ['Error updating link', 'リンクの更新エラー'],
      text: ['Please try again', 'もう一度お試しください'],
    },
    unauthorized: {
      title: ['Not signed in', 'サインインしていません'],
      text: ['Please sign in to continue', '続けるにはサインインしてください'],
    },
    'sign-in-to-save': {
      title: ['Authentication required', 'サインインが必要です'],
      text: ['Please sign in to save this link', 'このリンクを保存するにはサインインしてください'],
    },
    'sign-in-to-update-profile': {
      title: ['Not signed in', 'サインインしていません'],
      text: [
        'Please sign in to update your profile',
        'プロフィールを更新するにはサインインしてください',
      ],
    },
    'premium-required': {
      title: ['Premium required', 'Premiumが必要です'],
      text: [
        'Premium subscription required to set affiliate tag',
        'アフィリエイトタグの設定にはPremiumが必要です',
      ],
    },
    'invalid-affiliate-tag': {
      title: ['Error updating profile', 'プロフィールの更新エラー'],
      text: [
        'A tag can have up to 64 letters, digits, and hyphens.',
        'タグは64文字以内の英数字とハイフンです。',
      ],
    },
    'profile-update-failed': {
      title: ['Error updating profile', 'プロフィールの更新エラー'],
      text: ['Please try again', 'もう一度お試しください'],
    },
    'account-banned': {
      title: ['This account is closed', 'このアカウントは閉鎖されています'],
      text: [
        'Everyshelf closed it. If you think this is a mistake, contact us.',
        'Everyshelfが閉鎖しました。誤りと思われる場合はお問い合わせください。',
      ],
    },
    'invalid-url': {
      title: ['Invalid URL', '無効なURL'],
      text: [
        "Couldn't extract ISBN/ASIN from the provided Amazon URL",
        'このAmazonのURLからISBNやASINを読み取れませんでした',
      ],
    },
    'several-books': {
      title: ['More than one book', '複数の本があります'],
      text: [
        'Your text contains several books. Choose one.',
        'このテキストには複数の本があります。1冊選んでください。',
      ],
    },
    'invalid-identifier': {
      title: ['Invalid ISBN/ASIN', '無効なISBN/ASIN'],
      text: [
        'Please enter a valid ISBN-10, ISBN-13, or ASIN',
        '有効なISBN-10、ISBN-13、またはASINを入力してください',
      ],
    },
    'invalid-input': {
      title: ['Check what you entered', '入力内容を確認してください'],
      text: [
        'One field has an invalid value. Correct it and try again.',
        '無効な値の項目が1つあります。修正して、もう一度お試しください。',
      ],
    },
    'address-in-name': {
      title: ['Check what you entered', '入力内容を確認してください'],
      text: [
        'Titles and names can’t contain web or email addresses.',
        '書名や名前には、ウェブやメールのアドレスを入れられません。',
      ],
    },
    'search-unavailable': {
      title: ['Book search is unavailable', '本の検索を利用できません'],
      text: [
        'Google Books and Open Library are not responding. Try again in a minute, or paste the ISBN.',
        'Google BooksとOpen Libraryが応答しません。1分後に再試行するか、ISBNを貼り付けてください。',
      ],
    },
    'generation-failed': {
      title: ['Error', 'エラー'],
      text: [
        'Failed to generate links. Please try again.',
        'リンクを作成できませんでした。もう一度お試しください。',
      ],
    },
    'copy-failed': {
      title: ['Failed to copy', 'コピーできませんでした'],
      text: [
        'Please select and copy the link manually',
        'リンクを選択して手動でコピーしてください',
      ],
    },
    'not-found': {
      title: ['Not found', '見つかりません'],
      text: ['It does not exist or was deleted', '存在しないか、削除されました'],
    },
    'rate-limited': {
      title: ['Too many requests', 'リクエストが多すぎます'],
      text: ['Please wait a moment and try again.', '少し待ってからもう一度お試しください。'],
    },
    'too-large': {
      title: ['Too long', '一度の量が多すぎます'],
      text: [
        'Shorten the text, or choose fewer books or links.',
        'テキストを短くするか、本やリンクの数を減らしてください。',
      ],
    },
    'client-outdated': {
      title: ['Update required', '更新してください'],
      text: [
        'This version is too old for the server. Reload the page or update the extension.',
        'このバージョンは古いため、サーバーで使えません。ページを再読み込みするか、拡張機能を更新してください。',
      ],
    },
    unavailable: {
      title: ['Temporarily unavailable', '一時的に利用できません'],
      text: [
        'Everyshelf is busy right now. Please try again in a moment.',
        'Everyshelfは現在混み合っています。しばらくしてからお試しください。',
      ],
    },
    offline: {
      title: ['No connection', '接続できません'],
      text: [
        'Everyshelf cannot be reached. Check your connection and try again.',
        'Everyshelfに接続できません。接続を確認してもう一度お試しください。',
      ],
    },
    unexpected: {
      title: ['Error', 'エラー'],
      text: [
        'Something went wrong. Please try again.',
        '問題が発生しました。もう一度お試しください。',
      ],
    },
  },
  notice: {
    copied: {
      title: ['Copied!', 'コピーしました'],
      text: ['Link copied to clipboard', 'リンクをクリップボードにコピーしました'],
    },
    'link-saved': {
      title: ['Link saved!', 'リンクを保存しました'],
      text: ['You can find it in your account', 'アカウントで確認できます'],
    },
    'link-removed': {
      title: ['Link removed successfully', 'リンクを削除しました'],
      text: [
        'Its short link now opens the book’s reader page, without affiliate tags.',
        '短縮リンクは今後、アフィリエイトタグなしでこの本の読者向けページを開きます。',
      ],
    },
  },
}
