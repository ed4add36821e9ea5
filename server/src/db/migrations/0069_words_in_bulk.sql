-- A file of fifty thousand rows whose texts are all different spent a fifth of its time on putting their words into the index of
-- trigrams, four megabytes at a time. An import lets them wait in the index's own list of what is pending, where searches look
-- too; this moves the list into the index at once, behind the forecast. Without it the next row that is added would do so.
create function index_pending_words() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if to_regclass('public.transaction_words') is null then return 0; end if;
  return gin_clean_pending_list('public.transaction_words');
end $$;
revoke all on function index_pending_words from public;
grant execute on function index_pending_words to plimsoll_service;
