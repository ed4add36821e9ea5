-- Grows with every change of projects: what is worked out of them is kept in memory under it.
alter table business add column sales_version bigint not null default 0;
