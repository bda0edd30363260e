import { defineConfig } from 'vite'

/** One file of our own TypeScript, the domain's included; npm's packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node22',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
  ssr: { noExternal: [/^@everyshelf\//] },
})
