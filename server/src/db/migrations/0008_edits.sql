-- Transactions put right by people: what was changed by whom and how it is taken back, merchants under several names,
-- categories of one's own, rules, saved views, and rows that were taken out and shall not come back.

alter table transaction add column rule_id uuid; -- the rule that last made something of it
create index transaction_by_rule on transaction (business_id, rule_id) where rule_id is not null;
create index transaction_uncertain on transaction (business_id, shown_day desc, position desc, id desc)
  where edited_sub_category is null and transfer_id is null and label_confidence < 0.6;
create index transaction_edited on transaction (business_id, shown_day desc, position desc, id desc) where edited_at is not null;
create index transaction_excluded on transaction (business_id, shown_day desc, position desc, id desc) where excluded;
create index transaction_transfers on transaction (business_id, shown_day desc, position desc, id desc) where transfer_id is not null;
create index transaction_split_wholes on transaction (business_id, shown_day desc, position desc, id desc) where split;
create index transaction_by_account on transaction (business_id, account_id, shown_day desc, position desc, id desc);

-- Sub-categories that a business added below a shipped category. The code itself says activity, direction and category,
-- so that pure code can read it (decision 0023); here the same stands in columns, for joins.
create table own_category (
  business_id uuid not null references business (id) on delete cascade,
  sub_category text not null,
  category text not null,
  direction text not null check (direction in ('in', 'out', 'both')),
  activity text not null check (activity in ('operating', 'investing', 'financing')),
  primary key (business_id, sub_category)
);

-- What a business calls a sub-category, its own or a shipped one, and whether it is offered.
create table category_setting (
  business_id uuid not null references business (id) on delete cascade,
  sub_category text not null,
  label text, -- null: as shipped
  hidden boolean not null default false,
  primary key (business_id, sub_category)
);

-- The names once more on the business itself, where every request finds them without asking again. Kept by a trigger, so
-- that no way of changing a name can forget it.
alter table business add column category_names jsonb not null default '{}';
create function keep_category_names() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.business_id else new.business_id end;
begin
  update business set category_names = coalesce((select jsonb_object_agg(sub_category, label)
    from category_setting where business_id = changed and label is not null), '{}') where id = changed;
  return null;
end $$;
create trigger names_kept after insert or update or delete on category_setting
  for each row execute function keep_category_names();

-- Other names of a merchant: what the normaliser makes of them leads to it.
create table merchant_alias (
  business_id uuid not null references business (id) on delete cascade,
  key text not null,
  name text not null,
  merchant_id uuid not null,
  primary key (business_id, key)
);
create index merchant_alias_by_merchant on merchant_alias (business_id, merchant_id);

create table transaction_rule (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  name text not null,
  conditions jsonb not null, -- as the contract writes them
  actions jsonb not null,
  enabled boolean not null default true,
  position int not null, -- smallest first
  made_at timestamptz not null default now(),
  primary key (business_id, id)
);

-- Rows that a person took out. Files and banks tell them again; they stay out.
create table removed_transaction (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null, -- the transaction's
  account_id uuid not null,
  fingerprint bytea not null,
  occurrence int not null,
  upload_id uuid,
  bank_id text,
  primary key (business_id, id),
  unique (business_id, account_id, fingerprint, occurrence)
);

create table saved_view (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  name text not null,
  query text not null,
  primary key (business_id, id),
  unique (business_id, name)
);

-- The audit trail: one row for everything done at once. `memory` holds by how much it moved what is remembered of
-- merchants: counts, so that two changes of one merchant can be taken back in any order.
create table change (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  at timestamptz not null default now(),
  by_user uuid,
  by_name text not null,
  what text not null,
  transactions int not null,
  memory jsonb not null default '[]',
  undoable boolean not null default true,
  undone_at timestamptz,
  undone_by text,
  primary key (business_id, id)
);

-- What a change did to each row: the columns it changed, before and after. Undo puts `before` back where `after` still stands.
create table change_row (
  business_id uuid not null references business (id) on delete cascade,
  change_id uuid not null,
  table_name text not null,
  row_key text not null,
  transaction_id uuid,
  op text not null check (op in ('insert', 'update', 'delete', 'nothing')),
  before jsonb,
  after jsonb,
  primary key (business_id, change_id, table_name, row_key)
);
create index change_row_by_transaction on change_row (business_id, transaction_id) where transaction_id is not null;
create index change_row_by_row on change_row (business_id, table_name, row_key);
alter table change_row alter column business_id set statistics 0;

-- Writes a row of a change down while one is open (`app.change`). Several touches of one row become one: from how it was
-- before the first to how it is after the last.
create function record_change_row() returns trigger language plpgsql as $$
declare
  generated constant text[] := '{shown_day,shown_merchant_id,shown_sub_category}';
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - generated end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - generated end;
  any_row jsonb := coalesce(new_row, old_row);
  was jsonb := old_row;
  is_now jsonb := new_row;
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(key, value), '{}'), coalesce(jsonb_object_agg(key, new_row -> key), '{}')
      into was, is_now from jsonb_each(old_row) where new_row -> key is distinct from value;
    if was = '{}' then return null; end if;
  end if;
  insert into change_row as kept (business_id, change_id, table_name, row_key, transaction_id, op, before, after)
  values ((any_row ->> 'business_id')::uuid, current_setting('app.change')::uuid, tg_table_name, any_row ->> tg_argv[0],
    case tg_table_name when 'transaction' then any_row ->> 'id' when 'transaction_split' then any_row ->> 'transaction_id'
      when 'removed_transaction' then any_row ->> 'id' end::uuid,
    lower(tg_op), was, is_now)
  on conflict (business_id, change_id, table_name, row_key) do update set
    op = case when kept.op = 'insert' then case excluded.op when 'delete' then 'nothing' else 'insert' end
      when kept.op = 'delete' and excluded.op = 'insert' then 'update' else excluded.op end,
    before = case when kept.op not in ('insert', 'nothing') then coalesce(excluded.before, '{}') || kept.before end,
    after = case when excluded.op <> 'delete' then coalesce(kept.after, '{}') || excluded.after end;
  return null;
end $$;

do $$
declare watched text[];
begin
  foreach watched slice 1 in array array[['transaction', 'id'], ['transaction_split', 'id'], ['merchant', 'id'],
    ['merchant_alias', 'key'], ['own_category', 'sub_category'], ['category_setting', 'sub_category'],
    ['transaction_rule', 'id'], ['removed_transaction', 'id']]
  loop
    execute format($t$create trigger recorded after insert or update or delete on %I for each row
      when (current_setting('app.change', true) <> '') execute function record_change_row(%L)$t$, watched[1], watched[2]);
  end loop;
end $$;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['own_category', 'category_setting', 'merchant_alias', 'transaction_rule',
    'removed_transaction', 'saved_view', 'change', 'change_row']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($p$create policy own_rows on %I
      using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
      with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid))$p$, tenant_table);
    execute format('grant select, insert, update, delete on %I to plimsoll_tenant', tenant_table);
  end loop;
end $$;

-- Shipped and own categories together, under the name that every figure joins.
drop view booked_transaction;
drop view split_line;
drop view whole_transaction;
alter table taxonomy rename to shipped_taxonomy;
create view taxonomy with (security_invoker = true) as
  select sub_category, category, direction, activity from shipped_taxonomy
  union all
  select sub_category, category, direction, activity from own_category;
revoke all on shipped_taxonomy from plimsoll_tenant;
grant select on shipped_taxonomy, taxonomy to plimsoll_tenant;

-- As migration 0006 made them, on this taxonomy.
create view whole_transaction with (security_invoker = true) as
  select t.business_id, t.id, t.account_id, t.day, t.position, t.amount_minor, t.text, t.counterparty, t.reference,
    t.bank_type, t.bank_id, t.balance_minor, t.fingerprint, t.occurrence, t.upload_id, t.line, t.file_category,
    t.merchant_id, t.rail, t.sub_category, t.label_source, t.label_confidence, t.transfer_id, t.edited_day,
    t.edited_merchant_id, t.edited_sub_category, t.excluded, t.note, t.edited_at, t.shown_day, t.shown_merchant_id,
    t.shown_sub_category, t.split, t.origin, t.rule_id, t.id as transaction_id, 1 as wholes, a.name as account_name,
    a.currency, a.counts, x.category,
    case when x.activity = 'neutral' then 'financing' else x.activity end as activity,
    case when x.direction <> 'both' and x.category <> 'uncategorised' then x.direction
      when t.amount_minor < 0 then 'out' else 'in' end as side,
    not t.excluded and t.transfer_id is null and a.counts as in_cash
  from transaction t
    join account a on a.business_id = t.business_id and a.id = t.account_id
    left join taxonomy x on x.sub_category = t.shown_sub_category;

create view split_line with (security_invoker = true) as
  select t.business_id, s.id, t.account_id, t.day, t.position, s.amount_minor, t.text, t.counterparty, t.reference,
    t.bank_type, t.bank_id, t.balance_minor, t.fingerprint, t.occurrence, t.upload_id, t.line, t.file_category,
    t.merchant_id, t.rail, t.sub_category, t.label_source, t.label_confidence, s.transfer_id, t.edited_day,
    s.merchant_id as edited_merchant_id, s.sub_category as edited_sub_category, t.excluded,
    coalesce(s.note, t.note) as note, t.edited_at, t.shown_day,
    coalesce(s.merchant_id, t.shown_merchant_id) as shown_merchant_id, s.sub_category as shown_sub_category,
    t.split, t.origin, t.rule_id, t.id as transaction_id, case s.position when 0 then 1 else 0 end as wholes,
    a.name as account_name, a.currency, a.counts, x.category,
    case when x.activity = 'neutral' then 'financing' else x.activity end as activity,
    case when x.direction <> 'both' and x.category <> 'uncategorised' then x.direction
      when s.amount_minor < 0 then 'out' else 'in' end as side,
    not t.excluded and s.transfer_id is null and a.counts as in_cash
  from transaction_split s
    join transaction t on t.business_id = s.business_id and t.id = s.transaction_id
    join account a on a.business_id = t.business_id and a.id = t.account_id
    left join taxonomy x on x.sub_category = s.sub_category;

create view booked_transaction with (security_invoker = true) as
  select * from whole_transaction where not split
  union all
  select * from split_line;

grant select on whole_transaction, split_line, booked_transaction to plimsoll_tenant;
