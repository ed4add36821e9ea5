-- A report is passed on to a bank, a partner or an accountant who has no account here: they get a frozen copy under a link that nobody
-- can guess, that ends by itself and can be ended at any time. Only the link's hash is kept, so a copy of the database opens nothing.
create table shared_snapshot (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('weekly_report', 'accountants_pack')),
  title text not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views integer not null default 0,
  viewed_at timestamptz,
  body jsonb, -- what a page shows; null for a file, and once the link has ended
  file bytea, -- what is downloaded; null for a page, and once the link has ended
  primary key (business_id, id),
  unique (business_id, token_hash)
);

alter table shared_snapshot enable row level security;
alter table shared_snapshot force row level security;
create policy own_rows on shared_snapshot
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on shared_snapshot to plimsoll_tenant;
