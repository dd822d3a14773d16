# syntax=docker/dockerfile:1
# Targets: runtime (default; api, worker and migrations, chosen by the command) and sandbox (never in production).

FROM node:24.11.1-bookworm-slim AS base
WORKDIR /app

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node tools/build/build.mjs

FROM base AS dependencies
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev && npm cache clean --force

FROM base AS product
# two arenas: glibc keeps memory apart for each thread, and would not give back what pictures took
ENV NODE_ENV=production HOST=0.0.0.0 MALLOC_ARENA_MAX=2 FILES_DIR=/app/data/files WEB_DIR=/app/dist/apps/web
COPY --from=dependencies /app/node_modules node_modules
COPY package.json ./
# uploaded files, and beside them the journal of what is being sent: both must outlive the container
RUN mkdir data && chown node:node data
USER node

FROM product AS sandbox
ENV NODE_ENV=development SANDBOX_HOST=0.0.0.0 SANDBOX_PORT=4300
COPY --from=build /app/dist/apps/sandbox dist/apps/sandbox
EXPOSE 4300
CMD ["node", "dist/apps/sandbox/main.mjs"]

FROM product AS runtime
ENV PORT=4200
COPY --from=build /app/dist/apps/api dist/apps/api
COPY --from=build /app/dist/apps/worker dist/apps/worker
COPY --from=build /app/dist/apps/web dist/apps/web
COPY --from=build /app/dist/apps/rendering dist/apps/rendering
# backup and restore, with what they lean on
COPY --from=build /app/tools/ops tools/ops
COPY --from=build /app/tools/stack tools/stack
COPY --from=build /app/tools/build tools/build
EXPOSE 4200
CMD ["node", "--max-semi-space-size=32", "dist/apps/api/main.mjs"]
