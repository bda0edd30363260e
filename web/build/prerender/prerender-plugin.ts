import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { FEED_PATH } from '../../src/app/paths.ts'
import { articlesPlugin } from '../articles/articles-plugin.ts'
import { readArticles } from '../articles/read-articles.ts'
import { summarize } from '../articles/render-article.ts'
import { PAGES_FOLDER } from '../compress-plugin.ts'
import { drawPreviewImage } from './draw-preview-image.ts'
import { listPages } from './list-pages.ts'
import { renderFeed } from './render-feed.ts'
import { renderPages } from './render-pages.ts'
import { renderRobots, renderSitemap } from './render-sitemap.ts'
import { findChunk, listScripts } from './route-scripts.ts'
import { closeShell, writePage } from './write-page.ts'

const webFolder = join(import.meta.dirname, '..', '..')
const rendererFolder = join(webFolder, '.cache', 'prerender')

/**
 * Prerenders every public page with its head and preview image into `pages/`. The server inserts its
 * own URL. All other paths get the empty page.
 */
export function prerenderPlugin(): Plugin {
  return {
    name: 'everyshelf-prerender',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const writeOutput = async (path: string, content: string | Buffer) => {
          const file = join(dir, path)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, content)
        }
        const shell = await readFile(join(dir, 'index.html'), 'utf8')
        const pages = await listPages()
        const contents = await renderPages(
          await buildRenderer(),
          pages.map(({ path }) => path),
        )
        const reading = findChunk(bundle, 'src/reading.ts')
        for (const page of pages) {
          const route = listScripts(bundle, findChunk(bundle, `src/routes/${page.route}`))
          const html = writePage(shell, page, contents[page.path] ?? '', {
            route,
            reading: `/${reading}`,
          })
          await writeOutput(
            join(PAGES_FOLDER, `${page.path === '/' ? 'index' : page.path}.html`),
            html,
          )
          await writeOutput(page.image, await drawPreviewImage(page.card))
        }
        await writeOutput('index.html', closeShell(shell))
        await writeOutput(join(PAGES_FOLDER, 'sitemap.xml'), renderSitemap(pages))
        await writeOutput(join(PAGES_FOLDER, 'robots.txt'), renderRobots())
        await writeOutput(join(PAGES_FOLDER, FEED_PATH), renderFeed(readArticles().map(summarize)))
      },
    },
  }
}

/** Builds the app again to run without a browser. */
async function buildRenderer(): Promise<string> {
  await rm(rendererFolder, { recursive: true, force: true })
  await build({
    configFile: false,
    root: webFolder,
    logLevel: 'warn',
    plugins: [articlesPlugin(), react()],
    build: { ssr: 'src/prerender.tsx', outDir: rendererFolder, copyPublicDir: false },
    ssr: { noExternal: [/^@everyshelf\//] },
  })
  return join(rendererFolder, 'prerender.js')
}
