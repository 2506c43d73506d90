import { describe, expect, it } from 'vitest';
import { openPortal } from './portal';
import type { PlannedFault } from './world';

const visit = openPortal();

type Patch = NonNullable<PlannedFault['patch']>;

const replaced = (path: string, value: unknown): Patch => [{ op: 'replace', path, value }];

const APPLICATION = '/user/applications/:id';
const LIST = '/user/applications';

const tab = (world: string, path: string) => async () => {
  const visitor = await visit(world, { as: 'applicant' });
  return { visitor, address: `/dashboard/applications/${visitor.world.application()}${path}` };
};

const overview = tab('ready-to-submit', '');
const documents = tab('documents-advised', '/documents');
const list = async () => ({
  visitor: await visit('ready-to-submit', { as: 'applicant' }),
  address: '/dashboard/applications',
});

describe('a page is unchanged if the API writes a value in another notation', () => {
  it.each<[string, typeof overview, string, Patch]>([
    ['a missing list of configured fields', overview, APPLICATION, replaced('/custom_fields_list', null)],
    ['an integer', overview, APPLICATION, replaced('/loanDuration', '36.0')],
    ['a loan type', overview, APPLICATION, replaced('/allBanksLoanPurpose', 'Object-Financing')],
    ['a status', overview, APPLICATION, replaced('/status', 'OPEN')],
    ['a boolean', list, LIST, replaced('/0/is_appointment_created', 'false')],
    [
      'a document type',
      documents,
      `${APPLICATION}/documents`,
      replaced('/result/1/document_type', 'BWA-SuSa'),
    ],
  ])('a page is unchanged for a value that is %s', async (_, open, path, patch) => {
    const { visitor, address } = await open();
    const pageWithoutPatch = await visitor.get(address);
    await visitor.world.planFault({ method: 'GET', path, patch });
    const pageWithPatch = await visitor.get(address);
    expect(pageWithPatch.status).toBe(200);
    expect(pageWithPatch.words('main')).toBe(pageWithoutPatch.words('main'));
  });
});

it('a page shows the readable entries of a list if one entry is unreadable', async () => {
  const { visitor, address } = await documents();
  const pageWithoutPatch = await visitor.get(address);
  expect(pageWithoutPatch.words('main')).toContain('Jahresabschluss 2024.pdf');
  const patch = replaced('/result/0/created', 'yesterday');
  await visitor.world.planFault({ method: 'GET', path: `${APPLICATION}/documents`, patch });
  const pageWithPatch = await visitor.get(address);
  expect(pageWithPatch.status).toBe(200);
  expect(pageWithPatch.words('main')).not.toContain('Jahresabschluss 2024.pdf');
  expect(pageWithPatch.words('main')).toContain('BWA und SuSa.pdf');
});

describe('a page is shown although the portal does not know a value of the API', () => {
  it.each<[string, typeof overview, string, string, boolean]>([
    ['loan type of the list', list, LIST, '/0/allBanksLoanPurpose', true],
    ['currency of the list', list, LIST, '/0/currency', true],
    ['status of the list', list, LIST, '/0/status', true],
    ['loan type of an application', overview, APPLICATION, '/allBanksLoanPurpose', true],
    ['legal form', overview, APPLICATION, '/companyType', true],
    ['type of a document', documents, `${APPLICATION}/documents`, '/result/0/document_type', false],
    ['virus scan', documents, `${APPLICATION}/documents`, '/result/0/virus_scan_status', false],
    ['owner of a document', documents, `${APPLICATION}/documents`, '/result/0/entity_kind', false],
    [
      'invitation',
      tab('ready-to-submit', '/representatives'),
      `${APPLICATION}/signatories`,
      '/0/invite_status',
      false,
    ],
    [
      'nationality',
      tab('ready-to-submit', '/representatives'),
      `${APPLICATION}/signatories`,
      '/0/nationality',
      true,
    ],
    [
      'cover',
      tab('factoring-insurable', '/factoring'),
      `${APPLICATION}/factoring/debitors`,
      '/0/currency',
      true,
    ],
    [
      'financing type',
      tab('object-financing', '/objects'),
      `${APPLICATION}/finance_objects`,
      '/0/financing_type',
      true,
    ],
  ])('a page is shown for an unknown %s', async (_, open, path, member, isShown) => {
    const { visitor, address } = await open();
    await visitor.world.planFault({ method: 'GET', path, patch: replaced(member, 'XQZ') });
    const page = await visitor.get(address);
    expect(page.status).toBe(200);
    expect(page.words('main [role=alert] h2')).not.toMatch(/We can’t load/);
    if (isShown) expect(page.words('main')).toContain('XQZ');
  });
});
