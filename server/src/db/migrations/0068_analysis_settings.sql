-- Bank data shows neither what a business finds worth its time nor its seasons: it sets a threshold and says a few things about itself,
-- and commentary uses both. What readers think of commentary is kept with the text they judged, because that text is written over.
alter table business
  add column materiality_minor bigint check (materiality_minor >= 0), -- null follows from the size of the business
  add column materiality_percent smallint not null default 10 check (materiality_percent between 0 and 100),
  add column about jsonb not null default '{}';

create table commentary_rating (
  business_id uuid not null references business (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  period text not null, -- as in commentary
  version text not null,
  rating smallint not null check (rating in (-1, 1)),
  rated_at timestamptz not null default now(),
  body jsonb not null, -- the text that was rated
  primary key (business_id, user_id, period)
);

alter table commentary_rating enable row level security;
alter table commentary_rating force row level security;
create policy own_rows on commentary_rating
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on commentary_rating to plimsoll_tenant;
