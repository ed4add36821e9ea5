-- Invoices and bills that are not paid yet, as people enter them or bookkeeping programs export them: so that the forecast expects
-- what is known to be owed, in place of what the past alone suggests.
create table forecast_invoice (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  side text not null check (side in ('in', 'out')),
  party text not null,
  merchant_id uuid,
  sub_category text not null,
  number text,
  issued date,
  due date not null,
  amount_minor bigint not null, -- signed: what was unpaid at the start of `since`
  since date not null, -- payments count from this day on
  paid_on date, -- marked as paid by a person
  email text,
  source text not null check (source in ('typed', 'Xero', 'QuickBooks', 'FreeAgent', 'Sage', 'table')),
  saved_by uuid not null,
  saved_at timestamptz not null default now(),
  primary key (business_id, id)
);

alter table forecast_invoice enable row level security;
alter table forecast_invoice force row level security;
create policy own_rows on forecast_invoice
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on forecast_invoice to plimsoll_tenant;
