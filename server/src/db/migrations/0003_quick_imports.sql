-- Importing fifty thousand rows checked the same few parents fifty thousand times each, a fifth of the database's work.
-- The parents are safe without it: these rows are written only by a change that holds the books or the upload, and whatever
-- removes an account, an upload or a business removes their rows first (decision 0011). `verify` tells of rows without one.
alter table transaction drop constraint transaction_business_id_account_id_fkey;
alter table upload_row drop constraint upload_row_business_id_upload_id_fkey;
alter table total_day drop constraint total_day_business_id_fkey;

-- The few rows that a user moved to another day. For all others the bank's day is the day shown, and totals by day tell
-- what an account had moved by the end of it.
create index transaction_moved on transaction (business_id, account_id) where edited_day is not null;
