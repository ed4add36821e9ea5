-- Accounts that do not count, what may be in an account at the least, and transactions split into parts.
-- From here on a figure is made of lines: a transaction that is whole, or each part of one that is split. Lists without a
-- filter by category show the whole; balances are the accounts' own and do not care.

alter table account
  add column included boolean not null default true,
  add column buffer_minor bigint not null default 0 check (buffer_minor >= 0), -- what shall stay in it
  add column overdraft_minor bigint not null default 0 check (overdraft_minor >= 0), -- how far below nothing it may go
  -- Whether its money is the business's cash: in pounds, and not set aside by its owner.
  add column counts boolean not null generated always as (included and currency = 'GBP') stored;

alter table transaction
  add column split boolean not null default false, -- its parts stand in transaction_split
  add column origin text not null default 'file' check (origin in ('file', 'bank', 'demo', 'manual'));

-- The parts of a split transaction; they add up to it. `merchant_id` is null where it is the whole's.
create table transaction_split (
  business_id uuid not null,
  id uuid not null,
  transaction_id uuid not null,
  position int not null, -- from 0
  amount_minor bigint not null check (amount_minor <> 0),
  sub_category text not null,
  merchant_id uuid,
  note text,
  transfer_id uuid, -- the other leg, where this part went between own accounts
  primary key (business_id, id),
  unique (business_id, transaction_id, position),
  foreign key (business_id, transaction_id) references transaction (business_id, id) on delete cascade
);
create index transaction_split_by_merchant on transaction_split (business_id, merchant_id) where merchant_id is not null;
alter table transaction_split alter column business_id set statistics 0;

alter table transaction_split enable row level security;
alter table transaction_split force row level security;
create policy own_rows on transaction_split
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on transaction_split to plimsoll_tenant;

drop view booked_transaction;

-- A transaction as it stands, split or not. Its side is its sub-category's direction, so that a refund reduces what it
-- refunds; the sign decides where the direction is open or nobody has said what the money is for (as in the domain's
-- taxonomy). Left out of cash: what the user excluded, transfers between own accounts, and accounts that do not count.
create view whole_transaction with (security_invoker = true) as
  select t.*, t.id as transaction_id, 1 as wholes, a.name as account_name, a.currency, a.counts, x.category,
    case when x.activity = 'neutral' then 'financing' else x.activity end as activity,
    case when x.direction <> 'both' and x.category <> 'uncategorised' then x.direction
      when t.amount_minor < 0 then 'out' else 'in' end as side,
    not t.excluded and t.transfer_id is null and a.counts as in_cash
  from transaction t
    join account a on a.business_id = t.business_id and a.id = t.account_id
    left join taxonomy x on x.sub_category = t.shown_sub_category;

-- The parts of split transactions in the same columns. `id` is the part's, `transaction_id` the whole's; `wholes` is 1 in
-- one part of each transaction, so that its sum counts transactions.
create view split_line with (security_invoker = true) as
  select t.business_id, s.id, t.account_id, t.day, t.position, s.amount_minor, t.text, t.counterparty, t.reference,
    t.bank_type, t.bank_id, t.balance_minor, t.fingerprint, t.occurrence, t.upload_id, t.line, t.file_category,
    t.merchant_id, t.rail, t.sub_category, t.label_source, t.label_confidence, s.transfer_id, t.edited_day,
    s.merchant_id as edited_merchant_id, s.sub_category as edited_sub_category, t.excluded,
    coalesce(s.note, t.note) as note, t.edited_at, t.shown_day,
    coalesce(s.merchant_id, t.shown_merchant_id) as shown_merchant_id, s.sub_category as shown_sub_category,
    t.split, t.origin, t.id as transaction_id, case s.position when 0 then 1 else 0 end as wholes,
    a.name as account_name, a.currency, a.counts, x.category,
    case when x.activity = 'neutral' then 'financing' else x.activity end as activity,
    case when x.direction <> 'both' and x.category <> 'uncategorised' then x.direction
      when s.amount_minor < 0 then 'out' else 'in' end as side,
    not t.excluded and s.transfer_id is null and a.counts as in_cash
  from transaction_split s
    join transaction t on t.business_id = s.business_id and t.id = s.transaction_id
    join account a on a.business_id = t.business_id and a.id = t.account_id
    left join taxonomy x on x.sub_category = s.sub_category;

-- What figures are made of.
create view booked_transaction with (security_invoker = true) as
  select * from whole_transaction where not split
  union all
  select * from split_line;

grant select on whole_transaction, split_line, booked_transaction to plimsoll_tenant;
