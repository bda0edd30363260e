import { abebooks } from './definitions/abebooks.ts'
import { adlibris } from './definitions/adlibris.ts'
import { alibris } from './definitions/alibris.ts'
import { angusrobertson } from './definitions/angusrobertson.ts'
import { apple } from './definitions/apple.ts'
import { audible } from './definitions/audible.ts'
import { bam } from './definitions/bam.ts'
import { blackwells } from './definitions/blackwells.ts'
import { bn } from './definitions/bn.ts'
import { bokus } from './definitions/bokus.ts'
import { bol } from './definitions/bol.ts'
import { bookdepository } from './definitions/bookdepository.ts'
import { bookshopUk } from './definitions/bookshop-uk.ts'
import { bookshopUs } from './definitions/bookshop-us.ts'
import { booktopia } from './definitions/booktopia.ts'
import { buecherde } from './definitions/buecherde.ts'
import { buscalibre } from './definitions/buscalibre.ts'
import { bwb } from './definitions/bwb.ts'
import { casadellibro } from './definitions/casadellibro.ts'
import { crossword } from './definitions/crossword.ts'
import { cultura } from './definitions/cultura.ts'
import { decitre } from './definitions/decitre.ts'
import { dymocks } from './definitions/dymocks.ts'
import { easons } from './definitions/easons.ts'
import { ebay } from './definitions/ebay.ts'
import { empik } from './definitions/empik.ts'
import { exclusivebooks } from './definitions/exclusivebooks.ts'
import { exlibris } from './definitions/exlibris.ts'
import { feltrinelli } from './definitions/feltrinelli.ts'
import { fishpond } from './definitions/fishpond.ts'
import { flipkart } from './definitions/flipkart.ts'
import { fnac } from './definitions/fnac.ts'
import { foyles } from './definitions/foyles.ts'
import { gandhi } from './definitions/gandhi.ts'
import { google } from './definitions/google.ts'
import { hatchards } from './definitions/hatchards.ts'
import { hive } from './definitions/hive.ts'
import { hugendubel } from './definitions/hugendubel.ts'
import { ibs } from './definitions/ibs.ts'
import { indigo } from './definitions/indigo.ts'
import { kinokuniya } from './definitions/kinokuniya.ts'
import { kinokuniyaJp } from './definitions/kinokuniya-jp.ts'
import { kobo } from './definitions/kobo.ts'
import { librofm } from './definitions/librofm.ts'
import { loot } from './definitions/loot.ts'
import { mightyape } from './definitions/mightyape.ts'
import { mondadori } from './definitions/mondadori.ts'
import { orellfuessli } from './definitions/orellfuessli.ts'
import { porrua } from './definitions/porrua.ts'
import { powells } from './definitions/powells.ts'
import { qbd } from './definitions/qbd.ts'
import { rakutenBooks } from './definitions/rakuten-books.ts'
import { readings } from './definitions/readings.ts'
import { saraiva } from './definitions/saraiva.ts'
import { saxo } from './definitions/saxo.ts'
import { smashwords } from './definitions/smashwords.ts'
import { takealot } from './definitions/takealot.ts'
import { target } from './definitions/target.ts'
import { tgjones } from './definitions/tgjones.ts'
import { thalia } from './definitions/thalia.ts'
import { thriftbooks } from './definitions/thriftbooks.ts'
import { travessa } from './definitions/travessa.ts'
import { walmart } from './definitions/walmart.ts'
import { waterstones } from './definitions/waterstones.ts'
import { whsmith } from './definitions/whsmith.ts'
import { wordery } from './definitions/wordery.ts'
import { worldcat } from './definitions/worldcat.ts'
import { worldofbooks } from './definitions/worldofbooks.ts'
import type { Retailer } from './retailer.ts'

/**
 * All retailers except Amazon, in the order in which people see them: retailers in one country, retailers in
 * many countries, the libraries' catalog, and closed retailers.
 */
export const retailers: readonly Retailer[] = [
  bn,
  bam,
  bookshopUs,
  bookshopUk,
  target,
  walmart,
  thriftbooks,
  powells,
  waterstones,
  foyles,
  hatchards,
  blackwells,
  tgjones,
  hive,
  easons,
  worldofbooks,
  indigo,
  booktopia,
  dymocks,
  readings,
  qbd,
  angusrobertson,
  fishpond,
  mightyape,
  thalia,
  hugendubel,
  buecherde,
  orellfuessli,
  exlibris,
  fnac,
  decitre,
  cultura,
  feltrinelli,
  ibs,
  mondadori,
  casadellibro,
  gandhi,
  porrua,
  travessa,
  buscalibre,
  bol,
  adlibris,
  bokus,
  saxo,
  empik,
  flipkart,
  crossword,
  takealot,
  loot,
  exclusivebooks,
  rakutenBooks,
  kinokuniyaJp,
  kinokuniya,
  bwb,
  alibris,
  abebooks,
  kobo,
  apple,
  google,
  audible,
  librofm,
  smashwords,
  ebay,
  worldcat,
  whsmith,
  wordery,
  bookdepository,
  saraiva,
]
