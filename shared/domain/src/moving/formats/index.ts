import type { MoveFormat } from '../move-format.ts'
import { bitly } from './bitly.ts'
import { booklinker } from './booklinker.ts'
import { books2read } from './books2read.ts'
import { dub } from './dub.ts'
import { geniuslink } from './geniuslink.ts'
import { kutt } from './kutt.ts'
import { shlink } from './shlink.ts'
import { yourls } from './yourls.ts'

/** In the order in which they are tried: one with more columns comes before one with fewer. */
export const moveFormats: readonly MoveFormat[] = [
  bitly,
  shlink,
  yourls,
  kutt,
  dub,
  geniuslink,
  booklinker,
  books2read,
]
