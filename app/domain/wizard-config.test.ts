import { describe, expect, it } from 'vitest';
import { createWizardConfig, findMissingOptionLists, type WizardSource } from './wizard-config';

const source: WizardSource = {
  loanTypes: ['tlb', 'factoring', 'tlb', 'time_travel'],
  purposes: ['other', 'wishes'],
  entitlements: [],
  currencies: { supported: ['CHF', 'XAU'], default: 'CHF' },
  countries: { supported: ['CH', 'DE'], default: 'DE' },
  companyTypesByCountry: { CH: ['CH_AG', 'CH_GMBH'], DE: ['AG', 'GMBH'] },
  companyTypes: { supported: ['GMBH', 'CH_AG', 'UG'], default: 'GMBH' },
  hiddenItems: [],
  partnerTermsRequired: false,
  showIndicativeOffer: true,
};

describe("createWizardConfig (settings of the partner's wizard)", () => {
  it('CLA-02, SHELL-21: keeps known values in the configured order', () => {
    const config = createWizardConfig(source);
    expect(config.loanTypes).toEqual(['tlb', 'factoring']);
    expect(config.purposes).toEqual(['other']);
    expect(config.currencies).toEqual(['CHF']);
    expect(config.countries).toEqual(['CH', 'DE']);
    expect(config.country).toBe('DE');
    expect(config.companyTypes.CH).toEqual(['CH_AG']);
    expect(config.companyTypes.DE).toEqual(['GMBH']);
    expect(config.companyType).toBe('GMBH');
  });

  it('SHELL-21, SHELL-27: replaces missing settings by defaults', () => {
    const config = createWizardConfig({
      ...source,
      loanTypes: [],
      currencies: { supported: [], default: 'XAU' },
      countries: { supported: [], default: 'DE' },
    });
    expect(config.loanTypes).toEqual(['general_liquidity']);
    expect(config.currency).toBe('EUR');
    expect(config.currencies).toEqual(['EUR']);
    expect(config.countries).toEqual(['DE']);
  });

  it.each([
    [{}, []],
    [{ countries: { supported: [], default: 'DE' } }, ['countries']],
    [{ purposes: ['wishes'] }, ['loan purposes']],
    [{ purposes: [], loanTypes: ['factoring'] }, []],
    [{ companyTypes: { supported: null, default: null } }, []],
    [{ companyTypes: { supported: ['CH_GMBH'], default: null } }, ['company types of DE']],
    [{ companyTypes: { supported: [], default: null } }, ['company types of CH', 'company types of DE']],
    [{ companyTypesByCountry: { CH: ['CH_AG'] } }, ['company types of DE']],
    [
      { companyTypesByCountry: {}, companyTypes: { supported: null, default: null } },
      ['company types of CH', 'company types of DE'],
    ],
  ])(
    'DYN-11, SHELL-21, D-78, D-97: findMissingOptionLists reports for %o the missing lists %o',
    (change, missing) => {
      expect(findMissingOptionLists({ ...source, ...change })).toEqual(missing);
    },
  );

  it('CLA-05, D-54: allows custom amounts by entitlement, and hides the register number if the credit check is hidden', () => {
    expect(createWizardConfig(source)).toMatchObject({ customAmounts: false, registerNumber: true });
    expect(
      createWizardConfig({
        ...source,
        entitlements: ['CustomizedApplicationAmounts'],
        hiddenItems: ['credit_check'],
      }),
    ).toMatchObject({ customAmounts: true, registerNumber: false });
  });
});
