-- Rows enter the books one way, whoever brings them: they are staged as a batch, compared with the books, and posted. Until now
-- rows of banks and of the demo company had to pretend to be a file, by way of an upload that was deleted again. The tables
-- are named after what they hold: a batch is an upload, an update from a bank, or the demo company.
-- The rows of an upload stay, as its audit trail; all others go once they are posted.
alter table upload_row rename to staged_row;
alter table staged_row rename column upload_id to batch_id;
alter table staged_row rename constraint upload_row_pkey to staged_row_pkey;

alter table upload_account rename to staged_account;
alter table staged_account rename column upload_id to batch_id;
alter table staged_account rename constraint upload_account_pkey to staged_account_pkey;
alter table staged_account drop constraint upload_account_business_id_upload_id_fkey;
