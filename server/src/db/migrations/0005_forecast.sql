-- The forecast made of series, occurrences and what is left: what was found, what the user said of it, and what was said when.

-- Grow with what the user saves; the first with anything, the second with what changes which payment met which due day.
alter table business add column forecast_version bigint not null default 0;
alter table business add column decisions_version bigint not null default 0;
alter table business add column recurring_confirmed_at timestamptz;

drop table forecast_item;
drop table forecast_month;
delete from forecast_run;
alter table forecast_run add column decisions_version bigint not null;
alter table forecast_run add column engine text not null; -- which engine made it: a newer one makes it anew
alter table forecast_run add column base bytea not null; -- what the data alone says, as gzipped JSON

-- Recurring payments that were found, so that one keeps its id while its past grows.
create table forecast_series (
  business_id uuid not null references business (id) on delete cascade,
  id text not null,
  merchant_id uuid,
  sub_category text not null,
  side text not null check (side in ('in', 'out')),
  cadence text not null,
  amount_minor bigint not null, -- signed
  movement_ids uuid[] not null, -- its evidence
  verdict text not null default 'none' check (verdict in ('none', 'accepted', 'not_recurring')),
  primary key (business_id, id)
);

-- Lines left out of the forecast.
create table forecast_hidden (
  business_id uuid not null references business (id) on delete cascade,
  line_id text not null,
  hidden_by uuid not null,
  hidden_at timestamptz not null default now(),
  primary key (business_id, line_id)
);

-- What the user said of one occurrence. The latest word stands.
create table forecast_decision (
  business_id uuid not null references business (id) on delete cascade,
  series_id text not null,
  due date not null,
  kind text not null check (kind in ('match', 'unmatch', 'redate', 'amount', 'split', 'cancel')),
  movement_ids uuid[],
  day date,
  days text[], -- of a split
  amount_minor bigint,
  decided_by uuid not null,
  decided_at timestamptz not null default now(),
  primary key (business_id, series_id, due, kind)
);

-- The user's rules, as the contract writes a configuration.
create table forecast_configuration (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  configuration jsonb not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (business_id, id)
);

create table forecast_one_off (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  day date not null,
  amount_minor bigint not null, -- signed
  sub_category text not null,
  merchant_id uuid,
  note text not null,
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (business_id, id)
);

create table forecast_scenario (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  name text not null,
  state text not null check (state in ('draft', 'frozen', 'merged')),
  changes jsonb not null, -- a changeset of the contract
  figures jsonb, -- of a frozen one, as they were computed
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (business_id, id)
);

-- Who changed the forecast, when and why, and what it did to the low point.
create table forecast_change (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  changed_by uuid not null,
  changed_at timestamptz not null default now(),
  made_on date not null, -- the business day
  label text not null,
  why text,
  lines text[] not null, -- the lines it touches
  low_before_minor bigint,
  low_after_minor bigint,
  primary key (business_id, id)
);

-- What was said at night: whole months by line, with the user's changes and without, and the balance by day with its bands.
-- Written once, never changed.
create table forecast_said (
  business_id uuid not null references business (id) on delete cascade,
  made_on date not null,
  month date not null,
  side text not null check (side in ('in', 'out')),
  sub_category text not null,
  merchant_id uuid not null, -- the nil UUID where no merchant is known
  amount_minor bigint not null, -- a magnitude in the sense of its side
  unchanged_minor bigint not null, -- the same without the user's changes
  primary key (business_id, made_on, month, side, sub_category, merchant_id)
);

create table forecast_said_day (
  business_id uuid not null references business (id) on delete cascade,
  made_on date not null,
  day date not null,
  closing_minor bigint not null,
  unchanged_minor bigint not null,
  low50_minor bigint not null,
  high50_minor bigint not null,
  low80_minor bigint not null,
  high80_minor bigint not null,
  low95_minor bigint not null,
  high95_minor bigint not null,
  primary key (business_id, made_on, day)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['forecast_series', 'forecast_hidden', 'forecast_decision', 'forecast_configuration',
    'forecast_one_off', 'forecast_scenario', 'forecast_change', 'forecast_said', 'forecast_said_day']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($p$create policy own_rows on %I
      using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
      with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid))$p$, tenant_table);
    execute format('grant select, insert, update, delete on %I to plimsoll_tenant', tenant_table);
  end loop;
end $$;
