# The same Node version as the package `node` in package.json. docs/operations.md says how to pin the image by its
# digest.
ARG NODE_IMAGE=node:24.21.0-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The address of the site. The build writes it into canonical links, social cards and the sitemap.
ARG SITE_URL=https://lat.example
RUN npm run build
# A checkout made with umask 077 has files that only their owner may read. The relay's user must read them in the image.
RUN chmod -R a+rX package.json .env contract server dist

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /app
ARG SITE_URL=https://lat.example
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data SITE_URL=${SITE_URL} NODE_COMPILE_CACHE=/data/compile-cache
COPY --from=build /app/package.json /app/.env ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/contract contract
COPY --from=build /app/server server
COPY --from=build /app/dist dist
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# The check requests a file of the site instead of /api/health, which fails while the database is down: visitors can
# still read the site then.
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/robots.txt`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# On SIGTERM the relay answers running requests and records running mails, which may take 16 s. Docker must wait for it
# that long before it kills the relay (compose.yaml: stop_grace_period).
CMD ["node", "server/main.ts"]
