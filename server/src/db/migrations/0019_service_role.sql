-- Until now the server logged in as the role that owns the tables, so an injected statement could have turned row-level
-- security off. From now on it logs in as a member of this role, which owns nothing and may only read and write rows.
do $$
begin
  if not exists (select from pg_roles where rolname = 'plimsoll_service') then
    create role plimsoll_service nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- It becomes the tenant's role for the work of a business.
do $$
begin
  if not pg_has_role('plimsoll_service', 'plimsoll_tenant', 'member') then
    grant plimsoll_tenant to plimsoll_service;
  end if;
end $$;

grant usage on schema public to plimsoll_service;
grant select, insert, update, delete on all tables in schema public to plimsoll_service;
revoke insert, update, delete on migration, shipped_taxonomy from plimsoll_service;
-- Later tables are reached without being named in every migration; row-level security still decides about their rows.
alter default privileges in schema public
  grant select, insert, update, delete on tables to plimsoll_service;

-- It signs people up and finds their business before any business is set, as the owner did.
create policy service on business to plimsoll_service using (true) with check (true);
create policy service on bank_user to plimsoll_service using (true);
