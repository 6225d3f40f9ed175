# The API and the web app as production runs them. docs/operations.md says what it has to be told.
FROM node:24-slim AS build
WORKDIR /build
RUN npm install --global pnpm@10.34.9
# Packages first: they change less often than sources.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline
RUN pnpm exec tsc -b apps/api
RUN NODE_ENV=production pnpm --filter @ridgeline/web run build
RUN pnpm run docs:build
RUN pnpm --filter @ridgeline/api deploy --legacy --prod /out

FROM node:24-slim
ENV NODE_ENV=production WEB_FOLDER=/app/site
WORKDIR /app
COPY --from=build --chown=root:root /out ./
COPY --from=build --chown=root:root /build/apps/web/dist/site ./site
# Nothing is written here: state is in the database and the file storage.
USER node
EXPOSE 8080 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The process itself is told to stop, and does so in order.
STOPSIGNAL SIGTERM
# Room for the young: what one call leaves behind is gone before it is carried on. A tenth of the CPU of a read.
CMD ["node", "--max-semi-space-size=32", "dist/main.js"]
