-- Sales projects: jobs with milestones that bring money in and costs that take it out, so that next year's work shows in the cash
-- flow before it is invoiced. What has been received is not stored: it is matched again from the books, and only what somebody
-- decided by hand is kept.

-- How projects count in the forecast: off, by their probability, or in whole.
alter table business add column sales_counting text not null default 'expected'
  check (sales_counting in ('off', 'expected', 'won'));

create table project (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  name text not null,
  client_merchant_id uuid, -- null until the books know the client
  client_name text not null,
  status text not null
    check (status in ('Proposed', 'Won', 'Active', 'On hold', 'Completed', 'Lost', 'Cancelled')),
  status_since date not null, -- its effective date
  is_agreed boolean not null default false, -- the client has agreed once: receipts are matched by themselves
  value_minor bigint not null check (value_minor > 0),
  vat_rate text not null default 'none' check (vat_rate in ('none', 'standard', 'reduced')),
  vat_included boolean not null default false,
  starts date not null,
  ends date check (ends >= starts),
  probability smallint not null check (probability between 0 and 100),
  delay_days smallint, -- null: what is usual with the client
  include boolean not null default true,
  notes text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (business_id, id)
);

create table project_milestone (
  business_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  position smallint not null,
  label text not null,
  amount_minor bigint check (amount_minor > 0),
  share integer check (share between 1 and 10000), -- of the value, in hundredths of a percent
  invoice_date date not null,
  terms_days smallint not null check (terms_days between 0 and 365),
  chosen_on date, -- the cash day that somebody chose
  planned_on date not null, -- the cash day of the first plan, to count slips from
  primary key (business_id, project_id, id),
  foreign key (business_id, project_id) references project (business_id, id) on delete cascade,
  check ((amount_minor is null) <> (share is null))
);

create table project_cost (
  business_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  position smallint not null,
  label text not null,
  kind text not null check (kind in ('one_off', 'share', 'recurring')),
  amount_minor bigint check (amount_minor > 0), -- what is paid, with any VAT
  share integer check (share between 1 and 10000), -- of milestones before VAT, in hundredths of a percent
  day date,
  until date,
  every text check (every in ('week', 'month')),
  sub_category text not null,
  supplier_merchant_id uuid,
  supplier_name text,
  vat_rate text not null default 'none' check (vat_rate in ('none', 'standard', 'reduced')),
  primary key (business_id, project_id, id),
  foreign key (business_id, project_id) references project (business_id, id) on delete cascade
);

-- What somebody decided about a transaction and a milestone or cost. The latest word stands.
create table project_match (
  business_id uuid not null,
  project_id uuid not null,
  item_id uuid not null, -- of a milestone or cost
  transaction_id uuid not null,
  kind text not null check (kind in ('match', 'unmatch')),
  decided_at timestamptz not null default now(),
  primary key (business_id, project_id, item_id, transaction_id),
  foreign key (business_id, project_id) references project (business_id, id) on delete cascade
);

-- Everything that somebody did at once, to one project or to many, so that it can be read and undone as one.
create table project_change (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  position integer not null, -- in the order in which they were made
  kind text not null
    check (kind in ('created', 'details', 'status', 'dates', 'probability', 'redate', 'match', 'import')),
  effective_date date,
  reason text,
  made_by uuid not null,
  author text not null, -- the name at the time
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (business_id, id)
);

create table project_change_item (
  business_id uuid not null,
  change_id uuid not null,
  project_id uuid not null, -- also of a project whose creation was undone
  words text not null, -- "Proposed to Won"
  fields text[] not null, -- what changed, for a window that holds an older version
  version integer not null, -- of the project, once changed
  before jsonb, -- what is put back by undoing it; null where the project was created
  primary key (business_id, change_id, project_id),
  foreign key (business_id, change_id) references project_change (business_id, id) on delete cascade
);
create index project_change_item_by_project on project_change_item (business_id, project_id);

do $$
declare
  name text;
begin
  foreach name in array array['project', 'project_milestone', 'project_cost', 'project_match', 'project_change', 'project_change_item']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_rows on %I
      using (business_id = (select nullif(current_setting(''app.business'', true), '''')::uuid))
      with check (business_id = (select nullif(current_setting(''app.business'', true), '''')::uuid))', name);
    execute format('grant select, insert, update, delete on %I to plimsoll_tenant', name);
  end loop;
end $$;
