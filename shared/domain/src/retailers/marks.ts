import type { RetailerCode } from './retailer.ts'

/**
 * The mark of a retailer: one to three letters on a tile. It is our own drawing, in the color that
 * people know the retailer by, and stands beside its name. We use no retailer's logo.
 */
export interface RetailerMark {
  readonly letters: string
  /**
   * White letters are readable on it (4.5 to 1), and it stands out from the page in both themes (3
   * to 1), so every color is about equally light.
   */
  readonly color: `#${string}`
}

// Apart from the definitions, because redirects and the extension do not draw marks.
const marks: Readonly<Record<RetailerCode, RetailerMark>> = {
  amazon: { letters: 'A', color: '#aa6501' },
  bn: { letters: 'B&N', color: '#367557' },
  bam: { letters: 'BAM', color: '#d3232a' },
  'bookshop-us': { letters: 'Bs', color: '#6850e2' },
  'bookshop-uk': { letters: 'Bs', color: '#6850e2' },
  target: { letters: 'T', color: '#d2120b' },
  walmart: { letters: 'W', color: '#0f5eed' },
  thriftbooks: { letters: 'TB', color: '#4f820e' },
  powells: { letters: 'P', color: '#be3b30' },
  waterstones: { letters: 'W', color: '#5d6c6d' },
  foyles: { letters: 'F', color: '#ce1c33' },
  hatchards: { letters: 'H', color: '#377557' },
  blackwells: { letters: 'B', color: '#3c69af' },
  tgjones: { letters: 'TG', color: '#0d7a6b' },
  hive: { letters: 'H', color: '#a06a03' },
  easons: { letters: 'E', color: '#e1132e' },
  worldofbooks: { letters: 'WoB', color: '#0e8658' },
  indigo: { letters: 'In', color: '#5360c4' },
  booktopia: { letters: 'Bt', color: '#3f8500' },
  dymocks: { letters: 'D', color: '#c52b4c' },
  readings: { letters: 'R', color: '#ce4726' },
  qbd: { letters: 'Q', color: '#2b6ab4' },
  angusrobertson: { letters: 'A&R', color: '#a0515b' },
  fishpond: { letters: 'Fp', color: '#ac6403' },
  mightyape: { letters: 'MA', color: '#92700b' },
  thalia: { letters: 'Th', color: '#1f7a55' },
  hugendubel: { letters: 'Hu', color: '#ce1c33' },
  buecherde: { letters: 'bü', color: '#b55e06' },
  orellfuessli: { letters: 'OF', color: '#c03642' },
  exlibris: { letters: 'EL', color: '#c82160' },
  fnac: { letters: 'fn', color: '#986e06' },
  decitre: { letters: 'De', color: '#0e8477' },
  cultura: { letters: 'Cu', color: '#166daf' },
  feltrinelli: { letters: 'Fe', color: '#d40f14' },
  ibs: { letters: 'ibs', color: '#286ab8' },
  mondadori: { letters: 'M', color: '#bf306a' },
  casadellibro: { letters: 'CdL', color: '#00873e' },
  gandhi: { letters: 'G', color: '#8053b6' },
  porrua: { letters: 'P', color: '#ab4959' },
  travessa: { letters: 'T', color: '#b93d4c' },
  buscalibre: { letters: 'BL', color: '#c5510b' },
  bol: { letters: 'bol', color: '#3b59ee' },
  adlibris: { letters: 'Ad', color: '#0f766e' },
  bokus: { letters: 'Bo', color: '#ac630a' },
  saxo: { letters: 'Sx', color: '#d34202' },
  empik: { letters: 'em', color: '#626a72' },
  flipkart: { letters: 'Fk', color: '#236feb' },
  crossword: { letters: 'Cw', color: '#e02c28' },
  takealot: { letters: 'Ta', color: '#0b79bf' },
  loot: { letters: 'L', color: '#d14518' },
  exclusivebooks: { letters: 'EB', color: '#a2505b' },
  'rakuten-books': { letters: 'R', color: '#ce2017' },
  'kinokuniya-jp': { letters: 'K', color: '#3368b9' },
  kinokuniya: { letters: 'K', color: '#3368b9' },
  bwb: { letters: 'BW', color: '#428437' },
  alibris: { letters: 'Al', color: '#c8451b' },
  abebooks: { letters: 'Abe', color: '#cc2036' },
  kobo: { letters: 'Ko', color: '#ce2017' },
  apple: { letters: 'AB', color: '#c25405' },
  google: { letters: 'GP', color: '#1871e6' },
  audible: { letters: 'Au', color: '#a86609' },
  librofm: { letters: 'Lf', color: '#0b7e9a' },
  smashwords: { letters: 'Sw', color: '#206da9' },
  ebay: { letters: 'eB', color: '#0366d4' },
  worldcat: { letters: 'WC', color: '#0a7f9e' },
  whsmith: { letters: 'WHS', color: '#2c69bb' },
  wordery: { letters: 'Wy', color: '#d93831' },
  bookdepository: { letters: 'BD', color: '#068193' },
  saraiva: { letters: 'S', color: '#90710b' },
}

/**
 * Returns the mark of a retailer, or of `amazon`; for an unknown code, its first letter on gray.
 *
 * @example retailerMark('kobo').letters // 'Ko'
 */
export function retailerMark(code: RetailerCode): RetailerMark {
  const mark = Object.hasOwn(marks, code) ? marks[code] : undefined
  return mark ?? { letters: code.slice(0, 1).toUpperCase(), color: '#5d6c6d' }
}

/** The codes that have a mark. */
export const markedRetailers: readonly RetailerCode[] = Object.keys(marks)
