-- Uploads that a person has looked at: rows left out of a plan, and how files of one layout are read.

-- Left out by a person, because it looked like a row that the books hold already. Kept for audit, never stored.
alter table upload_row add column left_out boolean not null default false;

-- How a person said that files of one layout are read, so that the next one asks nothing.
create table layout_memory (
  business_id uuid not null references business (id) on delete cascade,
  signature text not null, -- of the layout as the reader finds it by itself
  answers jsonb not null,
  reads_as text not null, -- the header's signature with these answers; where it differs, they no longer fit
  upload_id uuid not null, -- the upload with which it was said; undoing that one takes the word back
  said_at timestamptz not null default now(),
  primary key (business_id, signature)
);

alter table layout_memory enable row level security;
alter table layout_memory force row level security;
create policy own_rows on layout_memory
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on layout_memory to plimsoll_tenant;
