-- A link that a newer email replaces is kept until it expires, so that whoever opens it learns that it was replaced.
alter table one_time_token add column replaced_at timestamptz;

-- The session that asked for a new address stays open when the address changes; the others end.
alter table address_change add column session_id uuid;

-- Browsers that have signed in before, as hashes only: wrong guesses from elsewhere must not keep them out.
create table known_device (
  user_id uuid not null references app_user (id) on delete cascade,
  device_hash bytea not null,
  network_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_device_by_age on known_device (seen_at);

-- Who carries out the request of an Idempotency-Key, and until when that is certain without another sign of life: after a
-- crash the next attempt takes over within seconds, and one that was only slow can't commit a second time.
alter table idempotency add column holder uuid, add column held_until timestamptz;
