const BOOK = 'authors[] coverImage description isbn10 isbn13 publisher source title'
const LIMIT = 'max remaining used'
const IDENTIFIER = 'asin display isbn10 isbn13 key kind'
const SAVED_LINK =
  'authors[] clicks30d clicksByDay[] coverImage createdAt disabledReason display globalLink id isbn labels[{color id name}] language note publicId publishedOn series seriesNumber slug subtitle title titleSource'
const BULK_CHANGE =
  'action{kind mode} counts{changed not-undone refused unchanged undone waiting} createdAt id state total'
const SAVED_FILTER = 'filter{labels[]} id name'
const DESIGN = 'accent date hasShelf hidden[] language newsletter order[]'
const SERIES = `books[{authors[] coverImage linkId nextLinkId nextUrl position publishedOn state title}] design{${DESIGN}} disabledReason id isPublished name problems[] slug startLinkId text url wasPublished`
const BOOK_DETAIL = 'authors description language publishedOn series seriesNumber subtitle title'
const DETAILS = `coverImage details{${BOOK_DETAIL.replace('authors', 'authors[]')}} isCoverUploaded sources{${BOOK_DETAIL}}`
const AUTHOR_PAGE = `books[{authors[] blurb coverImage id isbn13 language publishedOn subtitle title}] design{${DESIGN}} disabledReason id isLocked isPublished links[] name portrait slug text url`
const PROFILE =
  'affiliateTag affiliateTags createdAt email firstName firstSteps[] isPremium markedDays[] programIds publicId serviceTags tagChannels{isListOptIn networks[]} timeZone weeklyEmail'
const SETTINGS =
  'attribution defaultCountry editions[] excluded[] look{accent button date formats[] hidden[] language layout newsletter note order[]} matchLanguage mode overrides recordUtm retailers{off[] order[] pages} rules[]'
const MOVE =
  'canUndo counts{add create restore skip} createdAt done fileName id lookedUp perSecond rows service state'
const OWN_DOMAIN =
  'addedAt brokenSince checkedAt claimedAt disabledReason found[] hasWww host pageId problem records[{field name type value}] state'
const CHANNEL = 'campaign channel isCurrent slug url'
const PROGRAMS = 'apiKeys[{ending name}] hasTwoFactor passkeys[] webhooks[{host}]'
const BACK_MATTER = `[{id isbn printLink settings{${SETTINGS}} slugs{ebook print} title}]`
const SUBSCRIPTION = 'ended isPremium premiumUntil source subscription'
const ATTENTION = 'deadMails failingJobs newMessages reportedItems'
const FIGURES = 'accounts clicks day errors hits links linksSaved premium signUps'
const MACHINE =
  'clickHouse database databaseBytes diskBytes diskFreeBytes runningSince runtime version'
const WEBHOOK = 'createdAt events[] failingSince formerSecretUntil id offReason skippedAt state url'
const DELIVERY =
  'attempts createdAt error eventId finishedAt id linkId nextAttemptAt state status type webhookId'
const EVENT =
  'attempts canProcess chargeId createdAt customerId doneAt id lastError nextAttemptAt receivedAt state type'
const CACHED =
  'canRefresh cover entry{authors[] coverUrl description expiresAt fetchedAt publisher source title} key'

/** The exported columns of each table; a table without rows here is `[]`. */
const tables: Readonly<Record<string, string>> = {
  account: 'accountId createdAt providerId scope updatedAt',
  admin_session: 'openedAt seenAt',
  api_key: 'createdAt ending expiresAt lastUsedAt name revokedAt scopes',
  api_request: '',
  authenticator: 'confirmedAt createdAt lastUsedAt name',
  author_page:
    'createdAt design disabledAt disabledReason id links name ownerId publishedAt removedAt slug text updatedAt',
  author_page_book: 'linkId pageId position',
  author_page_slug: 'createdAt pageId slug',
  author_portrait: '',
  bulk_change: 'action createdAt id ownerId undoneAt',
  bulk_change_link: 'changeId effect linkId outcome position reason version',
  daily_total: '',
  device_code: 'clientVersion expiresAt requestedAt status userAgent',
  earning:
    'advertiser amount country currency day identifier importId items kind seller source tag title',
  earning_import: 'completedAt createdAt fileName firstDay id lastDay report rows',
  earning_settings: '',
  feedback: 'createdAt email id message name rating state type userId',
  feedback_reply: '',
  label: 'color createdAt id name',
  link_cover: '',
  link_hit:
    'browser campaign channel country device excludedBecause id identifier language marketplace openedAt referrerHost retailer',
  link_label: 'labelId linkId',
  link_move:
    'completedAt createdAt fileName id ownerId position rows seenAt service startedAt state',
  link_report: '',
  link_slug: 'campaign channel createdAt linkId slug',
  link_version: 'changedAt labels linkId ownerId settings slug undoneVersion version',
  mail_outbox: 'createdAt recipient sentAt subject template',
  moved_link:
    'authors choice clicks createdOn identifier isShortLink labels line linkId moveId note oldAddress oldSlug outcome ownerId position problem slug target title undoneAt',
  own_domain: 'addedAt checkedAt host removedAt state',
  passkey: '',
  payment_card: '',
  premium_grant: '',
  recovery_code: 'userId',
  referral: '',
  saved_filter: 'createdAt filter id name',
  saved_link:
    'authors bookHint coverImage createdAt details disabledAt disabledReason id identifier note ownerId removedAt restoredAt settings slug title',
  seller_confirmation: 'confirmedAt linkId seller',
  seller_report: '',
  series:
    'createdAt design disabledAt disabledReason id name ownerId publishedAt removedAt slug startLinkId text unpublishedAt updatedAt',
  series_book: 'addedAt linkId nextLinkId position readingOrder removedAt seriesId',
  series_slug: 'createdAt seriesId slug',
  session: 'client clientVersion createdAt deviceName expiresAt id updatedAt userAgent',
  stripe_checkout: '',
  stripe_customer: '',
  stripe_subscription: '',
  tag_change: 'before changedAt',
  two_factor_recovery: '',
  user: 'banReason bannedAt createdAt email emailVerified id name role updatedAt',
  user_profile:
    'affiliateTags createdAt firstSteps markedDays premiumUntil programIds publicId tagChannels timeZone updatedAt userId username weeklyEmail weeklyEmailWeek',
  webhook: 'createdAt events failingSince id offAt offReason pausedAt skippedAt url',
  webhook_delivery: 'attempts createdAt eventId finishedAt responseBody state webhookId',
  webhook_event: 'createdAt data id linkId type',
}

/**
 * Every key that a response may have, for any caller, in alphabetical order, so an accidentally
 * exposed field fails the test. Procedures that only refuse in the matrix have no row.
 */
export const responseShapes: Readonly<Record<string, string>> = {
  'books.lookup': BOOK,
  'clicks.track': 'recorded',
  'feedback.send': 'received',
  'links.generate': [
    `book{${BOOK}}`,
    'directLinks[{country marketplace tagOwner tagged url}]',
    'format globalLink',
    `identifier{${IDENTIFIER}}`,
    'isBookKnown isOwnLink',
    `limit{${LIMIT}}`,
    'retailerLinks[{countries[] formats[] kind name retailer url}]',
    'saved{id slug}',
    'source{foreignTag marketplace retailer unknownSite}',
  ].join(' '),
  'routes.checkSlugs': '[{slug state}]',
  'routes.explain': [
    'country firstPath format formats[]',
    `identifier{${IDENTIFIER}}`,
    'isOwnLink isRemoved isSold',
    'landings[{countries[] format isPage isSold marketplace retailer tag tagOwner url}]',
    'marketplace',
    'reasons[{code marketplace owner}]',
    'response{headers[[]] status}',
    'retailer rule tag tagOwner url',
  ].join(' '),
  'session.get': [
    `allowance{${LIMIT}}`,
    'hasPayments',
    'hasServiceTags',
    'hasYearlyPlan',
    'isDiskFull',
    'serviceTagsOn',
    'signInMethods{google}',
    'user{createdAt email firstName hasOwnTags hasPassword isPremium ownDomains[] publicId recoveryReadyAt referralLink role}',
  ].join(' '),
  'site.describe': 'operator{address email name} uses{google mail stripe}',
  'site.identify': 'product version',
  'status.report':
    'asOf days[{downSeconds failed from p50Ms p95Ms p99Ms redirects stoppedSeconds timed unknownSeconds upSeconds}] hours[{downSeconds failed from p50Ms p95Ms p99Ms redirects stoppedSeconds timed unknownSeconds upSeconds}] isDiskFull measuredSince runningSince',
  'devices.list': '[{browser connectedAt id isSameBrowser lastUsedAt name system version}]',
  'devices.review': 'extension{browser expiresAt requestedAt system version} state',
  'devices.approve': 'extension state',
  'devices.deny': 'extension state',
  'devices.rename': 'renamed',
  'ownDomains.list': `domains[{${OWN_DOMAIN}}] target`,
  'ownDomains.add': OWN_DOMAIN,
  'ownDomains.check': OWN_DOMAIN,
  'ownDomains.choosePage': OWN_DOMAIN,
  'ownDomains.remove': 'removed',
  'apiKeys.list': '[{createdAt ending expiresAt id lastUsedAt name scopes[]}]',
  'apiKeys.create': 'createdAt ending expiresAt id key lastUsedAt name scopes[]',
  'apiKeys.revoke': 'revoked',
  'webhooks.list': `[{${WEBHOOK}}]`,
  'webhooks.get': WEBHOOK,
  'webhooks.create': WEBHOOK.replace('offReason', 'offReason secret'),
  'webhooks.update': WEBHOOK,
  'webhooks.rotateSecret': WEBHOOK.replace('offReason', 'offReason secret'),
  'webhooks.remove': WEBHOOK,
  'webhooks.sendTest': DELIVERY,
  'webhooks.listDeliveries': `next rows[{${DELIVERY}}]`,
  'webhooks.getDelivery': DELIVERY.replace(
    'attempts',
    'attempts[{at error status tookMs}]',
  ).replace(
    'state status',
    'request{body headers{content-type user-agent webhook-id}} responseBody state status',
  ),
  'webhooks.resend': DELIVERY,
  'bulkChanges.preview':
    'groups[{count effect{added[] removed[]} examples[{id title}] outcome reason}] missing total',
  'bulkChanges.start': BULK_CHANGE,
  'bulkChanges.advance': BULK_CHANGE,
  'bulkChanges.undo': BULK_CHANGE,
  'bulkChanges.list': `[{${BULK_CHANGE}}]`,
  'bulkChanges.results':
    'next results[{effect{added[] removed[]} isSaved linkId outcome position reason title}]',
  'authorPages.list': '[{books disabledReason id isLocked isPublished name portrait slug url}]',
  'authorPages.create': AUTHOR_PAGE.replace(
    '{authors[] blurb coverImage id isbn13 language publishedOn subtitle title}',
    '',
  ),
  'authorPages.get': AUTHOR_PAGE,
  'authorPages.update': AUTHOR_PAGE,
  'authorPages.publish': AUTHOR_PAGE,
  'authorPages.unpublish': AUTHOR_PAGE,
  'authorPages.removePortrait': AUTHOR_PAGE,
  'authorPages.remove': 'removedAt',
  'authorPages.restore': AUTHOR_PAGE,
  'labels.list': '[{color id links name}]',
  'labels.create': 'color id name',
  'labels.update': 'color id links name',
  'labels.merge': 'color id links name',
  'labels.remove': 'color id links name',
  'savedFilters.list': `[{${SAVED_FILTER}}]`,
  'savedFilters.create': SAVED_FILTER,
  'savedFilters.update': SAVED_FILTER,
  'savedFilters.remove': SAVED_FILTER,
  'series.list':
    '[{bookCount covers[{coverImage title}] id isDisabled isPublished name problemCount slug}]',
  'series.suggest': '[]',
  'series.get': SERIES,
  'series.create': `books[] design{${DESIGN}} disabledReason id isPublished name problems[] slug startLinkId text url wasPublished`,
  'series.update': SERIES,
  'series.setAddress': SERIES,
  'series.setBooks': SERIES,
  'series.remove': 'removedAt',
  'series.restore': SERIES,
  'links.list': `count links[{${SAVED_LINK}}] next`,
  'links.summary': 'clicks30d count',
  'links.annotate': SAVED_LINK,
  'links.get': SAVED_LINK,
  'links.remove': 'removedAt',
  'links.restore': SAVED_LINK,
  // With `labelsNotAdded` if the account has no room for a new label.
  'links.save': SAVED_LINK,
  'links.settings': `link{${SAVED_LINK}} ownTags programIds serviceTags settings{${SETTINGS}} slugs[] tagChannels{isListOptIn networks[]} version`,
  'links.setFormat': `link{${SAVED_LINK}} ownTags programIds serviceTags settings{${SETTINGS}} slugs[] tagChannels{isListOptIn networks[]} version`,
  'links.update': `link{${SAVED_LINK}} ownTags programIds serviceTags settings{${SETTINGS}} slugs[] tagChannels{isListOptIn networks[]} version`,
  'links.undo': `link{${SAVED_LINK}} ownTags programIds serviceTags settings{${SETTINGS}} slugs[] tagChannels{isListOptIn networks[]} version`,
  'links.history': `[{by changedAt labels{added[] removed[]} settings{${SETTINGS}} slug undoneVersion version}]`,
  'links.backMatter': BACK_MATTER,
  'links.channels': `[{${CHANNEL}}]`,
  'links.createChannel': CHANNEL,
  'links.setCampaign': CHANNEL,
  'links.bookPages': 'author series{nextLinkId}',
  'links.createBookSlugs': BACK_MATTER,
  'links.details': DETAILS,
  'links.editDetails': DETAILS,
  'links.removeCover': DETAILS,
  'links.health': 'createdAt sellers[{confirmedAt lastReportOn reports[] seller}]',
  'admin.overview.read': `asOf attention{${ATTENTION}} days[{${FIGURES}}] machine{${MACHINE}} mail{held isSetUp waiting} stripeWaiting`,
  'admin.overview.attention': ATTENTION,
  'admin.inbox.list': 'next rows[{beginning createdAt email id name rating state type userId}]',
  'admin.inbox.reply': 'replied',
  'admin.inbox.get':
    'createdAt email id message name rating replies[{createdAt id mail text}] state type userId',
  'admin.inbox.move': 'state',
  'admin.outbox.describe':
    'counts{failed held waiting} isSetUp sender templates[{about template title}]',
  'admin.outbox.list':
    'next rows[{attempts canRetry createdAt failedAt id lastError nextAttemptAt recipient sentAt state subject template}]',
  'admin.outbox.preview': 'html subject text',
  'admin.outbox.sendSample': 'to',
  'admin.outbox.retry': 'retried',
  'admin.jobs.list':
    '[{claimedBy error everyMs isRunning isShared lastRunAt name nextRunAt result text title tookMs}]',
  'admin.jobs.run': 'begun',
  'admin.stripeEvents.list': `isSetUp next rows[{${EVENT}}]`,
  'admin.stripeEvents.get': `${EVENT} userId`,
  'admin.bookCache.find': CACHED,
  'admin.bookCache.refresh': `book{${CACHED}} isCoverNew outcome`,
  'admin.users.list':
    'next rows[{bannedAt createdAt email id isVerified name premiumUntil publicId role username}]',
  'admin.users.get':
    'banReason bannedAt clicks30d createdAt email grants[] id isVerified linkCount links[{createdAt disabledAt id identifier removedAt slug title}] mails[{createdAt failedAt id sentAt subject template}] name premium{ended isPremium premiumUntil source subscription} premiumUntil publicId role sessions[{browser client createdAt device id lastUsedAt}] signInMethods[] username',
  'admin.users.ban': 'banned',
  'admin.users.unban': 'banned',
  'admin.users.signOut': 'sessions',
  'admin.users.grantPremium': 'premiumUntil',
  'admin.users.endPremium': 'premiumUntil',
  'admin.authorPages.find':
    '[{createdAt disabledAt disabledReason id name ownerEmail publishedAt removedAt slug}]',
  'admin.authorPages.disable': 'disabled',
  'admin.authorPages.enable': 'disabled',
  'admin.ownDomains.find': '[{addedAt checkedAt disabledReason host ownerEmail state}]',
  'admin.ownDomains.disable': 'disabled',
  'admin.ownDomains.enable': 'disabled',
  'admin.links.list':
    'next rows[{createdAt disabledAt id identifier ownerEmail ownerId removedAt slug title}]',
  'admin.links.get':
    'address authors[] createdAt disabledAt disabledReason id identifier ownerEmail ownerId ownerPublicId removedAt reports[{createdAt decidedAt furtherReports id kind message reason reportedId state}] slug slugs[] title',
  'admin.links.disable': 'disabled',
  'admin.links.enable': 'disabled',
  'admin.series.find':
    '[{createdAt disabledAt disabledReason id name ownerEmail publishedAt removedAt slug}]',
  'admin.series.listOfLink': '[{disabledAt disabledReason id name path}]',
  'admin.series.disable': 'disabled',
  'admin.series.enable': 'disabled',
  'admin.reports.list':
    'next rows[{count id isDisabled kind path reports[{createdAt decidedAt furtherReports id kind message reason reportedId state}] title}]',
  'admin.reports.dismiss': 'state',
  'admin.reports.resolve': 'state',
  'admin.audit.list':
    'admins[{email id}] next rows[{action actor actorEmail details{grants link months reason sessions state} happenedAt number subject}]',
  'admin.audit.check': 'brokenAt rows',
  'admin.access.get': 'codesLeft endsAt state',
  'admin.access.close': 'closed',
  'analytics.summary':
    'days[{clicks day hits readers}] from timeZone to totals{clicks hits readers}',
  'earnings.listImports': '[{completedAt fileName firstDay id lastDay report rows}]',
  'earnings.drop': 'dropped',
  'earnings.undo': 'removed',
  'moves.list': `[{${MOVE}}]`,
  'moves.get': MOVE,
  'moves.rows':
    'links[{action book choice clicks createdOn globalLink isShortLink line linkId oldAddress position problem slug target title}] next',
  'moves.choose': MOVE,
  'moves.start': MOVE,
  'moves.undo': MOVE,
  'moves.ofLink': 'clicks links[]',
  'moves.restoreLinks': '[{hasSettings id isbn lost[] outcome}]',
  'moves.restoreHistory': 'stored',
  'moves.begin': 'id',
  'moves.append': 'rows stored',
  'profile.get': PROFILE,
  'profile.update': PROFILE,
  'profile.export': `clicksAtMost exportedAt tables{${formatTables()}} version`,
  'profile.tagChanges': '[{before{affiliateTags{us} programIds} changedAt id undoUntil}]',
  'profile.undoTagChange': 'undone',
  'referrals.apply': 'applied',
  // Only the first name and date of a referred user (P8).
  'referrals.list': '[{createdAt firstName pendingUntil state}]',
  'referrals.stats': 'nextPayoutDate premiumMonthsEarned referralCount totalRevenueEarnedCents',
  'subscription.check': SUBSCRIPTION,
  'subscription.verify': 'ended isConfirming isPremium premiumUntil source subscription',
  'security.get':
    'authenticators[{createdAt id lastUsedAt name}] hasGoogle hasPassword passkeys[{createdAt id isBackedUp lastUsedAt name}] recoveryCodesLeft',
  'security.beginPasskey':
    'attestation authenticatorSelection{requireResidentKey residentKey userVerification} challenge excludeCredentials[{id transports[] type}] extensions{credProps} hints[] pubKeyCredParams[{alg type}] rp{id name} timeout user{displayName id name}',
  'security.renamePasskey': 'renamed',
  'security.removePasskey': 'removed',
  'security.beginAuthenticator': 'secret uri',
  'security.renameAuthenticator': 'renamed',
  'security.cancelRecovery': 'canceled',
  'accounts.programs': PROGRAMS,
  'accounts.listSessions': '[{browser createdAt device id isCurrent lastUsedAt}]',
  'accounts.revokeSession': 'revoked',
  'accounts.revokeOtherSessions': 'revoked',
  'accounts.changeEmail': 'requested',
  'accounts.deleteAccount': 'deleted',
}

function formatTables(): string {
  return Object.entries(tables)
    .map(([table, columns]) => `${table}[${columns && `{${columns}}`}]`)
    .join(' ')
}
