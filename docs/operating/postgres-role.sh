#!/bin/sh
# Runs once, when the image makes a new database. The server's role owns its database and nothing else:
# SQL that an attacker sends with it starts no program and reads no file (S85). Other roles cannot connect to its
# database, where they could hold the lock of migrations, or send notifications of changed links.
# The superuser has no password, so it can sign in only inside the container.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role everyshelf login password :'password';
create database everyshelf owner everyshelf;
revoke all on database everyshelf from public;
revoke connect on database postgres from public;
alter role postgres password null;
SQL
