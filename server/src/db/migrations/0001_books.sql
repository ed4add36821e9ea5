-- The first shape of the data: people and sessions, businesses, and the books of each business.
-- Business id leads every key and index; row-level security is forced on every table that carries it.
-- Bank facts and user edits stand in separate columns, so that a later import or sync never undoes an edit.

create table app_user (
  id uuid primary key,
  email text not null unique, -- folded to lower case
  name text not null,
  picture text,
  password_hash text not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);

create table session (
  id uuid primary key,
  jti_hash bytea not null unique,
  user_id uuid not null references app_user (id) on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_of_user on session (user_id);

create table one_time_token (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('confirm', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_of_user on one_time_token (user_id, kind);

-- Attempts that are limited (log in, reset, register), kept so that a restart forgives nothing.
-- One row per limit and person or address (hashed), so that the row's lock makes counting exact.
create table attempt (
  key text primary key,
  at timestamptz[] not null
);

create table app_secret (
  name text primary key,
  value bytea not null
);

create table idempotency (
  scope text not null, -- the user, or 'public'
  key text not null,
  request_hash bytea not null,
  status int, -- null while the first request runs
  reply json, -- not jsonb, which would put the fields in another order
  has_effect boolean not null default false, -- set in the transaction of the change itself
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_by_age on idempotency (created_at);

-- The shipped taxonomy, written anew from the domain at every start.
create table taxonomy (
  sub_category text primary key,
  category text not null,
  direction text not null check (direction in ('in', 'out', 'both')),
  activity text not null check (activity in ('operating', 'investing', 'financing', 'neutral'))
);

create table business (
  id uuid primary key,
  name text not null,
  kind text check (kind in ('limited_company', 'sole_trader', 'partnership', 'other')),
  nation text not null default 'england_and_wales',
  year_end text,
  vat_registered boolean,
  vat_stagger text,
  cash_buffer_minor bigint not null default 0,
  onboarding_status text not null default 'not_started'
    check (onboarding_status in ('not_started', 'business', 'data', 'complete')),
  books_version bigint not null default 0,
  bank_connected boolean not null default false, -- the token's `mh`
  created_at timestamptz not null default now()
);

create table membership (
  user_id uuid not null references app_user (id) on delete cascade,
  business_id uuid not null references business (id) on delete cascade,
  primary key (user_id, business_id)
);

create table source (
  business_id uuid not null references business (id) on delete cascade,
  kind text not null check (kind in ('bank', 'excel')),
  provider text not null, -- 'demo', 'file', or the open-banking provider
  institution text not null,
  updated_at timestamptz not null default now(),
  lent_facts jsonb, -- what demo data has said of a business whose owner had said nothing
  primary key (business_id)
);

create table account (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  name text not null,
  printed_name text, -- the account as statements print it; null for files that do not say
  layout text, -- the bank layout of the files that feed it, where they do not print the account
  kind text not null default 'current' check (kind in ('current', 'savings', 'card', 'cash')),
  currency text not null default 'GBP',
  -- The newest of its stated balances (balance_statement). All other balances are counted from it.
  anchor_day date,
  anchor_minor bigint,
  anchor_source text check (anchor_source in ('statement', 'user')),
  -- Counted: the balance before the first transaction, and the sum of all transactions.
  opening_minor bigint not null default 0,
  net_minor bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);

-- What a statement or the user states as the balance of an account at the end of a day. The newest one anchors the
-- account; the others stay, so that undoing an upload brings the anchor before it back.
create table balance_statement (
  business_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  upload_id uuid, -- null where the user said it
  day date not null,
  balance_minor bigint not null,
  source text not null check (source in ('statement', 'user')),
  stated_at timestamptz not null default now(),
  primary key (business_id, id),
  foreign key (business_id, account_id) references account (business_id, id) on delete cascade
);
create index balance_statement_by_account on balance_statement (business_id, account_id, day desc);

create table merchant (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  key text not null, -- the normaliser's signature
  name text not null,
  primary key (business_id, id),
  unique (business_id, key)
);

-- What the user said of a merchant before; outweighs files and the dictionary.
create table merchant_memory (
  business_id uuid not null references business (id) on delete cascade,
  merchant_id uuid not null,
  side text not null check (side in ('in', 'out')),
  sub_category text not null,
  times int not null,
  primary key (business_id, merchant_id, side, sub_category),
  foreign key (business_id, merchant_id) references merchant (business_id, id) on delete cascade
);

create table upload (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  filename text not null, -- the client's, for showing only
  bytes bigint not null,
  sha256 bytea not null,
  state text not null check (state in ('pending', 'planned', 'stored', 'failed', 'undone')),
  stop_at_plan boolean not null default false,
  progress real not null default 0,
  answers jsonb not null default '{}',
  attempts int not null default 0,
  leased_until timestamptz, -- while a worker that is alive reads it
  plan_id uuid,
  plan_books_version bigint,
  plan jsonb, -- what was read: layout, accounts with their balances, and where they go
  report jsonb,
  error_code text,
  message text,
  questions jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (business_id, id)
);
create index upload_by_age on upload (business_id, created_at desc);

-- The rows of an upload as they were read: the plan while it is shown, the audit trail afterwards.
create table upload_row (
  business_id uuid not null,
  upload_id uuid not null,
  id uuid not null, -- becomes the transaction's
  position int not null, -- chronological order within the file
  sheet text not null,
  line int not null,
  account text,
  currency text not null,
  day date not null,
  amount_minor bigint not null,
  text text not null,
  counterparty text,
  reference text,
  bank_type text,
  bank_id text,
  balance_minor bigint,
  file_category text,
  fingerprint bytea not null,
  occurrence int not null,
  merchant_key text not null,
  merchant_name text not null,
  rail text,
  sub_category text not null,
  label_source text not null,
  label_confidence real not null,
  primary key (business_id, upload_id, position),
  foreign key (business_id, upload_id) references upload (business_id, id) on delete cascade
);

-- Which account of the books an account of a file is.
create table upload_account (
  business_id uuid not null,
  upload_id uuid not null,
  printed text not null, -- '' where the file does not say
  currency text not null,
  account_id uuid not null,
  primary key (business_id, upload_id, printed, currency),
  foreign key (business_id, upload_id) references upload (business_id, id) on delete cascade,
  foreign key (business_id, account_id) references account (business_id, id) on delete cascade
);

create table transaction (
  business_id uuid not null, -- by way of its account
  id uuid not null,
  account_id uuid not null,
  -- the bank's facts
  day date not null,
  position int not null, -- order within its file, for days with several
  amount_minor bigint not null,
  text text not null,
  counterparty text,
  reference text,
  bank_type text,
  bank_id text,
  balance_minor bigint,
  fingerprint bytea not null,
  occurrence int not null,
  upload_id uuid,
  line int,
  file_category text,
  -- what we make of them
  merchant_id uuid,
  rail text,
  sub_category text not null,
  label_source text not null,
  label_confidence real not null,
  transfer_id uuid, -- the other leg of a pair between own accounts
  -- the user's edits
  edited_day date,
  edited_merchant_id uuid,
  edited_sub_category text,
  excluded boolean not null default false,
  note text,
  edited_at timestamptz,
  -- the edit where there is one, else the fact
  shown_day date not null generated always as (coalesce(edited_day, day)) stored,
  shown_merchant_id uuid generated always as (coalesce(edited_merchant_id, merchant_id)) stored,
  -- A paired leg is a transfer whatever its words say; taking the pair apart brings the label before it back.
  shown_sub_category text not null generated always as (coalesce(edited_sub_category,
    case when transfer_id is null or sub_category in ('internal_transfer', 'credit_card_payment', 'savings_pot')
      then sub_category else 'internal_transfer' end)) stored,
  primary key (business_id, id),
  foreign key (business_id, account_id) references account (business_id, id) on delete cascade,
  unique (business_id, account_id, fingerprint, occurrence)
);
create index transaction_by_day on transaction (business_id, shown_day desc, position desc, id desc);
create index transaction_by_category on transaction (business_id, shown_sub_category, shown_day desc);
create index transaction_by_merchant on transaction (business_id, shown_merchant_id, shown_day desc);
create index transaction_by_upload on transaction (business_id, upload_id);
create index transaction_by_amount on transaction (business_id, amount_minor, day);

-- A transaction as figures see it. Its side is its sub-category's direction, so that a refund reduces what it refunds;
-- the sign decides where the direction is open or nobody has said what the money is for (as in the domain's taxonomy).
-- Left out of cash: what the user excluded, transfers between own accounts, and money that is not in pounds.
create view booked_transaction with (security_invoker = true) as
  select t.*, a.name as account_name, a.currency, x.category,
    case when x.activity = 'neutral' then 'financing' else x.activity end as activity,
    case when x.direction <> 'both' and x.category <> 'uncategorised' then x.direction
      when t.amount_minor < 0 then 'out' else 'in' end as side,
    not t.excluded and t.transfer_id is null and a.currency = 'GBP' as in_cash
  from transaction t
    join account a on a.business_id = t.business_id and a.id = t.account_id
    left join taxonomy x on x.sub_category = t.shown_sub_category;

-- Totals kept up in the transaction that changes the rows they sum, so that reading a month costs the same
-- with a thousand transactions as with a million. `amount_minor` is in the sense of its side: positive is
-- money in on side 'in', money out on side 'out'; a refund makes its side smaller.
create table total_day (
  business_id uuid not null references business (id) on delete cascade,
  day date not null,
  side text not null check (side in ('in', 'out')),
  sub_category text not null,
  merchant_id uuid not null, -- the nil UUID where no merchant is known
  amount_minor bigint not null,
  count int not null,
  primary key (business_id, day, side, sub_category, merchant_id)
);

create table total_month (
  business_id uuid not null references business (id) on delete cascade,
  month date not null, -- its first day
  side text not null check (side in ('in', 'out')),
  sub_category text not null,
  amount_minor bigint not null,
  count int not null,
  primary key (business_id, month, side, sub_category)
);

-- Each account's own movement by day shown, in its own currency: all its rows, transfers and excluded ones too.
create table total_account_day (
  business_id uuid not null references business (id) on delete cascade,
  account_id uuid not null,
  day date not null,
  net_minor bigint not null,
  count int not null,
  primary key (business_id, account_id, day)
);

create table forecast_run (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  made_at timestamptz not null default now(),
  as_of date not null,
  books_version bigint not null,
  primary key (business_id, id)
);
create index forecast_run_by_age on forecast_run (business_id, made_at desc);

create table forecast_month (
  business_id uuid not null,
  run_id uuid not null,
  month date not null,
  side text not null check (side in ('in', 'out')),
  sub_category text not null,
  amount_minor bigint not null, -- of the whole month
  method text not null,
  primary key (business_id, run_id, month, side, sub_category),
  foreign key (business_id, run_id) references forecast_run (business_id, id) on delete cascade
);

-- Dated payments expected by the run, for "going out next".
create table forecast_item (
  business_id uuid not null,
  run_id uuid not null,
  position int not null,
  day date not null,
  merchant_id uuid,
  merchant_name text not null,
  sub_category text not null,
  amount_minor bigint not null, -- signed
  steady boolean not null,
  cadence text not null,
  primary key (business_id, run_id, position),
  foreign key (business_id, run_id) references forecast_run (business_id, id) on delete cascade
);

create table event_log (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  action text not null,
  additional_data jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (business_id, id)
);

-- The role that serves requests: sees only the business it was told, and cannot step around it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'plimsoll_tenant') then
    create role plimsoll_tenant nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
grant plimsoll_tenant to current_user;
grant usage on schema public to plimsoll_tenant;
grant select on taxonomy, booked_transaction to plimsoll_tenant;

do $$
declare tenant_table text;
begin
  execute 'alter table business enable row level security';
  execute 'alter table business force row level security';
  execute $p$create policy own_business on business to plimsoll_tenant
    using (id = (select nullif(current_setting('app.business', true), '')::uuid))$p$;
  -- The owner signs people up and finds their business before any business is set.
  execute 'create policy owner on business to current_user using (true) with check (true)';
  grant select, insert, update, delete on business to plimsoll_tenant;

  foreach tenant_table in array array[
    'source', 'account', 'balance_statement', 'merchant', 'merchant_memory',
    'upload', 'upload_row', 'upload_account', 'transaction',
    'total_day', 'total_month', 'total_account_day', 'forecast_run', 'forecast_month', 'forecast_item', 'event_log']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($p$create policy own_rows on %I
      using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
      with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid))$p$, tenant_table);
    execute format('grant select, insert, update, delete on %I to plimsoll_tenant', tenant_table);
  end loop;
end $$;
