export const SCHEMA = `
create table setting (name text primary key, value text not null);

create table account (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  condition text not null default 'active' check (condition in ('active', 'disabled', 'deleted', 'locked')),
  confirmed_at timestamptz,
  interface_language text not null default 'de',
  communication_language text not null default 'de'
);

create table session (
  digest text primary key,
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null
);

-- What is counted so that it cannot be done too often: failed logins, mails that were asked for.
create table attempt (kind text not null, subject text not null, at timestamptz not null default now());

create table mail (
  id bigserial primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('confirmation', 'reset')),
  token text not null unique,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table company (
  external_id text primary key,
  name text not null,
  street_line text,
  postcode text,
  city text,
  country text not null,
  register_number text,
  legal_form text,
  purpose text,
  -- What it can pay in a month; unknown companies are asked about later.
  monthly_capacity numeric
);

create table application (
  id uuid primary key default gen_random_uuid(),
  short_id text not null unique,
  account_id uuid not null references account on delete cascade,
  idempotency_key text,
  status text not null default 'Open',
  created_at timestamptz not null default now(),
  purpose text not null,
  currency text not null,
  loan_size numeric,
  loan_duration int,
  factoring_limit numeric,
  -- What the applicant said and no rule asks for again, by the names of the wire.
  stated jsonb not null default '{}',
  custom_fields jsonb not null default '[]',
  pricing jsonb,
  tax_id text,
  bank_name text,
  iban text,
  documents_base_year int,
  finance_objects int not null default 0,
  has_factoring_details boolean not null default false,
  unique (account_id, idempotency_key)
);

create table signatory (
  id uuid primary key default gen_random_uuid(),
  place bigserial,
  application_id uuid not null references application on delete cascade,
  first_name text not null,
  last_name text not null,
  email text,
  telephone text,
  "position" text,
  nationality text,
  birthdate date,
  taxid text,
  street text,
  street_number text,
  postcode text,
  location text,
  country text,
  is_beneficial_owner boolean not null default false,
  percentage_owned numeric,
  is_legal_signatory boolean not null default false,
  is_contract_signatory boolean,
  is_sole_signatory boolean,
  is_main_contact boolean not null default false,
  custom_fields_list jsonb not null default '[]',
  invite_status text not null default 'not_invited',
  updated_at timestamptz not null default now()
);

create table document (
  id uuid primary key default gen_random_uuid(),
  place bigserial,
  application_id uuid not null references application on delete cascade,
  entity_kind text not null default 'application',
  entity_id uuid not null,
  name text not null,
  document_type text not null,
  as_of_date date,
  signatory_id uuid references signatory on delete cascade,
  is_of_lender boolean not null default false,
  is_client_visible boolean not null default true,
  is_upload_successful boolean,
  scan text not null default 'not_scanned',
  size bigint,
  content_type text,
  content bytea,
  upload_key text unique,
  created_at timestamptz not null default now()
);

create table signing (
  signatory_id uuid primary key references signatory on delete cascade,
  provider text not null default 'idnow',
  ident_status text not null default 'not_started',
  ident_url text,
  guarantor_document_id uuid references document,
  is_guarantor_contract_uploaded boolean not null default false,
  is_legal_signature_required boolean not null default true,
  is_sepa_mandate_required boolean not null default true,
  accepted_at timestamptz
);

create table document_to_sign (
  id uuid primary key default gen_random_uuid(),
  place bigserial,
  signatory_id uuid not null references signatory on delete cascade,
  document_type text not null,
  signing_method text not null check (signing_method in ('online', 'offline')),
  is_signed boolean not null default false
);
`;
