# syntax=docker/dockerfile:1
# The product in one image: docker build --tag site . (docs/operations.md, "In containers")

FROM node:24-bookworm-slim AS build
# strip, which removes the symbols of Node
RUN apt-get update && apt-get install --yes --no-install-recommends binutils && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm \
    node scripts/start.mjs --prepare && \
    node_modules/.bin/node scripts/production-folder.ts /production

# without npm and a second Node: the packages contain the Node that the product runs on
FROM debian:bookworm-slim
RUN groupadd --gid 10001 site && \
    useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data site && \
    install --directory --owner=10001 --group=10001 --mode=0700 /data
WORKDIR /app
COPY --from=build /production /app
ENV PATH=/app/node_modules/.bin:$PATH \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    SEED=none \
    NODE_COMPILE_CACHE=/tmp/node
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
