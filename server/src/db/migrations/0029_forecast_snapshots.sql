-- The tables that keep each day's forecast were named after "what was said". A forecast kept
-- unchanged, to be compared with what happened, is a snapshot; one table holds it by line and month,
-- the other by day.
alter table forecast_said rename to forecast_snapshot;
alter table forecast_said_day rename to forecast_snapshot_day;
