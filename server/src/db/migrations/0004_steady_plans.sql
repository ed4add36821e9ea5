-- Statistics of which business has how many rows are always behind the newest business, whose rows the planner then takes
-- for one: any index that begins with the business looks as good as the right one, and a whole business is gone through for
-- each row of a file. Without statistics of that column every business counts as one of two hundred, before and after
-- ANALYZE, and the index that fits best is chosen.
alter table account alter column business_id set statistics 0;
alter table balance_statement alter column business_id set statistics 0;
alter table merchant alter column business_id set statistics 0;
alter table merchant_memory alter column business_id set statistics 0;
alter table upload alter column business_id set statistics 0;
alter table upload_row alter column business_id set statistics 0;
alter table upload_account alter column business_id set statistics 0;
alter table transaction alter column business_id set statistics 0;
alter table total_day alter column business_id set statistics 0;
alter table total_month alter column business_id set statistics 0;
alter table total_account_day alter column business_id set statistics 0;
