import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const themeBootFile = fileURLToPath(import.meta.resolve('@everyshelf/ui/theme-boot.js'))
const hideUntilHydratedFile = fileURLToPath(
  new URL('./prerender/hide-until-hydrated.js', import.meta.url),
)
const DEV_THEME_BOOT = '/theme-boot.js'
/** The two fonts of every page. Latin Extended loads only when a title needs it. */
const PRELOADED_FONT = /^fonts\/(young-serif-latin-400|instrument-sans-latin-wght)-.*\.woff2$/
/** Most visitors open the home page, so its code is fetched together with the app's. */
const PRELOADED_CHUNK = /(^|\/)home-[^/]+\.js$/

/**
 * Loads what the first paint needs: the fonts, and a small script that applies the stored theme and
 * hides prerendered pages from known visitors. It is a file because our pages allow no inline script.
 */
export function firstPaintPlugin(): Plugin {
  let themeBoot: string | undefined
  return {
    name: 'everyshelf-first-paint',
    configureServer({ middlewares }) {
      middlewares.use(DEV_THEME_BOOT, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(readBoot())
      })
    },
    buildStart() {
      if (this.environment.mode !== 'build') return
      themeBoot = this.emitFile({ type: 'asset', name: 'theme-boot.js', source: readBoot() })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const script = bundle[Object.keys(bundle).find(isThemeBoot) ?? '']
        const files = Object.keys(bundle)
        return [
          tag('script', { src: script ? `/${script.fileName}` : DEV_THEME_BOOT }),
          ...files
            .filter((file) => PRELOADED_FONT.test(file))
            .map((file) =>
              tag('link', {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                crossorigin: '',
              }),
            ),
          ...files
            .filter((file) => PRELOADED_CHUNK.test(file))
            .map((file) =>
              tag('link', { rel: 'modulepreload', href: `/${file}`, crossorigin: '' }),
            ),
        ]
      },
    },
  }

  function isThemeBoot(file: string): boolean {
    return themeBoot !== undefined && /theme-boot-[^/]+\.js$/.test(file)
  }
}

function readBoot(): string {
  return [themeBootFile, hideUntilHydratedFile].map((file) => readFileSync(file, 'utf8')).join('')
}

function tag(name: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: name, attrs, injectTo: 'head-prepend' }
}
