/** What a call counts against; the numbers stand in `limitRules`. */
export type LimitName =
  | 'redirect'
  | 'generate'
  | 'lookup'
  | 'resolve-short'
  | 'covers'
  | 'track'
  | 'api'
