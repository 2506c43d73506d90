import { type Language, LOAN_TYPES, type LoanType } from 'contracts/api/enumerations';

const LOAN_TYPE_WORDS: Readonly<Record<LoanType, Readonly<Record<Language, string>>>> = {
  working_capital: {
    de: 'Betriebsmittel',
    en: 'Working capital',
    fr: 'Fonds de roulement',
    pl: 'Kapitał obrotowy',
  },
  general_liquidity: {
    de: 'Allgemeine Liquidität',
    en: 'General liquidity',
    fr: 'Trésorerie',
    pl: 'Płynność finansowa',
  },
  material_financing: {
    de: 'Material',
    en: 'Materials',
    fr: 'Matières et marchandises',
    pl: 'Materiały i\u00a0towary',
  },
  object_financing: {
    de: 'Maschinen und Fahrzeuge',
    en: 'Machinery and vehicles',
    fr: 'Machines et véhicules',
    pl: 'Maszyny i\u00a0pojazdy',
  },
  project_financing: { de: 'Projekt', en: 'Project', fr: 'Projet', pl: 'Projekt inwestycyjny' },
  real_estate: { de: 'Immobilie', en: 'Property', fr: 'Immobilier', pl: 'Nieruchomość' },
  structured_finance: {
    de: 'Strukturierte Finanzierung, M&A',
    en: 'Structured finance, M&A',
    fr: 'Financement structuré, M&A',
    pl: 'Finansowanie strukturyzowane, M&A',
  },
  tlb: {
    de: 'Endfälliges Darlehen',
    en: 'Bullet loan',
    fr: 'Prêt in fine',
    pl: 'Pożyczka spłacana jednorazowo',
  },
  whitelabel_liquidity: {
    de: 'Liquiditätskredit',
    en: 'Liquidity loan',
    fr: 'Crédit de trésorerie',
    pl: 'Kredyt płynnościowy',
  },
  bike_leasing: {
    de: 'Dienstrad-Leasing',
    en: 'Company bike leasing',
    fr: 'Leasing de vélos de fonction',
    pl: 'Leasing rowerów służbowych',
  },
  factoring: { de: 'Factoring', en: 'Factoring', fr: 'Affacturage', pl: 'Faktoring' },
  other: { de: 'Sonstiges', en: 'Other', fr: 'Autre', pl: 'Inne' },
};

export function loanTypeLabel(type: string, language: Language): string {
  const known = LOAN_TYPES.find((each) => each === type);
  return known ? LOAN_TYPE_WORDS[known][language] : type;
}
