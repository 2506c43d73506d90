import { countAttempts, MAX_ATTEMPTS } from '../api/attempts';
import { insertRow, type Queries } from '../database/database';
import { hashPassword } from '../rules/password';

export const PEOPLE = {
  katrin: { email: 'katrin.brandt@metallbau-brandt.example' },
  jonas: { email: 'jonas.brandt@metallbau-brandt.example' },
  maren: { email: 'maren.vogt@praxis-vogt.example' },
} as const;

export type PersonKey = keyof typeof PEOPLE;

export const NEWCOMER_EMAIL = 'newcomer@example.com';

const PASSWORD_HASH = hashPassword('Demo!2026pass');

export async function insertAccount(
  queries: Queries,
  email: string,
  { isConfirmed = true, condition = 'active' } = {},
): Promise<string> {
  const { id } = await insertRow<{ id: string }>(queries, 'account', {
    email,
    password_hash: PASSWORD_HASH,
    condition,
    confirmed_at: isConfirmed ? new Date() : null,
  });
  return id;
}

export async function insertRefusedAccounts(queries: Queries): Promise<void> {
  for (const condition of ['disabled', 'deleted', 'locked'] as const) {
    await insertAccount(queries, `${condition}@magic.example`, { condition });
  }
  for (const kind of ['login', 'reset'] as const) {
    await countAttempts(queries, kind, 'too-many@magic.example', MAX_ATTEMPTS[kind]);
  }
}

export async function insertCompanies(queries: Queries): Promise<void> {
  await insertRow(queries, 'company', {
    external_id: 'ext-4711',
    name: 'Metallbau Brandt GmbH',
    street_line: 'Überseering 12a',
    postcode: '28217',
    city: 'Bremen',
    country: 'DE',
    register_number: 'HRB 24816',
    legal_form: 'GMBH',
    purpose: 'Planung und Montage von Stahlkonstruktionen',
  });
  await insertRow(queries, 'company', {
    external_id: 'ext-4712',
    name: 'Testfall Ablehnung GmbH',
    country: 'DE',
    legal_form: 'GMBH',
    monthly_capacity: 0,
  });
}
