/** Lengths, validity periods, and retention; some are from the specification. */
export const MINIMUM_PASSWORD_LENGTH = 6
/** A limit, because hashing a longer password takes more time. */
export const LONGEST_PASSWORD_LENGTH = 128

export const CONFIRMATION_LINK_HOURS = 24
export const RESET_LINK_MINUTES = 30
export const DEVICE_CODE_MINUTES = 10
/** How long a sign-up is stored that was not confirmed. */
export const UNCONFIRMED_SIGN_UP_DAYS = 7
/** An unused session ends after the first, any session after the second. */
export const SESSION_IDLE_DAYS = 7
export const SESSION_MAX_DAYS = 30

/** How long the owner can cancel a request to turn off two-factor authentication by email. */
export const TWO_FACTOR_RECOVERY_HOURS = 24
/** How long the link in that email works afterwards. */
export const TWO_FACTOR_RECOVERY_LINK_DAYS = 7

/** How long single hits and daily totals are stored. */
export const HIT_RETENTION_MONTHS = 13
export const TOTALS_RETENTION_MONTHS = 25

/** The days of clicks in free analytics, in each link's count (`clicks30d`), and in a preview of changes. */
export const RECENT_CLICK_DAYS = 30
/** The largest image that an owner can upload as a cover, in MB of 1024 × 1024 bytes. */
export const COVER_MAX_MB = 8
/** Author pages of an account: without Premium, and with Premium, for several pen names. */
export const FREE_AUTHOR_PAGE_LIMIT = 1
export const AUTHOR_PAGE_LIMIT = 20
export const AUTHOR_PAGE_BOOKS_MAX = 200
export const AUTHOR_PAGE_LINKS_MAX = 12
export const AUTHOR_NAME_MAX_LENGTH = 80
export const AUTHOR_TEXT_MAX_LENGTH = 2000
export const PAGE_DATE_TEXT_MAX_LENGTH = 120

/** Emails to one address within an hour: warnings of changes, password resets, and all others. */
export const WARNING_MAILS_PER_HOUR = 5
export const RESET_MAILS_PER_HOUR = 4
export const OTHER_MAILS_PER_HOUR = 4

/** How long the owner can undo a tag change by an extension. */
export const TAG_UNDO_DAYS = 30
/** The EPUB check reads no larger file, in MB of 1024 × 1024 bytes. */
export const EPUB_MAX_MB = 100
/** Limits against ZIP bombs: files in an EPUB, all of them unpacked, and one chapter unpacked. */
export const EPUB_MAX_FILES = 10_000
export const EPUB_MAX_UNPACKED_MB = 1000
export const EPUB_MAX_CHAPTER_MB = 20
/** Only files that can contain links are unpacked. */
export const EPUB_MAX_READ_MB = 200
/** Links that leave the file. */
export const EPUB_MAX_LINKS = 5000
/** Saved links whose state one call asks for. */
export const LINK_STATES_MAX = 100
/** How long an owner can restore a removed link. Its clicks count for the owner until then. */
export const REMOVAL_UNDO_DAYS = 30
/** How many of an author's books the back matter of one book can link to, with the book itself. */
export const BACK_MATTER_BOOKS_MAX = 30
/** The longest campaign of a slug. */
export const CAMPAIGN_MAX_LENGTH = 40
/**
 * How many different campaigns from URLs, referrers, and languages one process stores for an owner per day
 * (UTC).
 */
export const READER_VALUES_PER_DAY = 200
/** Campaigns, and referrers, that a response of analytics lists. The others are summed up. */
export const LISTED_VALUES_MAX = 200
/** How long a reader's report of a missing book counts. */
export const SELLER_REPORT_DAYS = 90
/** How long the outbox stores recipient, subject, and time of a sent email. */
export const OUTBOX_DAYS = 30
/** How long the status page's measurements are stored and shown. */
export const STATUS_DAYS = 90

/** How many series an account can have, and how many books a series. */
export const SERIES_MAX = 100
export const SERIES_BOOKS_MAX = 100

/** How many terms (words) of a search for links count. Each one is compared with all links of the account. */
export const LINK_SEARCH_TERMS_MAX = 8

/** How many working API keys an account can have. */
export const API_KEYS_MAX = 20
export const API_KEY_NAME_MAX_LENGTH = 60
/** Links that one call of the API can create. */
export const API_BATCH_MAX = 100
/** How long the API repeats the stored response to a request with the same idempotency key. */
export const IDEMPOTENCY_HOURS = 24
/** How many responses the server stores for an account, to repeat them. */
export const STORED_RESPONSES_MAX = 1000
/** The same in bytes: at least 100 full batches. */
export const STORED_RESPONSES_MAX_BYTES = 16_000_000

/** Reports of earnings: the largest file in MB of 1024 × 1024 bytes, and its rows and columns. */
export const REPORT_MAX_MB = 20
export const REPORT_ROWS_MAX = 50_000
export const REPORT_COLUMNS_MAX = 200
/** The reports of a ZIP file, and all of them unpacked in MB. */
export const REPORT_FILES_MAX = 50
export const REPORT_UNPACKED_MAX_MB = 60
/** Rows of one call. */
export const REPORT_BATCH_ROWS = 200
/** The rows of one call together, as JSON, so that they fit into the body of a request. */
export const REPORT_BATCH_BYTES = 48_000
/** Imported reports of an account, and all their rows. */
export const EARNING_IMPORTS_MAX = 500
export const EARNING_ROWS_MAX = 100_000
/** The newest clicks in the file with an account's data: more would not fit into one response. */
export const EXPORTED_CLICKS_MAX = 50_000
/** How long the rows of an import that is never completed stay. */
export const UNFINISHED_IMPORT_HOURS = 24
/** Books, and other tracking IDs, that the earnings of a period list. The rest is one sum. */
export const EARNING_SHARES_MAX = 200

/** Imports of links and books: the largest file in MB of 1024 × 1024 bytes, and its rows and columns. */
export const MOVE_MAX_MB = 5
export const MOVE_ROWS_MAX = 10_000
export const MOVE_COLUMNS_MAX = 100
/** Rows of one call, and of one page of a preview or a result. */
export const MOVE_BATCH_ROWS = 100
/** The longest rows of one call together, as JSON, so that they fit into the body of a request. */
export const MOVE_BATCH_BYTES = 48_000
/** How long an import can be undone. */
export const IMPORT_UNDO_DAYS = 7
/** Imports of an account in that time, without the undone ones, with Premium and without. */
export const MOVES_MAX = 50
export const FREE_MOVES_MAX = 5
/** A move gives a link no further slug if it has this many slugs. */
export const MOVED_SLUGS_MAX = 20
/** Slugs that a link brings from an account's export. */
export const RESTORED_SLUGS_MAX = 10
export const MARKED_DAYS_MAX = 100
export const MARKED_DAY_NAME_MAX = 60

/** Own domains of an account with Premium. */
export const OWN_DOMAINS_MAX = 3
/** How long an account may keep an own domain that another account has proven. */
export const OWN_DOMAIN_CLAIM_DAYS = 3
/** How long a domain with wrong records stays with its account. */
export const OWN_DOMAIN_BROKEN_DAYS = 30
/** Webhooks of an account. */
export const WEBHOOKS_MAX = 10
/** How long both the new and the former secret sign the events of a webhook. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24
/** How long events and their deliveries are stored. */
export const WEBHOOK_LOG_DAYS = 30
/** Requests that a webhook gets in a minute. */
export const WEBHOOK_REQUESTS_PER_MINUTE = 60
/** Finished deliveries of a webhook that are stored. */
export const WEBHOOK_LOG_MAX = 100
/** Deliveries of an account that wait. Beyond it, webhooks with many waiting events get no new ones. */
export const WEBHOOK_WAITING_MAX = 10_000
/** After this many days of failures without a success, the server switches a webhook off. */
export const WEBHOOK_FAILING_DAYS = 7
/** Links that an event about clicks lists. */
export const WEBHOOK_LINKS_MAX = 1000
