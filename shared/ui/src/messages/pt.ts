import type { Translation } from '@everyshelf/domain/messages'
import type { en } from './en.ts'

export const pt: Translation<typeof en> = {
  label: {
    close: ['Close', 'Fechar'],
    on: ['On', 'Ativado'],
    off: ['Off', 'Desativado'],
    opensInNewTab: ['(opens in a new tab)', '(abre em uma nova guia)'],
    theme: ['Theme', 'Tema'],
    themeSystem: ['System', 'Sistema'],
    themeLight: ['Light', 'Claro'],
    themeDark: ['Dark', 'Escuro'],
    amazonIn: ['Amazon {country}', 'Amazon {country}'],
    coverOf: ['Cover of {title}', 'Capa de “{title}”'],
    authorsAndOthers: ['{authors}, and {count} others', '{authors} e mais {count}'],
    yourGlobalLink: ['Your Global Link', 'Seu Global Link'],
    signInToCopy: ['Sign in to Copy', 'Faça login para copiar'],
    copy: ['Copy', 'Copiar'],
    copied: ['Copied', 'Copiado'],
    copyStoreLink: ['Copy the {store} link', 'Copiar o link da {store}'],
    linksRemaining: ['You have only {count} link(s) remaining', 'Links restantes: {count}'],
    tagged: ['With affiliate tag', 'Com tag de afiliado'],
    untagged: ['Without affiliate tag', 'Sem tag de afiliado'],
    youEarn: ['you earn', 'você ganha'],
    everyshelfEarns: ['Everyshelf earns', 'o Everyshelf ganha'],
    everyshelfMayNotEarn: ['Everyshelf might not earn', 'o Everyshelf pode não ganhar comissão'],
    qrCodeOf: ['QR code for {link}', 'Código QR de {link}'],
    downloadSvg: ['Download SVG', 'Baixar SVG'],
    downloadPng: ['Download PNG', 'Baixar PNG'],
    searching: ['Searching…', 'Buscando…'],
    foundBooks: ['Books', 'Livros'],
    booksFound: [
      'Books found: {count}. Choose with the arrow keys and Enter.',
      'Livros encontrados: {count}. Escolha com as setas e Enter.',
    ],
    resultsFrom: ['Results from {sources}', 'Resultados de {sources}'],
    noBookFound: [
      'No book in {sources} matches these words. Check the spelling, or paste the ISBN.',
      'Nenhum livro com essas palavras em {sources}. Confira a grafia ou cole o ISBN.',
    ],
    tagFor: ['Tag for {store}', 'Tag para {store}'],
    tagEnding: ['Usually ends in {ending}', 'Geralmente termina em {ending}'],
    save: ['Save', 'Salvar'],
    saveTagFor: ['Save the tag for {store}', 'Salvar a tag para {store}'],
    clearTagFor: ['Clear the tag for {store}', 'Limpar a tag para {store}'],
    oddTagEnding: [
      'Tags for {store} usually end in {ending}.',
      'As tags para {store} geralmente terminam em {ending}.',
    ],
    amazonNameInTag: [
      'Amazon’s program does not allow Amazon names in tags.',
      'O programa da Amazon não permite nomes da Amazon nas tags.',
    ],
    tagOfOtherStores: [
      'Also set for {stores}. A tag earns only in the store that issued it.',
      'Também definida para {stores}. Uma tag só rende na loja que a emitiu.',
    ],
    noActiveTag: ['No active tag', 'Nenhuma tag ativa'],
    ownActiveTag: ['Active tag: {tag} (yours)', 'Tag ativa: {tag} (sua)'],
    serviceActiveTag: ['Active tag: {tag} (Everyshelf’s)', 'Tag ativa: {tag} (do Everyshelf)'],
    serviceUsActiveTag: [
      'Active tag: {tag} (Everyshelf’s, might not earn)',
      'Tag ativa: {tag} (do Everyshelf, pode não gerar comissão)',
    ],
  },
  hint: {
    pageWithoutNumber: [
      'The address of this {site} page does not contain an ISBN. Find the ISBN on the page and paste it.',
      'O endereço desta página de {site} não contém um ISBN. Encontre o ISBN na página e cole-o aqui.',
    ],
    openBookPage: [
      'Open the book’s own page in the store and paste its address.',
      'Abra a página do livro na loja e cole o endereço.',
    ],
    pasteFromSite: [
      'Paste the book’s ISBN or the address of its store page.',
      'Cole o ISBN do livro ou o endereço da página dele em uma loja.',
    ],
    noNumberInPaste: [
      'It contains no ISBN or ASIN. Paste the ISBN from the back cover.',
      'Não contém ISBN nem ASIN. Cole o ISBN da contracapa.',
    ],
    wrongLength: [
      'An ISBN has 10 or 13 digits. An ASIN has 10 characters. This one has {length}.',
      'Um ISBN tem 10 ou 13 dígitos; um ASIN, 10 caracteres. Aqui há {length}.',
    ],
    wrongCheckDigit: [
      'The last digit does not match the others. One of the digits is probably mistyped.',
      'O último dígito não combina com os outros. Um deles deve estar errado.',
    ],
    placeholderNumber: [
      '{number} is a placeholder, not a book. Look for the ISBN on the back cover.',
      '{number} é um número fictício, não um livro. Procure o ISBN na contracapa.',
    ],
    musicNumber: [
      'Numbers that begin with 979-0 or M identify printed music, not books.',
      'Números que começam com 979-0 ou M identificam partituras, não livros.',
    ],
    missingZero: [
      'Its leading zero may be missing. Did you mean ISBN {isbn}?',
      'Talvez falte o zero inicial. Você quis dizer o ISBN {isbn}?',
    ],
    letterForDigit: [
      'A letter may stand for a digit. Did you mean ISBN {isbn}?',
      'Talvez haja uma letra no lugar de um dígito. Você quis dizer o ISBN {isbn}?',
    ],
    isbnInText: [
      'Your text contains ISBN {isbn}. Did you mean this book?',
      'Seu texto contém o ISBN {isbn}. É este livro?',
    ],
    shortenedNumber: [
      'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      'Uma planilha abreviou este número. Formate a coluna como texto e copie o ISBN de novo.',
    ],
    looksLikePage: ['This looks like a {site} page.', 'Parece uma página de {site}.'],
    looksLikeWords: ['This looks like words, not a number.', 'Parecem palavras, não um número.'],
    shortLinkInField: [
      'Shortened link from {host}. We’ll look up the book.',
      'Link encurtado de {host}. Vamos procurar o livro.',
    ],
    storePageInField: ['{store} page, {code}.', 'Página de {store}, {code}.'],
    unknownSiteInField: [
      '{code} from {site}, a site we don’t recognize.',
      '{code}, encontrado em {site}, um site desconhecido.',
    ],
    titlePageInField: [
      '{site} page. Choose an edition of “{title}” below.',
      'Página de {site}. Escolha abaixo uma edição de “{title}”.',
    ],
    workPageInField: [
      '{site} page. Choose an edition of this book below.',
      'Página de {site}. Escolha abaixo uma das edições.',
    ],
    editionPageInField: [
      '{site} page. We’ll look up the book.',
      'Página de {site}. Vamos procurar o livro.',
    ],
    codeInText: ['{code}, found in your text.', '{code}, encontrado no seu texto.'],
    booksInText: ['This text contains {count} books.', 'Este texto cita {count} livros.'],
    pasteOneBook: [
      'This text contains {count} books. Paste one at a time.',
      'Este texto cita {count} livros. Cole um de cada vez.',
    ],
    pageWithoutTitle: [
      'Its address does not identify the book. Type the title, or paste the ISBN.',
      'O endereço não indica o livro. Digite o título ou cole o ISBN.',
    ],
    pasteNumber: [
      'Paste the ISBN from the book’s back cover, or the address of its page.',
      'Cole o ISBN da contracapa ou o endereço da página do livro.',
    ],
    wrongNumbers: [
      'This text contains {count} ISBNs. In each, the last digit does not match the others.',
      'Este texto contém {count} ISBNs. Em cada um, o último dígito não combina com os outros.',
    ],
    useIsbn: ['Use ISBN {isbn}', 'Usar o ISBN {isbn}'],
    letterInIsbn: [
      'An ISBN with 13 digits has no letters. Replace “{letter}” with the right digit.',
      'Um ISBN de 13 dígitos não tem letras. Troque “{letter}” pelo dígito certo.',
    ],
    strayCharacter: [
      'No ISBN or ASIN contains “{character}”. Delete it, or copy the number again.',
      'Nenhum ISBN ou ASIN contém “{character}”. Apague-o ou copie o número de novo.',
    ],
    shortTitle: [
      'An ISBN has 10 or 13 digits. To search for a title this short, add the author.',
      'Um ISBN tem 10 ou 13 dígitos. Para buscar um título tão curto, inclua o autor.',
    ],
    wrongNumber: [
      'This is not an ISBN. ISBNs with 13 digits begin with 978 or 979.',
      'Não é um ISBN. ISBNs de 13 dígitos começam com 978 ou 979.',
    ],
    imitatesStore: [
      'This looks like a store’s address, but it belongs to a different site. Check it before you paste it again.',
      'Parece o endereço de uma loja, mas é de outro site. Confira-o antes de colar de novo.',
    ],
    unusualSite: [
      'This site’s name has unusual or invisible characters, as the names of fake stores often do.',
      'O nome deste site tem caracteres incomuns ou invisíveis, como é comum em lojas falsas.',
    ],
    looksLikeSearchPage: [
      'This looks like a {site} search page.',
      'Parece uma página de busca de {site}.',
    ],
    looksLikeAuthorPage: [
      'This looks like a {site} author page.',
      'Parece uma página de autor de {site}.',
    ],
    looksLikeShortLink: ['This looks like a {site} short link.', 'Parece um link curto de {site}.'],
    looksLikePartOfAddress: ['This looks like part of an address.', 'Parece parte de um endereço.'],
    looksLikeEmail: ['This looks like an email address.', 'Parece um endereço de e-mail.'],
    looksLikeIssn: ['This looks like the ISSN of a magazine.', 'Parece o ISSN de uma revista.'],
    looksLikeCatalogNumber: [
      'This looks like a library’s catalog number ({number}).',
      'Parece o número de catálogo de uma biblioteca ({number}).',
    ],
    looksLikePhone: ['This looks like a phone number.', 'Parece um número de telefone.'],
    looksLikeDoi: ['This looks like the DOI of an article.', 'Parece o DOI de um artigo.'],
    looksLikeOpenLibrary: [
      'This looks like an Open Library ID.',
      'Parece um identificador da Open Library.',
    ],
    textAndCause: ['{text}. {cause}', '{text}. {cause}'],
    retryIn: ['You can try again in {wait}.', 'Você pode tentar de novo em {wait}.'],
    noConnection: ['There is no connection.', 'Não há conexão.'],
  },
  error: {
    'link-limit-reached': {
      title: ['Link limit reached', 'Limite de links atingido'],
      text: [
        "You've reached your limit of saved links. Upgrade to Premium to save unlimited links.",
        'Você atingiu o limite de links salvos. Faça upgrade para o Premium e salve sem limite.',
      ],
    },
    'link-already-saved': {
      title: ['Link already saved', 'Link já salvo'],
      text: [
        'This book link is already in your account',
        'O link deste livro já está na sua conta',
      ],
    },
    'invalid-slug': {
      title: ['Error updating link', 'Erro ao atualizar o link'],
      text: [
        'Use 3 to 40 letters and digits, with single hyphens between them.',
        'De 3 a 40 letras e números, com hifens simples entre eles.',
      ],
    },
    'slug-reserved': {
      title: ['This short link is reserved', 'Este link curto é reservado'],
      text: [
        'It could be mistaken for an Everyshelf page. Choose another one.',
        'Ele pode ser confundido com uma página do Everyshelf. Escolha outro.',
      ],
    },
    'slug-taken': {
      title: ['This short link is taken', 'Este link curto já está em uso'],
      text: [
        'Another link uses it or used it before. Choose a different one.',
        'Outro link usa ou já usou este endereço. Escolha outro.',
      ],
    },
    'link-save-failed': {
      title: ['Error saving link', 'Erro ao salvar o link'],
      text: ['Please try again', 'Tente novamente'],
    },
    'link-remove-failed': {
      title: ['Error removing link', 'Erro ao remover o link'],
      text: ['Please try again', 'Tente novamente'],
    },
    'link-update-failed': {
      title: ['Error updating link', 'Erro ao atualizar o link'],
      text: ['Please try again', 'Tente novamente'],
    },
    unauthorized: {
      title: ['Not signed in', 'Você não fez login'],
      text: ['Please sign in to continue', 'Faça login para continuar'],
    },
    'sign-in-to-save': {
      title: ['Authentication required', 'Login necessário'],
      text: ['Please sign in to save this link', 'Faça login para salvar este link'],
    },
    'sign-in-to-update-profile': {
      title: ['Not signed in', 'Você não fez login'],
      text: ['Please sign in to update your profile', 'Faça login para atualizar seu perfil'],
    },
    'premium-required': {
      title: ['Premium required', 'Premium necessário'],
      text: [
        'Premium subscription required to set affiliate tag',
        'É preciso ter Premium para definir uma tag de afiliado',
      ],
    },
    'invalid-affiliate-tag': {
      title: ['Error updating profile', 'Erro ao atualizar o perfil'],
      text: [
        'A tag can have up to 64 letters, digits, and hyphens.',
        'Uma tag tem no máximo 64 letras, números e hifens.',
      ],
    },
    'profile-update-failed': {
      title: ['Error updating profile', 'Erro ao atualizar o perfil'],
      text: ['Please try again', 'Tente novamente'],
    },
    'account-banned': {
      title: ['This account is closed', 'Esta conta está encerrada'],
      text: [
        'Everyshelf closed it. If you think this is a mistake, contact us.',
        'O Everyshelf a encerrou. Se você acha que é um erro, fale conosco.',
      ],
    },
    'invalid-url': {
      title: ['Invalid URL', 'URL inválida'],
      text: [
        "Couldn't extract ISBN/ASIN from the provided Amazon URL",
        'Não foi possível extrair o ISBN ou ASIN da URL da Amazon',
      ],
    },
    'several-books': {
      title: ['More than one book', 'Mais de um livro'],
      text: [
        'Your text contains several books. Choose one.',
        'Este texto cita vários livros. Escolha um deles.',
      ],
    },
    'invalid-identifier': {
      title: ['Invalid ISBN/ASIN', 'ISBN/ASIN inválido'],
      text: [
        'Please enter a valid ISBN-10, ISBN-13, or ASIN',
        'Digite um ISBN-10, um ISBN-13 ou um ASIN válido',
      ],
    },
    'invalid-input': {
      title: ['Check what you entered', 'Confira o que você digitou'],
      text: [
        'One field has an invalid value. Correct it and try again.',
        'Um dos campos tem um valor inválido. Corrija-o e tente novamente.',
      ],
    },
    'address-in-name': {
      title: ['Check what you entered', 'Confira o que você digitou'],
      text: [
        'Titles and names can’t contain web or email addresses.',
        'Títulos e nomes não podem conter endereços da web ou de e-mail.',
      ],
    },
    'search-unavailable': {
      title: ['Book search is unavailable', 'Busca indisponível'],
      text: [
        'Google Books and Open Library are not responding. Try again in a minute, or paste the ISBN.',
        'O Google Books e a Open Library não responderam. Tente de novo em um minuto ou cole o ISBN.',
      ],
    },
    'generation-failed': {
      title: ['Error', 'Erro'],
      text: [
        'Failed to generate links. Please try again.',
        'Não foi possível gerar os links. Tente novamente.',
      ],
    },
    'copy-failed': {
      title: ['Failed to copy', 'Falha ao copiar'],
      text: ['Please select and copy the link manually', 'Selecione e copie o link manualmente'],
    },
    'not-found': {
      title: ['Not found', 'Não encontrado'],
      text: ['It does not exist or was deleted', 'Não existe ou foi excluído'],
    },
    'rate-limited': {
      title: ['Too many requests', 'Muitas solicitações'],
      text: ['Please wait a moment and try again.', 'Aguarde um momento e tente novamente.'],
    },
    'too-large': {
      title: ['Too long', 'Dados demais de uma vez'],
      text: [
        'Shorten the text, or choose fewer books or links.',
        'Encurte o texto ou escolha menos livros ou links.',
      ],
    },
    'client-outdated': {
      title: ['Update required', 'Atualização necessária'],
      text: [
        'This version is too old for the server. Reload the page or update the extension.',
        'Esta versão é antiga demais para o servidor. Recarregue a página ou atualize a extensão.',
      ],
    },
    unavailable: {
      title: ['Temporarily unavailable', 'Temporariamente indisponível'],
      text: [
        'Everyshelf is busy right now. Please try again in a moment.',
        'O Everyshelf está sobrecarregado agora. Tente novamente em instantes.',
      ],
    },
    offline: {
      title: ['No connection', 'Sem conexão'],
      text: [
        'Everyshelf cannot be reached. Check your connection and try again.',
        'Não foi possível acessar o Everyshelf. Verifique sua conexão e tente novamente.',
      ],
    },
    unexpected: {
      title: ['Error', 'Erro'],
      text: ['Something went wrong. Please try again.', 'Algo deu errado. Tente novamente.'],
    },
  },
  notice: {
    copied: {
      title: ['Copied!', 'Copiado!'],
      text: ['Link copied to clipboard', 'Link copiado para a área de transferência'],
    },
    'link-saved': {
      title: ['Link saved!', 'Link salvo!'],
      text: ['You can find it in your account', 'Você o encontra na sua conta'],
    },
    'link-removed': {
      title: ['Link removed successfully', 'Link removido'],
      text: [
        'Its short link now opens the book’s reader page, without affiliate tags.',
        'O link curto agora abre a página para leitores do livro, sem tags de afiliado.',
      ],
    },
  },
}
