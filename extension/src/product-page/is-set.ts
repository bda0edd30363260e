/** Words in titles of several volumes sold as one, in the languages of the core marketplaces. */
const SET_WORDS = [
  /\bbox(?:ed)?[\s-]?set\b|\bslipcased?\b|\bbundle\b/i,
  /\b\d+[\s-]?(?:books?|volumes?|vols?\.?)[\s-](?:box|set|collection|bundle|series)\b/i,
  /\b(?:book|collection|volumes?) set\b/i,
  /(?:\b|sammel)schuber\b|\b\d+\s?Bände\b|\bcoffret\b|\bestuche\b|\bcofanetto\b|\bboks\b/i,
  /\bpack (?:de )?\d+ (?:libros|livros|tomos|volúmenes)\b|\bcaixa com \d+\b/i,
  /セット|全\d+巻|\d+冊|套装|套裝/,
]

/** Whether a title is of a boxed set, a bundle, or a series sold as one. @example isSet('Earthsea (4 book series)') // true */
export function isSet(title: string): boolean {
  return SET_WORDS.some((words) => words.test(title.normalize('NFKC')))
}
