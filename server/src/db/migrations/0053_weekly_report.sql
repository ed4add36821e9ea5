-- A weekly report is read again months later, by people who acted on it: it is stored when its week closes and never changes. Where the
-- books of the week change afterwards, the stored figures stand beside those of today.
create table weekly_report (
  business_id uuid not null references business (id) on delete cascade,
  week date not null check (extract(isodow from week) = 1), -- its Monday
  stored_at timestamptz not null default now(),
  body jsonb not null, -- the report as it was sent
  primary key (business_id, week)
);

alter table weekly_report enable row level security;
alter table weekly_report force row level security;
create policy own_rows on weekly_report
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
-- No update: what is stored stays as it is.
grant select, insert, delete on weekly_report to plimsoll_tenant;
