/** Words that no file, folder or export may have in its name, and the word to use. */
export const forbiddenNames: Readonly<Record<string, string>> = {
  opening: 'hit or click',
  openings: 'hits or clicks',
  visit: 'hit or click',
  visits: 'hits or clicks',
  shop: 'retailer, marketplace or seller',
  shops: 'retailers, marketplaces or sellers',
  readings: 'analytics queries',
  sheet: 'summary',
  sheets: 'summaries',
  cell: 'hourly total',
  cells: 'hourly totals',
  figures: 'breakdown or daily metrics',
  gather: 'batch',
  gathering: 'batch window',
  recount: 'rebuild',
  recounts: 'rebuilds',
  orphan: 'abandoned spool',
  orphans: 'abandoned spools',
  kept: 'cached or stored',
  keeper: 'store, owner or account',
  keepers: 'stores, owners or accounts',
  wish: 'pending copy',
  handed: 'pending',
  standing: 'account status',
  asked: 'filters or requested',
  lighting: 'toolbar icon',
  lights: 'toolbar icon',
  lit: 'highlighted',
  say: 'translate or announce',
  says: 'translates',
  said: 'named',
  words: 'labels or texts',
  door: 'two-factor gate',
  act: 'action',
  acts: 'actions',
  deed: 'action',
  deeds: 'actions',
  desk: 'page',
  beat: 'heartbeat',
  told: 'notified',
  heard: 'received',
  unheard: 'without notifications',
  otherwise: 'footnote',
  ladder: 'edition fallbacks',
  ladders: 'edition fallbacks',
  rung: 'edition or fallback',
  rungs: 'editions or fallbacks',
  landing: 'destination',
  landings: 'destinations',
  moody: 'flaky',
  nobody: 'none or anonymous',
  somebody: 'user or reader',
  anybody: 'user or reader',
  whoever: 'user or reader',
  programme: 'program',
  programmes: 'programs',
  catalogue: 'catalog',
  colour: 'color',
  colours: 'colors',
  centre: 'center',
  cancelled: 'canceled',
  favourite: 'favorite',
  recognise: 'recognize',
}

/** A name may keep such a word for one of these reasons. */
export const nameExceptions: readonly { readonly name: RegExp; readonly reason: string }[] = [
  { name: /^readings(?:\.ts|\.html)?$/, reason: 'the retailer Readings' },
  { name: /^tag-?cell(?:\.tsx)?$/i, reason: 'a cell of a table on screen' },
  { name: /^book-affiliate-programmes/, reason: 'a published URL' },
]

/** Endings of names for what a factory needs; `Deps` is the one to use. */
export const forbiddenEndings = ['Dependencies']

/** Phrases of the private dialect that texts, comments and documents must not fall back into. */
export const forbiddenPhrases: readonly RegExp[] = [
  /\b(?:whoever|whatever you|anybody|everybody|somebody|nobody|what is there)\b/i,
  /\b(?:is told|are told|was told|stands in|is taken up|of ours|in force)\b/i,
  /\bgives? both days\b/i,
  /\bopens every reader['’]s own book store\b/,
  /\bA list makes several links\b/,
  /\bPress \? for keys\b/,
  /\bOpened most\b|\bOwn days\b|\bFound on\b|\bnot told\b/,
  /\bEvery opening of a link\b|\bOpenings by people\b|\bpeople['’]s openings\b/,
  /\bDifferent people each day\b/,
  /\bLast openings\b|\bLeft out, and why\b|\bLoaded ahead\b/,
  /\bby the clock of\b/,
  /\bleave this mail alone\b|\bA letter is on its way\b|\bLook among the unwanted mail\b/,
  /\bamong the first that anybody would guess\b/,
  /\bWhat is kept and why\b/,
  /\bMake a link of\b|\bNo card needed\b/,
  /\bto your taste\b|\bin your own words\b|\bfor good\b/,
  /\bMonths that were given\b|\bgiven months\b/i,
  /\bin the store that gave it\b/,
  /\bled by it from now on\b|\bChanges count at once\b/,
  /\bthe way back\b|\bformer short names\b|\btaken to be in\b/,
  /\bLook there, without a tag\b|\bthe way you narrowed it down\b/,
  /\bTake this page away\b|\bA second key first\b|\bYour code, please\b/,
  /\bWaiting for your yes\b|\bYou did not press\b/,
  /\bplayed on this machine\b|\bwritten ahead\b|\bnarrow(?:ed)? down\b/i,
  /\b(?:is|are|was) (?:said|led)\b|\b(?:as|when|until|unless) told\b|\btold (?:to|whole)\b/i,
  /\ball the same\b|\bstands? in for\b|\bleads where\b|\b(?:is|are) asked for\b/i,
  /\bIt would flatter\b|\bStopped in order\b|\bon its way\b/,
]

/** Texts that contain such a phrase for one of these reasons. */
export const phraseExceptions: readonly { readonly text: RegExp; readonly reason: string }[] = [
  { text: /nobody@example\.(?:org|com)/g, reason: 'an address without an account' },
  { text: /somebody-2\d/g, reason: 'the tag of another affiliate' },
  { text: /the user `nobody`|'nobody'/g, reason: 'an account of the operating system' },
]

/** British spellings; texts are American English, as in the specification. */
export const forbiddenSpellings =
  /\b(?:colours?|programmes?|catalogues?|centres?|cancell(?:ed|ing)|favourites?|favour(?:s|ed)?|licences?|grey|behaviours?|neighbours?|honour(?:s|ed)?|recognis(?:e|es|ed|ing|able)|organis(?:e|es|ed|ing|ation)|normalis(?:e|es|ed|ing)|optimis(?:e|es|ed|ing)|localis(?:e|es|ed|ing)|summaris(?:e|es|ed|ing)|minimis(?:e|es|ed|ing)|authoris(?:e|es|ed|ing)|analys(?:e|es|ed|ing)|labell(?:ed|ing)|travell(?:ed|ing|er)|artefacts?|cheques?|whilst|learnt|spelt|enrol(?:s|ment)?)\b/i

/** British spellings that another project chose, or that are stored or published. */
export const spellingExceptions: readonly { readonly text: RegExp; readonly reason: string }[] = [
  { text: /aria-labelledby|labelledBy/g, reason: "the attribute's name in ARIA" },
  { text: /book-affiliate-programmes/g, reason: 'a published URL' },
  { text: /Help centre/g, reason: 'the title of a source' },
]

/** A straight apostrophe within a word. Screens have curly ones. */
export const straightApostrophe = /[a-z]'(?:s|t|re|ve|ll|d)\b/

/** Texts that keep straight apostrophes for one of these reasons. */
export const apostropheExceptions: readonly { readonly text: RegExp; readonly reason: string }[] = [
  {
    text: /Couldn't extract ISBN|You've reached your limit|You've been referred|We'll get back to you/g,
    reason: 'strings of the specification',
  },
  { text: /Blackwell's|Powell's Books/g, reason: 'names of retailers, as they write them' },
]
