import type { RetailerCode } from './retailer.ts'

/**
 * White letters are readable on each color (4.5 to 1), and it stands out from the page in both
 * themes (3 to 1), so every color is about equally light. Kept apart from the definitions, because
 * redirects and the extension draw no signs.
 */
const colors: Readonly<Record<RetailerCode, string>> = {
  amazon: '#aa6501',
  bn: '#367557',
  bam: '#d3232a',
  'bookshop-us': '#6850e2',
  'bookshop-uk': '#6850e2',
  target: '#d2120b',
  walmart: '#0f5eed',
  thriftbooks: '#4f820e',
  powells: '#be3b30',
  waterstones: '#5d6c6d',
  foyles: '#ce1c33',
  hatchards: '#377557',
  blackwells: '#3c69af',
  tgjones: '#0d7a6b',
  hive: '#a06a03',
  easons: '#e1132e',
  worldofbooks: '#0e8658',
  indigo: '#5360c4',
  booktopia: '#3f8500',
  dymocks: '#c52b4c',
  readings: '#ce4726',
  qbd: '#2b6ab4',
  angusrobertson: '#a0515b',
  fishpond: '#ac6403',
  mightyape: '#92700b',
  thalia: '#1f7a55',
  hugendubel: '#ce1c33',
  buecherde: '#b55e06',
  orellfuessli: '#c03642',
  exlibris: '#c82160',
  fnac: '#986e06',
  decitre: '#0e8477',
  cultura: '#166daf',
  feltrinelli: '#d40f14',
  ibs: '#286ab8',
  mondadori: '#bf306a',
  casadellibro: '#00873e',
  gandhi: '#8053b6',
  porrua: '#ab4959',
  travessa: '#b93d4c',
  buscalibre: '#c5510b',
  bol: '#3b59ee',
  adlibris: '#0f766e',
  bokus: '#ac630a',
  saxo: '#d34202',
  empik: '#626a72',
  flipkart: '#236feb',
  crossword: '#e02c28',
  takealot: '#0b79bf',
  loot: '#d14518',
  exclusivebooks: '#a2505b',
  'rakuten-books': '#ce2017',
  'kinokuniya-jp': '#3368b9',
  kinokuniya: '#3368b9',
  bwb: '#428437',
  alibris: '#c8451b',
  abebooks: '#cc2036',
  kobo: '#ce2017',
  apple: '#c25405',
  google: '#1871e6',
  audible: '#a86609',
  librofm: '#0b7e9a',
  smashwords: '#206da9',
  ebay: '#0366d4',
  worldcat: '#0a7f9e',
  whsmith: '#2c69bb',
  wordery: '#d93831',
  bookdepository: '#068193',
  saraiva: '#90710b',
}

/**
 * Returns the color of the sign that bears a retailer's name: the color people know the retailer by, or
 * gray for an unknown code. The sign is our own drawing: we use no retailer's logo.
 *
 * @example signColor('kobo') // '#ce2017'
 */
export function signColor(code: RetailerCode): string {
  return (Object.hasOwn(colors, code) && colors[code]) || '#5d6c6d'
}

/** The codes that have a color. */
export const coloredRetailers: readonly RetailerCode[] = Object.keys(colors)
