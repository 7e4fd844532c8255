# Debian's nginx, PostgreSQL and Prometheus, for tests where no registry of images can be reached. Users, folders, signals and
# commands are those of the images that compose.yaml names.
ARG BASE
FROM ${BASE} AS debian
RUN apt-get update && DEBIAN_FRONTEND=noninteractive \
  apt-get install -y --no-install-recommends curl nginx-light postgresql prometheus wget && apt-get clean && rm -rf /var/lib/apt/lists

FROM debian AS nginx
RUN rm -r /etc/nginx/sites-enabled/default /var/lib/nginx && ln -s /var/cache/nginx /var/lib/nginx && \
  ln -sf /dev/stdout /var/log/nginx/access.log && ln -sf /dev/stderr /var/log/nginx/error.log
STOPSIGNAL SIGQUIT

FROM debian AS postgres
RUN ln -sf /usr/lib/postgresql/*/bin/* /usr/local/bin/ && mkdir /var/lib/postgresql/data
COPY operations/containers/startPostgres /usr/local/bin/
STOPSIGNAL SIGINT
ENTRYPOINT ["startPostgres"]

FROM debian AS prometheus
RUN mkdir /prometheus && chown 65534:65534 /prometheus
USER 65534:65534
WORKDIR /prometheus
ENTRYPOINT ["prometheus"]
