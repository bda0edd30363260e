import type { SeriesMessages } from './messages.ts'

export const hi: SeriesMessages = {
  pageTitle: '{name}: सभी किताबें क्रम से',
  unnamed: 'किताबों की शृंखला',
  by: 'लेखक: {authors}',
  books: { one: '{count} किताब', other: '{count} किताबें' },
  book: 'किताब {number}',
  startHere: 'यहाँ से शुरू करें',
  readingOrder: 'पढ़ने का क्रम',
  cover: '{title} का कवर',
  viewAt: '{store} पर देखें',
  searchAt: '{store} पर खोजें',
  allStores: 'सभी स्टोर',
  coming: 'आने वाली किताब: {date}',
  noBooks: 'अभी कोई किताब नहीं है।',
  closed: 'यह पेज अब अपडेट नहीं होता। किताबें आपको यहाँ अब भी मिलेंगी।',
  ownerEarns: '{note} वाले लिंक से ख़रीदने पर इस पेज के निर्माता को कमीशन मिल सकता है।',
  serviceEarns: '{note} वाले लिंक से ख़रीदने पर Everyshelf को कमीशन मिल सकता है।',
  bothEarn: '{note} वाले लिंक से ख़रीदने पर इस पेज के निर्माता या Everyshelf को कमीशन मिल सकता है।',
  untagged: 'स्टोर के लिंक एफ़िलिएट लिंक नहीं हैं।',
}
