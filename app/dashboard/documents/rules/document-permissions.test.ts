import { describe, expect, it } from 'vitest';
import { isLenderDocument } from '~/dashboard/rules/permissions';
import { documentPermissionsOf, filePermissionsOf } from './document-permissions';

const ALL = { canUpload: true, canDelete: true, canChangeClientVisibility: true };

describe('DOC-06 D-66 documentPermissionsOf (actions on all documents)', () => {
  it.each([
    [{ status: 'Open', ...ALL }, 'upload remove changeVisibility changeBaseYear'],
    [{ status: 'open', ...ALL, canDelete: false }, 'upload changeVisibility'],
    [{ status: 'Open', ...ALL, canUpload: false }, 'remove changeVisibility'],
    [{ status: 'Submitted', ...ALL }, 'upload changeVisibility'],
    [{ status: 'Signature', canUpload: true }, 'upload'],
    [{ status: 'Open' }, ''],
  ])('grants for the application %j the actions %j', (application, expectedActions) => {
    const permissions = Object.entries(documentPermissionsOf(application));
    expect(permissions.flatMap(([name, has]) => (has ? name : [])).join(' ')).toBe(expectedActions);
  });

  it.each([
    ['offer_file', [], true],
    ['brokerage_contract', [{ document_type: 'brokerage_contract' }], false],
    ['other', [], false],
  ])('isLenderDocument for type %s and the requested types %j returns %s', (type, asksFor, expected) => {
    expect(isLenderDocument(type, asksFor)).toBe(expected);
  });
});

describe('DOC-06 DOC-09 filePermissionsOf (actions on one document)', () => {
  const all = documentPermissionsOf({ status: 'Open', ...ALL });
  const noPermissions = documentPermissionsOf({ status: 'Open' });
  const asksFor = [{ document_type: 'brokerage_contract' }];

  it.each([
    ['other', true, 'not_infected', all, 'download remove changeVisibility'],
    ['other', true, 'scanning', all, 'remove'],
    ['other', true, 'infected', all, 'remove'],
    ['other', false, 'not_started', all, 'remove'],
    ['other', null, 'not_started', all, 'remove'],
    ['offer_file', true, 'not_infected', all, 'download'],
    ['brokerage_contract', true, 'not_infected', all, 'download remove changeVisibility'],
    ['other', true, 'not_infected', noPermissions, 'download'],
  ])(
    'grants for type %s, uploaded %s and scan status %s the actions $4',
    (document_type, is_upload_successful, virus_scan_status, permissions, expectedActions) => {
      const document = { document_type, is_upload_successful, virus_scan_status };
      const actionsOnOwnFile = Object.entries(filePermissionsOf(document, permissions, asksFor));
      expect(actionsOnOwnFile.flatMap(([name, has]) => (has ? name : [])).join(' ')).toBe(expectedActions);
    },
  );
});
