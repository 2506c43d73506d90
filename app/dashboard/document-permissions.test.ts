import { describe, expect, it } from 'vitest';
import { documentPermissions, isLenders } from './document-permissions';

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
