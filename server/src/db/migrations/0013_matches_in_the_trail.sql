-- A match of a transaction with an expected payment stands in the audit trail and is taken back there, as every other edit is.

-- One column that tells decisions apart, for the trail names rows by one. Days since 2000, because a date as text depends on settings.
alter table forecast_decision add column decision_key text
  generated always as (kind || ' ' || (due - date '2000-01-01')::text || ' ' || series_id) stored;

-- As migration 0008 made it; a decision is told with the transaction that it matches.
create or replace function record_change_row() returns trigger language plpgsql as $$
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
      when 'removed_transaction' then any_row ->> 'id'
      when 'forecast_decision' then any_row -> 'movement_ids' ->> 0 end::uuid,
    lower(tg_op), was, is_now)
  on conflict (business_id, change_id, table_name, row_key) do update set
    op = case when kept.op = 'insert' then case excluded.op when 'delete' then 'nothing' else 'insert' end
      when kept.op = 'delete' and excluded.op = 'insert' then 'update' else excluded.op end,
    before = case when kept.op not in ('insert', 'nothing') then coalesce(excluded.before, '{}') || kept.before end,
    after = case when excluded.op <> 'delete' then coalesce(kept.after, '{}') || excluded.after end;
  return null;
end $$;

create trigger recorded after insert or update or delete on forecast_decision for each row
  when (current_setting('app.change', true) <> '') execute function record_change_row('decision_key');
