import type { Retailer } from './retailer.ts'
import { abebooks } from './shops/abebooks.ts'
import { adlibris } from './shops/adlibris.ts'
import { alibris } from './shops/alibris.ts'
import { angusrobertson } from './shops/angusrobertson.ts'
import { apple } from './shops/apple.ts'
import { audible } from './shops/audible.ts'
import { bam } from './shops/bam.ts'
import { blackwells } from './shops/blackwells.ts'
import { bn } from './shops/bn.ts'
import { bokus } from './shops/bokus.ts'
import { bol } from './shops/bol.ts'
import { bookdepository } from './shops/bookdepository.ts'
import { bookshopUk } from './shops/bookshop-uk.ts'
import { bookshopUs } from './shops/bookshop-us.ts'
import { booktopia } from './shops/booktopia.ts'
import { buecherde } from './shops/buecherde.ts'
import { buscalibre } from './shops/buscalibre.ts'
import { bwb } from './shops/bwb.ts'
import { casadellibro } from './shops/casadellibro.ts'
import { crossword } from './shops/crossword.ts'
import { cultura } from './shops/cultura.ts'
import { decitre } from './shops/decitre.ts'
import { dymocks } from './shops/dymocks.ts'
import { easons } from './shops/easons.ts'
import { ebay } from './shops/ebay.ts'
import { empik } from './shops/empik.ts'
import { exclusivebooks } from './shops/exclusivebooks.ts'
import { exlibris } from './shops/exlibris.ts'
import { feltrinelli } from './shops/feltrinelli.ts'
import { fishpond } from './shops/fishpond.ts'
import { flipkart } from './shops/flipkart.ts'
import { fnac } from './shops/fnac.ts'
import { foyles } from './shops/foyles.ts'
import { gandhi } from './shops/gandhi.ts'
import { google } from './shops/google.ts'
import { hatchards } from './shops/hatchards.ts'
import { hive } from './shops/hive.ts'
import { hugendubel } from './shops/hugendubel.ts'
import { ibs } from './shops/ibs.ts'
import { indigo } from './shops/indigo.ts'
import { kinokuniya } from './shops/kinokuniya.ts'
import { kinokuniyaJp } from './shops/kinokuniya-jp.ts'
import { kobo } from './shops/kobo.ts'
import { librofm } from './shops/librofm.ts'
import { loot } from './shops/loot.ts'
import { mightyape } from './shops/mightyape.ts'
import { mondadori } from './shops/mondadori.ts'
import { orellfuessli } from './shops/orellfuessli.ts'
import { porrua } from './shops/porrua.ts'
import { powells } from './shops/powells.ts'
import { qbd } from './shops/qbd.ts'
import { rakutenBooks } from './shops/rakuten-books.ts'
import { readings } from './shops/readings.ts'
import { saraiva } from './shops/saraiva.ts'
import { saxo } from './shops/saxo.ts'
import { smashwords } from './shops/smashwords.ts'
import { takealot } from './shops/takealot.ts'
import { target } from './shops/target.ts'
import { tgjones } from './shops/tgjones.ts'
import { thalia } from './shops/thalia.ts'
import { thriftbooks } from './shops/thriftbooks.ts'
import { travessa } from './shops/travessa.ts'
import { walmart } from './shops/walmart.ts'
import { waterstones } from './shops/waterstones.ts'
import { whsmith } from './shops/whsmith.ts'
import { wordery } from './shops/wordery.ts'
import { worldcat } from './shops/worldcat.ts'
import { worldofbooks } from './shops/worldofbooks.ts'

/**
 * Every shop that is known, in the order in which people see them: the shops of one country first,
 * then those that sell in many, the libraries' catalogue, and last the shops that are gone.
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
