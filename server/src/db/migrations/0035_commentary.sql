-- Commentary takes longer to write than a page may wait: a job writes it, and it is kept for as long as the books, the forecast and
-- the settings that it was written from stand.
create table commentary (
  business_id uuid not null references business (id) on delete cascade,
  period text not null, -- the timeframe, and the days of a custom one
  version text not null, -- of everything that it is written from
  requested_at timestamptz not null default now(),
  status text not null check (status in ('pending', 'success', 'failure')),
  message text,
  body jsonb,
  primary key (business_id, period)
);

alter table commentary enable row level security;
alter table commentary force row level security;
create policy own_rows on commentary
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on commentary to plimsoll_tenant;
