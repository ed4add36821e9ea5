-- Ranges are widened on the side on which balances ended beyond them; the next trial on the past measures both.
alter table forecast_backtest rename column widening to widening_high;
alter table forecast_backtest add column widening_low real not null default 1;
alter table forecast_backtest alter column widening_low drop default;
