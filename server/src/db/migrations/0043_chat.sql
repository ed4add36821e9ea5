-- What users asked the assistant and what it answered: so that a follow-up knows what came before, an explanation is made from
-- what was really answered rather than from what a browser sends back, and questions that were not understood can be learnt from.
create table chat_turn (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  prompt text not null, -- as much of it as was read
  status text not null,
  reason text, -- why there was no figure
  unused text[] not null default '{}', -- the words that nothing explained
  tool text,
  answer jsonb not null, -- what was sent, with its facts and citations
  call jsonb, -- the tool with its arguments, for the explanation
  engine text not null,
  is_open boolean not null default true, -- false once the conversation was reset
  rating smallint check (rating in (-1, 1)),
  feedback text,
  primary key (business_id, id)
);
create index chat_turn_by_user on chat_turn (business_id, user_id, created_at desc);

alter table chat_turn enable row level security;
alter table chat_turn force row level security;
create policy own_rows on chat_turn
  using (business_id = (select nullif(current_setting('app.business', true), '')::uuid))
  with check (business_id = (select nullif(current_setting('app.business', true), '')::uuid));
grant select, insert, update, delete on chat_turn to plimsoll_tenant;
