-- What is learnt from the labels of a business, and which money leaks it does not want to see.

-- The payments whose labels somebody stands behind: a person, a rule of theirs, their memory, their file.
create index transaction_taught on transaction (business_id, shown_day desc, id desc)
  where transfer_id is null and not split
    and (edited_sub_category is not null or label_source in ('user', 'rule', 'memory', 'file'));

-- One model a business, learnt from its own labels and used for it alone. `model` is null where there was too little to learn from.
create table learnt_model (
  business_id uuid not null references business (id) on delete cascade,
  learnt_at timestamptz not null,
  taught int not null, -- how many labels there were to learn from
  model bytea, -- packed by the domain
  quality jsonb, -- what it was worth on the business's own later payments
  primary key (business_id)
);

-- A leak that was put away. It stays away while its figures are those that were seen.
create table leak_dismissal (
  business_id uuid not null references business (id) on delete cascade,
  leak text not null, -- kind and what it is about
  figures text not null, -- the fingerprint of its numbers
  dismissed_by uuid not null,
  dismissed_at timestamptz not null default now(),
  primary key (business_id, leak)
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['learnt_model', 'leak_dismissal']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($p$create policy own_rows on %I
      using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
      with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid))$p$, tenant_table);
    execute format('grant select, insert, update, delete on %I to plimsoll_tenant', tenant_table);
  end loop;
end $$;
