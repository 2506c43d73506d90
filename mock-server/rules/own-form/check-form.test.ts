import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form';

describe('DYN-11 a form of one’s own', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'names a member called %s as what it is: not known',
    (name) => {
      const form: unknown = JSON.parse(JSON.stringify(FLEET_FORM).replace('{', `{"${name}":1,`));
      const { document, findings } = checkForm(form, 'application');
      expect(document).toBeNull();
      expect(findings).toMatchObject([{ path: name, problem: 'unknown_member' }]);
    },
  );
});
