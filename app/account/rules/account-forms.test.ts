import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import { createRegistrationSchema } from './account-forms';

const ACCOUNT = {
  email: 'Katrin@Brandt.example',
  password: 'Passw0rd!',
  passwordRepeat: 'Passw0rd!',
  acceptedTerms: 'on',
};

const send = (values: Record<string, string>, partnerTerms = false) =>
  submit(createRegistrationSchema({ partnerTerms }, values), values);

describe('createRegistrationSchema', () => {
  it('ACC-02, ACC-03: returns the account with its e-mail address in lower case', () => {
    expect(send(ACCOUNT)).toEqual({
      value: { ...ACCOUNT, email: 'katrin@brandt.example', acceptedTerms: true },
    });
  });

  it('ACC-04: reports a different repeated password even if the password itself is refused', () => {
    expect(send({ ...ACCOUNT, password: 'short' })).toEqual({
      errors: { password: ['passwordTooShort?{"min":8}'], passwordRepeat: ['passwordsDiffer'] },
    });
  });

  it("ACC-05: requires accepted terms, and the partner's own terms if the partner has some", () => {
    const { acceptedTerms: _, ...rest } = ACCOUNT;
    expect(send(rest)).toEqual({ errors: { acceptedTerms: ['termsNotAccepted'] } });
    expect(send(ACCOUNT, true)).toEqual({ errors: { acceptedPartnerTerms: ['partnerTermsNotAccepted'] } });
    expect(send({ ...ACCOUNT, acceptedPartnerTerms: 'on' }, true)).toHaveProperty('value');
  });

  it('ACC-02: reports all missing fields at once', () => {
    expect(send({})).toEqual({
      errors: {
        email: ['required'],
        password: ['required'],
        passwordRepeat: ['required'],
        acceptedTerms: ['termsNotAccepted'],
      },
    });
  });
});
