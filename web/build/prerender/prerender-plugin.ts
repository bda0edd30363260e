import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { workspacePages } from '../../src/app/workspace/workspace-pages.ts'
import { FEED_PATH } from '../../src/lib/paths.ts'
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
import { closeShell, writePage, writeWorkspacePage } from './write-page.ts'

const webFolder = join(import.meta.dirname, '..', '..')
/** Loaded with the signed-in pages only. */
const NAVIGATION = 'src/app/workspace/workspace-navigation.tsx'
const rendererFolder = join(webFolder, '.cache', 'prerender')

/**
 * Prerenders every public page with its head and preview image into `pages/`, and the signed-in pages
 * up to their data. The server inserts its own URL. All other paths get the empty page.
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
        const contents = await renderPages(await buildRenderer(), [
          ...pages.map(({ path }) => ({ path, isSignedIn: false })),
          ...workspacePages.map(({ path }) => ({ path: toFile(path), isSignedIn: true })),
        ])
        const listModule = (file: string) => listScripts(bundle, findChunk(bundle, `src/${file}`))
        const navigation = listScripts(bundle, findChunk(bundle, NAVIGATION))
        const articleLoader = findChunk(bundle, 'src/article-loader.ts')
        for (const page of pages) {
          const html = writePage(shell, page, contents[page.path] ?? '', {
            route: listModule(page.module),
            articleLoader: `/${articleLoader}`,
          })
          await writeOutput(
            join(PAGES_FOLDER, `${page.path === '/' ? 'index' : page.path}.html`),
            html,
          )
          await writeOutput(page.image, await drawPreviewImage(page.card))
        }
        for (const { path, title, module } of workspacePages) {
          const file = toFile(path)
          const scripts = [...new Set([...listModule(module), ...navigation])]
          const html = writeWorkspacePage(shell, title, contents[file] ?? '', scripts)
          await writeOutput(join(PAGES_FOLDER, `${file}.html`), html)
        }
        await writeOutput('index.html', closeShell(shell))
        await writeOutput(join(PAGES_FOLDER, 'sitemap.xml'), renderSitemap(pages))
        await writeOutput(join(PAGES_FOLDER, 'robots.txt'), renderRobots())
        await writeOutput(join(PAGES_FOLDER, FEED_PATH), renderFeed(readArticles().map(summarize)))
      },
    },
  }
}

/** Without the marks of parameters. @example toFile('/links/:linkId') // '/links/linkId' */
function toFile(path: string): string {
  return path.replaceAll(':', '')
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
