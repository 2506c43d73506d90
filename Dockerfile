# Images of portal and simulator. docs/operations.md, "Containers", says what was tried. features/cluster/deploy.test.ts compares this file with
# the repository, and npm run test:cluster starts the same commands with the same settings, files and permissions.
FROM node:24.22-bookworm-slim AS packages
WORKDIR /portal
COPY package.json package-lock.json ./

FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY contracts/api contracts/api
COPY public public
COPY app app
COPY ui ui
RUN npm run build -- portal

FROM packages AS run-packages
RUN npm ci --omit=dev --no-audit --no-fund

# The simulated lending API for demos. It reads files beside its sources at run time.
FROM build AS simulator
ENV SIMULATOR_PORT=4000
COPY contracts contracts
COPY fixtures fixtures
COPY mock-server mock-server
COPY features features
RUN npm run build -- simulator
# A number, which runAsNonRoot can check. 1000 is `node`.
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SIMULATOR_PORT}/simulator/health`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "build/simulator/main.js"]

# The portal is the last stage and therefore the default. It writes to DATA_DIR only, and with SESSION_STORE_URL to no folder.
FROM node:24.22-bookworm-slim AS portal
WORKDIR /portal
ENV NODE_ENV=production
ENV MALLOC_ARENA_MAX=2
ENV PORT=3000
ENV DATA_DIR=/data
RUN mkdir /data /assets && chown 1000:1000 /data /assets && chmod 700 /data
COPY --from=run-packages /portal/package.json ./
COPY --from=run-packages /portal/node_modules ./node_modules
COPY --from=build /portal/build ./build
USER 1000:1000
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# Without these limits, V8 collects garbage only when the process has about 300 MB (features/load/README.md).
CMD ["node", "--max-old-space-size=256", "build/server/portal.js"]
