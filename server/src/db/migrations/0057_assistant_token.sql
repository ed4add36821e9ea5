-- Personal tokens with which people let an assistant of their own read their books. Only a hash is kept, so that nobody who reads
-- the database can use one; a token ends by itself, and its last use is listed so that a forgotten one is noticed.
create table assistant_token (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user (id) on delete cascade,
  name text not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (business_id, id),
  unique (business_id, token_hash)
);
create index assistant_token_by_user on assistant_token (business_id, user_id, created_at desc);

alter table assistant_token enable row level security;
alter table assistant_token force row level security;
create policy own_rows on assistant_token
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on assistant_token to plimsoll_tenant;
