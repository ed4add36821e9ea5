-- The one outlook that every screen reads: how far ahead a business wants to look, whether single pay is hidden, and how well the
-- forecast's 80 % range held on past days, measured by a job after the books change.
alter table business add column outlook_months smallint not null default 6 check (outlook_months in (3, 6, 12));
alter table business add column hide_pay boolean not null default false;
alter table business add column backtested_at timestamptz; -- when the back-test that figures stand on was made

create table forecast_backtest (
  business_id uuid primary key references business (id) on delete cascade,
  made_at timestamptz not null default now(),
  as_of date not null,
  books_version bigint not null,
  engine text not null, -- one measured with an older engine is measured again
  in_range integer not null, -- past days on which the balance was within the 80 % range
  days integer not null,
  widening double precision not null, -- by how much the ranges are widened, 1 or more
  forecasts bytea not null -- the past forecasts themselves, as gzipped JSON
);

alter table forecast_backtest enable row level security;
alter table forecast_backtest force row level security;
create policy own_rows on forecast_backtest
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on forecast_backtest to plimsoll_tenant;
