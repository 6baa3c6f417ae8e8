#!/bin/sh
# Runs once, when Postgres makes its data folder: the role of API and worker, which owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APP_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role leaflore_app login nosuperuser nocreatedb nocreaterole password :'password';
SQL
