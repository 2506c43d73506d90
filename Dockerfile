# Portal and simulator. Not run in a container engine where it was written: features/cluster/deploy.test.ts holds it against the
# repository, and npm run test:cluster starts the same command with the same settings, files and rights.
FROM node:22.21-bookworm-slim AS packages
WORKDIR /portal
COPY package.json package-lock.json ./

FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY scripts scripts
COPY contracts/api contracts/api
COPY public public
COPY app app
RUN npm run build -- portal

FROM packages AS run-packages
RUN npm ci --omit=dev --no-audit --no-fund

# The simulated lending API, for demos: it reads files that stand beside its sources.
FROM build AS simulator
ENV SIMULATOR_PORT=4000
COPY contracts contracts
COPY fixtures fixtures
COPY mock-server mock-server
COPY features features
RUN npm run build -- simulator
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SIMULATOR_PORT}/simulator/health`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "build/simulator/main.js"]

# The portal: the last stage, and so what is built when none is named. It writes to DATA_DIR alone, and with SESSION_STORE_URL nowhere.
FROM node:22.21-bookworm-slim AS portal
WORKDIR /portal
ENV NODE_ENV=production
ENV MALLOC_ARENA_MAX=2
ENV PORT=3000
ENV DATA_DIR=/data
RUN mkdir /data /assets && chown node:node /data /assets && chmod 700 /data
COPY --from=run-packages /portal/package.json ./
COPY --from=run-packages /portal/node_modules ./node_modules
COPY --from=build /portal/build ./build
USER node
EXPOSE 3000
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# Small heaps are swept in time: without these bounds V8 lets garbage lie until the process has some 300 MB (features/load/README.md).
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "build/server/portal.js"]
