-- What PostgreSQL knows about a table's rows is minutes behind a file that fills it, and until then it reads the whole account for each
-- row that it looks for. This renews it for every table that has doubled since.
create function renew_statistics() returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  grown regclass;
  renewed int := 0;
begin
  for grown in
    select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'
      and pg_relation_size(c.oid) > 2 * 8192::bigint * greatest(c.relpages, 8)
  loop
    execute format('analyze (skip_locked) %s', grown);
    renewed := renewed + 1;
  end loop;
  return renewed;
end $$;
revoke all on function renew_statistics from public;
grant execute on function renew_statistics to plimsoll_service;
