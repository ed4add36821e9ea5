-- An accountant's pack under a link is a file: names can't be taken out of it once pay is hidden. Each copy says whether it was made
-- without them, and one that was not stops working while the business hides single pay.
alter table shared_snapshot add column hides_pay boolean not null default false;
