import { describe, expect, test } from 'vitest';
import { addSessionObjects, namesOfSessionObjects, readPendingItems } from './pending-items';

const names = (actions: string[], signer: string | null = null) =>
  readPendingItems(
    actions.map((action) => ({ action, errors: [] })),
    signer,
  ).map(({ name }) => name);

describe('OVER-07 readPendingItems (open items of an application)', () => {
  test('sorts the items in the order that D-23 defines', () => {
    expect(
      names(
        [
          'factoring_details',
          'signature',
          'finance_objects',
          'debt_register',
          'documents',
          'signatories_minimum_data',
          'company_tax_number',
          'bank_information',
          'email_verification',
        ],
        'me',
      ),
    ).toEqual([
      'email_verification',
      'bank_information',
      'company_tax_number',
      'signatories_minimum_data',
      'documents',
      'debt_register',
      'finance_objects',
      'signature',
      'factoring_details',
    ]);
  });

  test('hides missing data of representatives while representatives are missing', () => {
    expect(names(['signatories_minimum_data', 'signatories_specified'])).toEqual(['signatories_specified']);
  });

  test('returns a signature only for users who sign', () => {
    expect(names(['signature'])).toEqual([]);
    expect(names(['signature'], 'me')).toEqual(['signature']);
  });

  test('omits the signatures of other signatories', () => {
    const of = (...ids: string[]) => [
      {
        action: 'signature',
        errors: ids.map((signatory_id) => ({
          code: 'err_sepa_mandate_not_accepted',
          values: { signatory_id },
        })),
      },
    ];
    expect(readPendingItems(of('other'), 'me')).toEqual([]);
    const [item] = readPendingItems(of('other', 'me'), 'me');
    expect(item?.errors.map(({ values }) => values?.signatory_id)).toEqual(['me']);
  });

  test('returns unknown items last, with their codes', () => {
    const errors = [{ code: 'err_new', values: { count: 2 } }];
    expect(
      readPendingItems(
        [
          { action: 'tax_return', errors },
          { action: 'documents', errors: [] },
        ],
        null,
      ),
    ).toEqual([
      { name: 'documents', errors: [] },
      { name: 'other', errors },
    ]);
  });

  test('D-271: returns at most 20 unknown items, and the last one has the codes of the others', () => {
    const actions = Array.from({ length: 5_000 }, (_, index) => ({
      action: `unknown-${index}`,
      errors: [{ code: `err_${index}` }],
    }));
    const items = readPendingItems(actions, null);
    expect(items.map(({ errors }) => errors.length)).toEqual([...Array<number>(19).fill(1), 4_981]);
    expect(readPendingItems(actions.slice(0, 20), null)).toHaveLength(20);
  });
});

describe('OBJ-01 addSessionObjects (adds objects that are only in the session)', () => {
  const sessionObjects = [{ id: 'n1', name: 'Amada HFE-M2' }];
  const item = (name: 'documents' | 'finance_objects' | 'factoring_details' | 'other') => ({
    name,
    errors: [{ code: 'err_x' }],
  });

  test.each([
    [[], [{ name: 'finance_objects', errors: [], sessionObjects }]],
    [
      [item('documents'), item('other')],
      [item('documents'), { name: 'finance_objects', errors: [], sessionObjects }, item('other')],
    ],
    [[item('finance_objects')], [{ ...item('finance_objects'), sessionObjects }]],
  ])('adds unsent objects to the finance_objects item without moving the item: %j', (items, expected) => {
    expect(addSessionObjects(items, sessionObjects)).toEqual(expected);
  });

  test('returns the items unchanged without unsent objects, and ignores objects of other applications', () => {
    expect(addSessionObjects([item('documents')], [])).toEqual([item('documents')]);
    const entries = [
      { id: 'n1', name: 'Amada HFE-M2', application: 'a1' },
      { id: 'n2', name: 'Linde E20', application: 'a2' },
    ];
    expect(namesOfSessionObjects(entries, 'a1')).toEqual(sessionObjects);
    expect(namesOfSessionObjects(undefined, 'a1')).toEqual([]);
  });
});
