-- Banks connected through an open-banking provider: who we are there, connections and their accounts, updates, and which
-- transaction of the books each of the bank's is. What the provider could be spoken to with is sealed (the columns end in
-- `_sealed`); account numbers are kept nowhere, the last digits only.

-- When a bank was last asked with success, whether or not it told anything new: figures show how fresh they are.
alter table business add column bank_told_at timestamptz;

-- Who the business is at the provider. Looked up by webhooks before any business is known, so the owner sees all rows.
create table bank_user (
  business_id uuid not null references business (id) on delete cascade,
  provider text not null,
  user_sealed text not null,
  user_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (business_id),
  unique (user_hash)
);

-- Someone on the way to a bank and back. Works once, for ten minutes, for the person who began it.
create table bank_attempt (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  state_hash bytea not null,
  user_id uuid not null,
  kind text not null check (kind in ('add', 'reconsent', 'reauth')),
  connection_id uuid, -- the one renewed; of a new one, what came of it
  secrets_sealed text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ended text check (ended in ('done', 'failed')),
  primary key (business_id, id),
  unique (business_id, state_hash)
);

create table bank_connection (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  provider text not null,
  user_sealed text not null,
  provider_id_sealed text not null,
  provider_id_hash bytea not null,
  institution_id text not null,
  institution text not null,
  -- as the provider last told
  sign_in_needed boolean not null default false,
  reconsents boolean not null default true,
  expires_at timestamptz,
  -- as our updates went
  last_success_at timestamptz,
  last_attempt_at timestamptz,
  error_code text, -- of the last update, where it failed
  next_allowed_at timestamptz, -- the bank is asked for nothing new before
  history_from date, -- asked for since this day
  history_complete boolean not null default false,
  -- one worker at a time
  lease_id uuid,
  lease_until timestamptz,
  connected_at timestamptz not null default now(),
  disconnected_at timestamptz,
  primary key (business_id, id),
  unique (business_id, provider_id_hash)
);

-- An update of a connection: what the person who waits is told of it.
create table bank_sync (
  business_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  full_history boolean not null, -- everything there is, not only what is new
  asks boolean not null default true, -- the bank is asked for news; not where it has just told of some
  asked_from inet, -- where the person sat who asked for it; null where nobody did
  state text not null default 'pending' check (state in ('pending', 'success', 'error')),
  error_code text,
  steps text[] not null default '{}',
  transactions int not null default 0, -- stored so far
  skipped int not null default 0, -- in the books from a file already
  unreadable int not null default 0,
  readings jsonb, -- the last reading of the accounts' counts, to see whether history still arrives
  started_at timestamptz not null default now(),
  deadline_at timestamptz not null,
  finished_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, connection_id) references bank_connection (business_id, id) on delete cascade
);
create index bank_sync_by_age on bank_sync (business_id, connection_id, started_at desc);

-- Which account of the books an account of a connection is.
create table bank_account (
  business_id uuid not null,
  account_id uuid not null,
  connection_id uuid not null,
  provider_id text not null,
  key_sealed text, -- tells the same account again where ids have changed
  reference text, -- its last digits
  booked_minor bigint,
  booked_day date,
  available_minor bigint,
  told_at timestamptz,
  -- The balance before the first transaction of the history, counted when the history was read last. A later balance
  -- that comes to something else tells of rows that are missing or too many; it is shown, never evened out.
  baseline_minor bigint,
  baseline_day date,
  gone_at timestamptz, -- the provider tells of it no more
  primary key (business_id, account_id),
  unique (business_id, connection_id, provider_id),
  foreign key (business_id, account_id) references account (business_id, id) on delete cascade,
  foreign key (business_id, connection_id) references bank_connection (business_id, id) on delete cascade
);

-- Each booked transaction that a bank told of, and which of the books it is. The bank's facts as it last told them, so that
-- a change is noticed and one is known again where its id has changed.
create table bank_transaction (
  business_id uuid not null,
  account_id uuid not null,
  provider_id text not null,
  transaction_id uuid not null,
  -- booked: told and booked; deleted: the bank took it back. What a person took out stands in removed_transaction.
  state text not null default 'booked' check (state in ('booked', 'deleted')),
  former boolean not null default false, -- the id is from before a renewal that changed ids
  day date not null,
  amount_minor bigint not null,
  text text not null,
  edits jsonb, -- what the user had said of one that the bank took back
  primary key (business_id, account_id, provider_id),
  foreign key (business_id, account_id) references bank_account (business_id, account_id) on delete cascade
);
create index bank_transaction_of on bank_transaction (business_id, transaction_id);
create index bank_transaction_by_day on bank_transaction (business_id, account_id, day);

-- What banks told of and have not booked. The id becomes the transaction's when it is booked.
create table bank_pending (
  business_id uuid not null,
  account_id uuid not null,
  provider_id text not null,
  id uuid not null,
  day date not null,
  amount_minor bigint not null,
  text text not null,
  merchant_name text not null,
  gone_at timestamptz, -- told of no more; kept a few days to be known again when it is booked under another id
  primary key (business_id, account_id, provider_id),
  foreign key (business_id, account_id) references bank_account (business_id, account_id) on delete cascade
);

-- Webhooks that have been heard, so that a repeated one does nothing.
create table bank_event (
  business_id uuid not null references business (id) on delete cascade,
  id text not null,
  heard_at timestamptz not null default now(),
  primary key (business_id, id)
);

-- Consents to be ended at the provider. Written by whatever removes a connection or a business, in the very transaction of
-- it, so that no deletion leaves a bank connected. Names no business: it may be gone.
create table bank_ending (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  user_sealed text not null,
  connection_sealed text, -- null: the user itself goes
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create function end_bank_connection() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into bank_ending (provider, user_sealed, connection_sealed) values (old.provider, old.user_sealed, old.provider_id_sealed);
  return old;
end $$;
create function end_bank_user() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into bank_ending (provider, user_sealed) values (old.provider, old.user_sealed);
  return old;
end $$;
create trigger bank_connection_ends after delete on bank_connection for each row
  when (old.disconnected_at is null) execute function end_bank_connection();
create trigger bank_connection_is_ended after update of disconnected_at on bank_connection for each row
  when (old.disconnected_at is null and new.disconnected_at is not null) execute function end_bank_connection();
create trigger bank_user_ends after delete on bank_user for each row execute function end_bank_user();
revoke execute on function end_bank_connection(), end_bank_user() from public;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['bank_user', 'bank_attempt', 'bank_connection', 'bank_sync', 'bank_account',
    'bank_transaction', 'bank_pending', 'bank_event']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($p$create policy own_rows on %I
      using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
      with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid))$p$, tenant_table);
    execute format('grant select, insert, update, delete on %I to plimsoll_tenant', tenant_table);
  end loop;
  execute 'create policy owner on bank_user to current_user using (true)';
end $$;
alter table bank_transaction alter column business_id set statistics 0;
