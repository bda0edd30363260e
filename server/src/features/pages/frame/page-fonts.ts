/** The web app's fonts. */
export const WEB_FONTS = `@font-face{font-family:"Young Serif";font-display:swap;src:url(/fonts/young-serif-latin-400-normal.woff2) format("woff2");unicode-range:U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122}
@font-face{font-family:"Young Serif";font-display:swap;src:url(/fonts/young-serif-latin-ext-400-normal.woff2) format("woff2");unicode-range:U+100-2BA,U+1E00-1E9F}
@font-face{font-family:"Instrument Sans Variable";font-weight:400 700;font-display:swap;src:url(/fonts/instrument-sans-latin-wght-normal.woff2) format("woff2");unicode-range:U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122}
`

/** What a browser shows until they have loaded, in the same size. */
export const FALLBACK_FONTS = `@font-face{font-family:"Young Serif Fallback";src:local("Georgia"),local("Gelasio"),local("Liberation Serif"),local("DejaVu Serif");size-adjust:107%;ascent-override:96%;descent-override:30%}
@font-face{font-family:"Instrument Sans Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:102%;ascent-override:95%;descent-override:24%}
`

/**
 * The fonts of the reader's system for scripts that the web app's fonts do not have. Chinese and Japanese share
 * characters but draw them differently, so the `lang` of the page, or of a title in another language,
 * decides.
 */
export const LOCAL_FONTS = `
:root{--local:system-ui,"Segoe UI";--local-serif:Georgia}
:lang(ja){--local:"Hiragino Sans","Hiragino Kaku Gothic ProN","Yu Gothic UI",Meiryo,"Noto Sans JP","Noto Sans CJK JP";--local-serif:"Shippori Mincho","Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP"}
:lang(zh){--local:"PingFang SC","Microsoft YaHei UI","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC";--local-serif:"Songti SC","Noto Serif SC","Noto Serif CJK SC","Microsoft YaHei UI","Microsoft YaHei"}
:lang(zh-Hant){--local:"PingFang TC","Microsoft JhengHei UI","Noto Sans TC","Noto Sans CJK TC";--local-serif:"Songti TC","Noto Serif TC","Noto Serif CJK TC","Microsoft JhengHei UI"}
:lang(hi){--local:"Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari";--local-serif:"Noto Serif Devanagari","Kohinoor Devanagari","Nirmala UI"}
:root,[lang]{--sans:"Instrument Sans Variable","Instrument Sans Fallback",var(--local),system-ui,sans-serif;--serif:"Young Serif","Young Serif Fallback",var(--local-serif),Georgia,serif}
:where([lang]){font-family:var(--sans)}
:is(h1,h2,h3):is(:lang(hi),:lang(ja),:lang(zh)){line-height:1.3}
`
