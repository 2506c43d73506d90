import { describe, expect, it } from 'vitest';
import {
  createRepresentativeCard,
  formatTaxNumber,
  type ListedRepresentative,
  type PersonTrait,
} from './card';
import { permissionsOf } from './permissions';

const JONAS: ListedRepresentative = {
  signatory_id: '2',
  first_name: 'Jonas',
  last_name: 'Brandt',
  email: 'jonas@brandt.example',
  telephone: null,
  position: ' Geschäftsführer ',
  nationality: 'DE',
  birthdate: '1979-05-14',
  taxid: '86095742719',
  street: 'Am Wall',
  street_number: '3b',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  is_beneficial_owner: true,
  percentage_owned: 0.295,
  is_legal_signatory: true,
  is_contract_signatory: true,
  is_sole_signatory: false,
  is_main_contact: false,
  is_current_actor: false,
  invite_status: 'not_invited',
  credit_score: '212',
  updated_at: '2026-03-04T23:30:00Z',
};

const ALL = ['signatory', 'signatory_other', 'signatory_flags', 'signatory_tin', 'signatory_contact'];

function card(change: Partial<ListedRepresentative> = {}, allowed: string[] = ALL, showsScore = true) {
  const person = { ...JONAS, ...change };
  const permissions = permissionsOf(allowed, person.is_current_actor);
  return createRepresentativeCard(person, { permissions, language: 'de', showsScore });
}

describe('REP-10: card of a representative', () => {
  it('shows name, share and last change', () => {
    expect(card()).toMatchObject({
      id: '2',
      name: 'Jonas Brandt',
      isOwn: false,
      position: 'Geschäftsführer',
      points: 2950,
      missing: 1,
      invite: 'not_invited',
      updated: '04.03.2026',
      mayEdit: true,
      mayRemove: true,
    });
  });

  it.each<[string, Partial<ListedRepresentative>, PersonTrait[]]>([
    ['a joint signatory', {}, ['legalSignatory', 'beneficialOwner', 'signsTogether']],
    ['a sole signatory', { is_sole_signatory: true }, ['legalSignatory', 'beneficialOwner', 'signsAlone']],
    [
      'a legal signatory who does not sign',
      { is_contract_signatory: false },
      ['legalSignatory', 'beneficialOwner', 'signsNot'],
    ],
    [
      'a legal signatory without an answer about signing',
      { is_contract_signatory: null, is_sole_signatory: null },
      ['legalSignatory', 'beneficialOwner'],
    ],
    [
      'an owner only',
      { is_legal_signatory: false, is_contract_signatory: null },
      ['beneficialOwner', 'signsNot'],
    ],
    [
      'the main contact',
      { is_main_contact: true, is_beneficial_owner: false },
      ['mainContact', 'legalSignatory', 'signsTogether'],
    ],
  ])('shows the labels of %s', (_, change, traits) => {
    expect(card(change).traits).toEqual(traits);
  });

  it.each(['not_invited', 'not_accepted', 'expired', 'accepted'])(
    'shows the invitation status %s',
    (invite_status) => {
      expect(card({ invite_status }).invite).toBe(invite_status);
    },
  );

  it('shows no invitation status on the card of the user', () => {
    expect(card({ invite_status: 'not_invited', is_current_actor: true }).invite).toBeNull();
    expect(card({ invite_status: 'accepted', is_current_actor: true }).invite).toBe('accepted');
  });

  it('hides an unknown invitation status', () => {
    expect(card({ invite_status: 'lost' }).invite).toBeNull();
  });

  it('D-54: shows the credit score only where the credit check is not hidden', () => {
    const names = (showsScore: boolean) => card({}, ALL, showsScore).facts.map(({ name }) => name);
    expect(names(true)).toContain('creditScore');
    expect(names(false)).not.toContain('creditScore');
    expect(card({ credit_score: null }).facts.map(({ name }) => name)).not.toContain('creditScore');
  });

  it('links missing details to the form that may change them', () => {
    const remedies = (allowed: string[], isOwn = false) =>
      Object.fromEntries(
        card({ is_current_actor: isOwn }, allowed).facts.map(({ name, remedy }) => [name, remedy]),
      );
    const nothing = {
      email: null,
      telephone: null,
      birthdate: null,
      taxid: null,
      address: null,
      nationality: null,
    };
    expect(remedies(ALL)).toMatchObject({
      email: 'email',
      telephone: 'telephone',
      birthdate: 'edit',
      taxid: 'taxid',
      address: 'edit',
      nationality: 'edit',
      creditScore: null,
    });
    expect(remedies(['signatory_contact'])).toMatchObject(nothing);
    expect(remedies(['signatory_contact'], true)).toMatchObject({
      ...nothing,
      email: 'email',
      telephone: 'telephone',
    });
    expect(remedies(['signatory_tin', 'signatory_other'])).toMatchObject({ ...nothing, taxid: 'taxid' });
  });
});

it.each([
  ['86095742719', 'DE', '86\u00a0095\u00a0742\u00a0719'],
  ['86095742719', 'PL', '86095742719'],
  ['AB-12345', 'DE', 'AB-12345'],
  ['7569217076985', 'CH', '756.9217.0769.85'],
])('formatTaxNumber for the number %s of the country %s returns $2', (taxid, country, text) => {
  expect(formatTaxNumber(taxid, country)).toBe(text);
});
