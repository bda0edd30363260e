import { type AccentCode, accents } from '@everyshelf/domain/links'
import { digestOf } from '../../../secrets/digests.ts'
import { FALLBACK_FONTS, LOCAL_FONTS, WEB_FONTS } from '../frame/page-fonts.ts'

const LIGHT =
  'color-scheme:light;--paper:#fff;--ink:#151b2e;--soft:#475067;--rule:#dcdfd8;--accent:#0b5443;--on:#f6f7f3'
const DARK =
  'color-scheme:dark;--paper:#121a2f;--ink:#edf0ea;--soft:#b3bccd;--rule:#2c3752;--accent:#7ed0ad;--on:#07211a'

/** The heights are those of `embedSizes`. A text that is longer than usual scrolls. */
const CARD_STYLE = `
${WEB_FONTS}${FALLBACK_FONTS}${LOCAL_FONTS}.light,.auto{${LIGHT}}
.dark{${DARK}}
@media (prefers-color-scheme:dark){.auto{${DARK}}}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--paper)}
body{display:flex;flex-direction:column;gap:.625rem;min-height:100vh;padding:.75rem;border:1px solid var(--rule);border-radius:8px;background:var(--paper);color:var(--ink);font:.9375rem/1.35 var(--sans);overflow-wrap:break-word}
:is(.cover,.cloth){flex:none;width:3.75rem;height:5.625rem;object-fit:contain;object-position:top;border-radius:3px}
.cloth{padding:.375rem;overflow:hidden;background:#2d4a3b;color:#dcc690;font:.5625rem/1.25 var(--serif)}
main{flex:1;display:flex;align-items:flex-start;gap:.875rem;min-width:0}
.text{flex:1;display:flex;flex-direction:column;align-items:flex-start;justify-content:center;min-width:0;min-height:5.625rem}
h1{max-width:100%;font:400 1.0625rem/1.2 var(--serif)}
h1,.by{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden}
.by{color:var(--soft);font-size:.8125rem;margin-top:.125rem}
.button{display:inline-flex;align-items:center;justify-content:center;gap:.25rem .5rem;flex-wrap:wrap;max-width:100%;min-height:2.5rem;margin-top:.5rem;padding:.25rem 1rem;border-radius:6px;background:var(--accent);color:var(--on);font-weight:600;line-height:1.2;text-align:center;text-decoration:none}
.button:hover{text-decoration:underline;text-underline-offset:.2em}
small{font-size:.8125rem;font-weight:400}
.foot{display:flex;align-items:flex-end;gap:.75rem;color:var(--soft);font-size:.6875rem;line-height:1.35}
.foot p{flex:1;min-width:0}
.mark{display:grid;place-items:center;width:1.5rem;height:1.5rem;color:var(--accent)}
.mark svg{width:1.375rem;height:1.375rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
@media (max-width:339px){.button{padding:.25rem .5rem;font-size:.875rem}}
.medium{padding:1rem;gap:.75rem}
.medium main{gap:1.125rem}
.medium .text{min-height:9rem}
.medium :is(.cover,.cloth){width:6rem;height:9rem}
.medium h1{font-size:1.375rem;-webkit-line-clamp:2}
.medium .by{font-size:.9375rem;margin-top:.25rem}
.medium .button{min-height:2.75rem;margin-top:.75rem}
.large{padding:1.25rem;text-align:center}
.large :is(.cover,.cloth){width:10rem;height:15rem;object-position:center}
.large main{flex-direction:column;align-items:center}
.large .text{align-items:center;justify-content:flex-start;width:100%}
.large h1{font-size:1.375rem;-webkit-line-clamp:2}
.large .by{margin-top:.25rem;font-size:.9375rem}
.large .button{width:100%;min-height:2.75rem;margin-top:.875rem}
.large .foot{text-align:left}
.none{text-align:center}
.none main,.none .text{align-items:center}
`

/** The styles of a card with one color of its owner, and the policy that allows them alone. */
interface EmbedStyle {
  readonly text: string
  readonly policy: string
}

const styles = new Map<AccentCode | null, EmbedStyle>()

/**
 * The card runs no scripts, sends no forms, and loads only images and fonts from this server. It is the one
 * page that other websites may show in a frame.
 */
export function embedStyleOf(accent: AccentCode | null): EmbedStyle {
  const known = styles.get(accent)
  if (known) return known
  const text = CARD_STYLE + (accent ? accentStyle(accents[accent]) : '')
  const hash = digestOf(text, 'base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors *`
  const style = { text, policy }
  styles.set(accent, style)
  return style
}

/** The owner's color; lighter on dark paper, for contrast. */
function accentStyle(color: string): string {
  const light = `color-mix(in srgb,${color} 40%,#fff)`
  return `body{--accent:${color}}.dark body{--accent:${light}}@media (prefers-color-scheme:dark){.auto body{--accent:${light}}}`
}
