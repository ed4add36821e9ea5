-- Mail waits in an outbox until a server has taken it; what was warned of is kept, with what is being watched and each
-- person's wishes; and an address can be changed by a link to the new one.

-- Belongs to the owner's role: the tenant's may not see to whom others write. Holds no secret: links are made when a mail is sent.
create table email_outbox (
  id uuid primary key,
  dedupe_key text not null unique, -- the same cause is written about once; the Message-ID is made of it
  template text not null,
  recipient text not null,
  user_id uuid references app_user (id) on delete cascade, -- null where only an address is known
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  attempts int not null default 0,
  leased_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz, -- given up: refused for good, or tried too often
  last_error text
);
create index email_outbox_open on email_outbox (not_before) where sent_at is null and failed_at is null;
create index email_outbox_of_user on email_outbox (user_id, created_at desc);

-- Jobs of the time before the outbox: their mails move into it.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    insert into email_outbox (id, dedupe_key, template, recipient)
      select id, 'job:' || id, data ->> 'kind', data ->> 'email' from pgboss.job
      where name = 'mail' and state in ('created', 'retry', 'active') and data ? 'email';
    delete from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active');
  end if;
end $$;

-- A new address that waits for its link to be opened.
create table address_change (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  email text not null, -- folded to lower case
  expires_at timestamptz not null
);

create table alert (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('low_ahead', 'balance_low', 'large_outflow', 'missed_receipt', 'consent')),
  subject text not null, -- with the kind: which drop, payer, payment or bank
  title text not null,
  message text not null,
  href text not null, -- where it is mended
  raised_at timestamptz not null default now(),
  read_at timestamptz,
  dismissed_at timestamptz,
  ended_at timestamptz, -- it is no longer so
  primary key (business_id, id)
);
create index alert_by_age on alert (business_id, user_id, raised_at desc);

-- What was told and has not recovered since: while a row stands, the same drop is not told again.
create table alert_watch (
  business_id uuid not null references business (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null,
  subject text not null,
  until date, -- of a drop that was forecast: its lowest day as it was told
  raised_at timestamptz not null default now(),
  primary key (business_id, user_id, kind, subject)
);

-- Each person's wishes; a kind without a row is as it is for everyone at first.
create table alert_setting (
  business_id uuid not null references business (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null,
  in_app boolean not null,
  by_mail boolean not null,
  amount_minor bigint, -- the line, or the size; null follows the cash buffer, or what is usual
  days int, -- how far ahead is looked
  primary key (business_id, user_id, kind)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['alert', 'alert_watch', 'alert_setting']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    -- Wishes are no data of the books: they outlive the deletion of data (deleteRowsOf goes by the policy's name).
    execute format($p$create policy %s on %I
      using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
      with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid))$p$,
      case tenant_table when 'alert_setting' then 'own_wishes' else 'own_rows' end, tenant_table);
    execute format('grant select, insert, update, delete on %I to plimsoll_tenant', tenant_table);
  end loop;
end $$;
