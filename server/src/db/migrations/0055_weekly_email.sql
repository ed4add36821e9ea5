-- Who wants the weekly report by email on Mondays. A row is the wish; without one nothing is sent.
create table weekly_email (
  business_id uuid not null references business (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  since timestamptz not null default now(),
  primary key (business_id, user_id)
);

alter table weekly_email enable row level security;
alter table weekly_email force row level security;
create policy own_rows on weekly_email
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, delete on weekly_email to plimsoll_tenant;
