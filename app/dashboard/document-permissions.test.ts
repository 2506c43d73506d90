import { describe, expect, it } from 'vitest';
import { documentPermissions, hasLoanContract, isLenders } from './document-permissions';

const ALL = { canUpload: true, canDelete: true, canChangeClientVisibility: true };

describe('DOC-06 D-66 documentPermissions', () => {
  it.each([
    [{ status: 'Open', ...ALL }, 'upload remove changeVisibility changeBaseYear'],
    [{ status: 'open', ...ALL, canDelete: false }, 'upload changeVisibility'],
    [{ status: 'Open', ...ALL, canUpload: false }, 'remove changeVisibility'],
    [{ status: 'Submitted', ...ALL }, 'upload changeVisibility'],
    [{ status: 'Signature', canUpload: true }, 'upload'],
    [{ status: 'Open' }, ''],
  ])('of %j are %j', (application, granted) => {
    const permissions = Object.entries(documentPermissions(application));
    expect(permissions.flatMap(([name, has]) => (has ? name : [])).join(' ')).toBe(granted);
  });

  it.each([
    ['offer_file', [], true],
    ['brokerage_contract', [{ document_type: 'brokerage_contract' }], false],
    ['other', [], false],
  ])('isLenders %s, asked for %j: %s', (type, asksFor, expected) => {
    expect(isLenders(type, asksFor)).toBe(expected);
  });
});

describe('DOC-10 hasLoanContract', () => {
  const flow = ['pre_check', 'Open', 'Submitted', 'Signature', 'Final_Review', 'Paid_Out'];
  it.each([
    ['Open', false],
    ['Submitted', false],
    ['signature', true],
    ['paid out', true],
    ['Rejected', false],
  ])('at %s: %s', (status, expected) => {
    expect(hasLoanContract(status, flow)).toBe(expected);
  });

  it('not where nothing is signed', () => {
    expect(hasLoanContract('Open', ['Open'])).toBe(false);
  });
});
