-- A line of the forecast has one name everywhere: what decisions, configurations and scenarios kept
-- as the id of a series is the id of a line, for it may be a rule or a tax too.
alter table forecast_decision rename column series_id to line_id;

-- The owner of the tables rewrites every business's rows.
alter table forecast_configuration no force row level security;
alter table change_row no force row level security;
alter table forecast_scenario no force row level security;

update forecast_configuration
  set configuration = (configuration - 'series_id') || jsonb_build_object('line_id', configuration -> 'series_id')
  where configuration ? 'series_id';

-- What undoing writes back into the decisions.
update change_row
  set before = case when before ? 'series_id'
      then (before - 'series_id') || jsonb_build_object('line_id', before -> 'series_id') else before end,
    after = case when after ? 'series_id'
      then (after - 'series_id') || jsonb_build_object('line_id', after -> 'series_id') else after end
  where table_name = 'forecast_decision';

-- Only keys end in a quote and a colon; within a value a quote is escaped.
update forecast_scenario
  set changes = replace(changes::text, '"series_id":', '"line_id":')::jsonb,
    figures = replace(figures::text, '"seriesId":', '"line_id":')::jsonb;

alter table forecast_configuration force row level security;
alter table change_row force row level security;
alter table forecast_scenario force row level security;
