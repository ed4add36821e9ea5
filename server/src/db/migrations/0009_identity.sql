-- Sign-in with an identity provider, and an optional second factor. People are told by issuer and subject, never by address.
-- Secrets that are only ever compared stand here as hashes; those that must be read again are sealed (db/vault).

-- Who came by a provider has no password until one is set.
alter table app_user alter column password_hash drop not null;

create table user_identity (
  id uuid not null unique,
  issuer text not null, -- as the provider's own token names it; Microsoft's holds the tenant
  subject text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  provider text not null, -- as configured
  email text, -- as the provider told it last; shown, never looked up by
  linked_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index user_identity_of_user on user_identity (user_id);

-- A browser on its way to a provider. Used up by its return; ten minutes.
create table sign_in_attempt (
  state_hash bytea primary key,
  browser_hash bytea not null, -- of the cookie of the browser that began
  provider text not null,
  user_id uuid references app_user (id) on delete cascade, -- who is adding a way to sign in; null where somebody comes in
  sealed text not null, -- nonce and code verifier
  expires_at timestamptz not null
);
create index sign_in_attempt_by_age on sign_in_attempt (expires_at);

-- What was proven so far, between two steps of coming in. Used up by the next step.
create table sign_in_ticket (
  ticket_hash bytea primary key,
  kind text not null check (kind in ('code', 'add', 'password', 'mail', 'second_factor')),
  browser_hash bytea, -- null where no provider is involved
  user_id uuid references app_user (id) on delete cascade,
  provider text,
  issuer text,
  subject text,
  email text,
  email_proven boolean not null default false,
  name text,
  expires_at timestamptz not null
);
create index sign_in_ticket_by_age on sign_in_ticket (expires_at);
create index sign_in_ticket_of_user on sign_in_ticket (user_id);

create table second_factor (
  user_id uuid primary key references app_user (id) on delete cascade,
  sealed text not null, -- the secret that the authenticator app shares
  confirmed_at timestamptz, -- null while it is being set up
  step_used bigint not null default 0, -- no code of this step of thirty seconds, or of one before it, is taken again
  created_at timestamptz not null default now()
);

create table recovery_code (
  user_id uuid not null references second_factor (user_id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
