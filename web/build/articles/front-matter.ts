import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const day = z.iso.date()
const line = z.string().trim().min(1)

const source = z.strictObject({
  id: slug,
  title: line,
  publisher: line,
  url: z.url({ protocol: /^https?$/ }),
  /** When the fact was last checked. */
  checked: day,
})

/** The front matter of an article. Unknown keys are rejected. */
export const frontMatter = z.strictObject({
  title: line.max(65),
  description: line.min(70).max(160),
  date: day,
  updated: day,
  kind: z.enum(['guide', 'comparison']),
  /** The compared service, in its own spelling. */
  rival: line.optional(),
  /** Its label in the footer's Why Us. */
  whyUs: line.optional(),
  related: z.array(slug).min(2).max(4),
  faq: z.array(z.strictObject({ question: line, answer: line })).max(5),
  sources: z.array(source),
})

export type FrontMatter = z.infer<typeof frontMatter>
