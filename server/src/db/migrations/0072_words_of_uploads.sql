-- A quarter of the time until a file of fifty thousand different texts was stored went into cutting those texts into trigrams.
-- They are cut once the file is acknowledged: rows of a file stand outside the index of words, their words in a table of their
-- own that a job fills from the staged rows. Until it has, a search goes through those staged rows (decision 0024).
alter table transaction add column words_apart boolean; -- true where a file's words stand in upload_words, or will
grant select (words_apart) on transaction to plimsoll_search;

create table upload_words (
  business_id uuid not null,
  upload_id uuid not null,
  id uuid not null, -- the transaction's
  words text not null,
  primary key (business_id, upload_id, id),
  foreign key (business_id, upload_id) references upload (business_id, id) on delete cascade
);
-- The uploads whose words are not there yet.
create table words_due (
  business_id uuid not null,
  upload_id uuid not null,
  primary key (business_id, upload_id),
  foreign key (business_id, upload_id) references upload (business_id, id) on delete cascade
);

alter table upload_words enable row level security;
alter table upload_words force row level security;
create policy own_rows on upload_words
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
create policy sought on upload_words for select to plimsoll_search using (true);
grant select, insert, update, delete on upload_words to plimsoll_tenant;
grant select (business_id, id, words) on upload_words to plimsoll_search;

alter table words_due enable row level security;
alter table words_due force row level security;
create policy own_rows on words_due
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
create policy sought on words_due for select to plimsoll_search using (true);
grant select, insert, update, delete on words_due to plimsoll_tenant;
grant select (business_id, upload_id) on words_due to plimsoll_search;

create policy sought on staged_row for select to plimsoll_search using (true);
grant select (business_id, batch_id, id, text, counterparty, reference) on staged_row to plimsoll_search;

do $$
begin
  if to_regclass('public.transaction_words') is null then return; end if;
  drop index transaction_words;
  create index transaction_words on transaction using gin (business_id,
    (text || coalesce(chr(10) || counterparty, '') || coalesce(chr(10) || reference, '') || coalesce(chr(10) || note, ''))
    gin_trgm_ops) where words_apart is null or note is not null;
  create index upload_words_sought on upload_words using gin (business_id, words gin_trgm_ops);
end $$;

grant plimsoll_search to current_user;
create or replace function sought_transactions(pattern text, most int) returns uuid[] language plpgsql stable security definer
  set search_path = public, pg_temp set enable_indexscan = off set enable_seqscan = off as $$
declare
  asking constant uuid := nullif(current_setting('app.business', true), '')::uuid;
begin
  if to_regclass('public.transaction_words') is null or to_regclass('public.upload_words_sought') is null then return null; end if;
  return array(
    (select id from transaction
      where business_id = asking and (words_apart is null or note is not null)
        and (text || coalesce(chr(10) || counterparty, '') || coalesce(chr(10) || reference, '') || coalesce(chr(10) || note, ''))
          ilike pattern
      limit most)
    union
    (select id from upload_words where business_id = asking and words ilike pattern limit most)
    union
    (select r.id from words_due d join staged_row r on r.business_id = d.business_id and r.batch_id = d.upload_id
      where d.business_id = asking
        and (r.text || coalesce(chr(10) || r.counterparty, '') || coalesce(chr(10) || r.reference, '')) ilike pattern
      limit most)
    limit most);
end $$;
revoke plimsoll_search from current_user;

create or replace function index_pending_words() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if to_regclass('public.transaction_words') is null or to_regclass('public.upload_words_sought') is null then return 0; end if;
  return gin_clean_pending_list('public.transaction_words') + gin_clean_pending_list('public.upload_words_sought');
end $$;
