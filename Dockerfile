# syntax=docker/dockerfile:1
# One image for every way to run it: docs/operating/install.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY shared/domain/package.json shared/domain/
COPY shared/client/package.json shared/client/
COPY shared/ui/package.json shared/ui/
COPY server/package.json server/
COPY web/package.json web/
COPY integrations/client/package.json integrations/client/
RUN npx --yes pnpm@12 install --frozen-lockfile --ignore-scripts \
    --filter everyshelf --filter @everyshelf/server... --filter @everyshelf/web... \
    --filter ./integrations/client
COPY tsconfig.base.json LICENSE ./
COPY shared shared
COPY server server
COPY web web
COPY integrations/client integrations/client
RUN node server/scripts/build.ts web server

FROM node:24.21.0-bookworm-slim AS modules
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY shared/domain/package.json shared/domain/
COPY server/package.json server/
RUN npx --yes pnpm@12 install --frozen-lockfile --ignore-scripts --prod --no-optional \
    --filter @everyshelf/server...

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=modules /app ./
COPY LICENSE ./
COPY shared/domain shared/domain
COPY server/lists server/lists
COPY server/scripts server/scripts
COPY server/src server/src
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "server/scripts/check-health.ts"]
CMD ["node", "--max-semi-space-size=8", "--no-allocation-site-pretenuring", "server/dist/main.js"]
