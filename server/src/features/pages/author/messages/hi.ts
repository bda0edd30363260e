import type { AuthorPageMessages } from './messages.ts'

export const hi: AuthorPageMessages = {
  pageTitle: '{name} – किताबें',
  portrait: '{name} की तस्वीर',
  elsewhere: 'वेबसाइट और प्रोफ़ाइल',
  about: 'लेखक के बारे में',
  books: 'किताबें',
  series: 'सीरीज़',
  allOfSeries: '“{series}” की सभी किताबें',
  noBooks: 'यहाँ अभी कोई किताब नहीं है।',
  draft: 'यह पेज सिर्फ़ आपको दिख रहा है। तैयार होने पर इसे प्रकाशित करें।',
  formerTitle: 'यह लेखक पेज अब उपलब्ध नहीं है',
  formerText: 'इसकी किताबें आप अब भी पा सकते हैं। नीचे दिए गए स्टोर के लिंक एफ़िलिएट लिंक नहीं हैं।',
  formerNoBooks: 'इस पर कोई किताब नहीं थी।',
}
