-- What a bank's provider said before anybody here was ready to hear it, and who is completing a return from a bank.

-- The connection whose own update a heard event says is over: often told while its owner is still on the way back.
alter table bank_event add column completed_hash bytea;

-- Whoever completes an attempt holds it for a few seconds at a time, so that one whose process has died is taken up again.
alter table bank_attempt add column held_until timestamptz;
