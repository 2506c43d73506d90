import type { WizardConfig } from '~/domain/wizard-config';

export const WIZARD_CONFIG: WizardConfig = {
  loanTypes: ['working_capital', 'tlb', 'factoring'],
  purposes: ['operating_expenses', 'other'],
  currencies: ['EUR', 'CHF'],
  currency: 'EUR',
  countries: ['DE', 'CH'],
  country: 'DE',
  companyTypes: { DE: ['GMBH', 'EK'], CH: ['CH_AG', 'CH_GMBH'] },
  companyType: null,
  customAmounts: false,
  registerNumber: true,
  partnerTerms: false,
  offer: true,
};
