-- Words among a million transactions. Row-level security keeps every operator that is not leakproof out of index conditions,
-- so the tenant's role can only ever read row by row. One function looks into an index of trigrams instead: it answers for
-- the business that is asked for and no other, tells nothing but ids, and whoever asks reads those through the wall as
-- always. It runs as a role that can do nothing else (decision 0024).
do $$
begin
  if not exists (select from pg_roles where rolname = 'plimsoll_search') then
    create role plimsoll_search nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
grant usage on schema public to plimsoll_search;
grant select (business_id, id, text, counterparty, reference, note) on transaction to plimsoll_search;
create policy sought on transaction for select to plimsoll_search using (true);

-- Both extensions come with PostgreSQL and may be added by a database's owner. Where they are not to be had, words are
-- looked for row by row.
do $$
begin
  create extension if not exists pg_trgm with schema public;
  create extension if not exists btree_gin with schema public;
  create index transaction_words on transaction using gin (business_id,
    (text || coalesce(chr(10) || counterparty, '') || coalesce(chr(10) || reference, '') || coalesce(chr(10) || note, ''))
    gin_trgm_ops);
exception when feature_not_supported or undefined_file or insufficient_privilege or undefined_object then
  raise notice 'Without pg_trgm and btree_gin, words are looked for row by row: %', sqlerrm;
end $$;

-- The transactions of the business whose words fit a pattern, no more than `most`; null where there is no index of them.
create function sought_transactions(pattern text, most int) returns uuid[] language plpgsql stable security definer
  set search_path = public, pg_temp set enable_indexscan = off set enable_seqscan = off as $$
declare
  asking constant uuid := nullif(current_setting('app.business', true), '')::uuid;
begin
  if to_regclass('public.transaction_words') is null then return null; end if;
  return array(select id from transaction
    where business_id = asking
      and (text || coalesce(chr(10) || counterparty, '') || coalesce(chr(10) || reference, '') || coalesce(chr(10) || note, ''))
        ilike pattern
    limit most);
end $$;
revoke all on function sought_transactions from public;
grant execute on function sought_transactions to plimsoll_tenant;

-- Ours may make it theirs only while ours is one of theirs and theirs may make things.
grant plimsoll_search to current_user;
grant create on schema public to plimsoll_search;
alter function sought_transactions owner to plimsoll_search;
revoke create on schema public from plimsoll_search;
revoke plimsoll_search from current_user;
