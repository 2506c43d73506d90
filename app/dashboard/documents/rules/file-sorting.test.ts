import { describe, expect, it } from 'vitest';
import { sortFiles } from './file-sorting';

const today = '2026-11-20';
const DATED_TYPES = ['bwa_susa', 'debt_ledger'];
const REQUESTED_TYPES = [
  'annual_statement_2024',
  'annual_statement_2023',
  'income_expense_statement_2023',
  'bwa_susa',
  'debt_ledger',
  'bank_statement',
  'interim_statement',
  'business_plan',
  'investment_and_cost_plan',
  'tax_assessment_notice',
  'debtor_list',
  'open_receivables_and_payables',
  'supplier_invoice',
  'statement_of_assets',
  'signed_cv',
  'licence_to_practise',
  'specialist_certification',
  'draft_takeover_or_cooperation_agreement',
  'gdpr_consent',
  'other',
];
const toRequestedTypes = (types: readonly string[]) =>
  types.map((type) => ({ type, needsDate: DATED_TYPES.includes(type) }));
const sorted = (name: string, types: readonly string[] = REQUESTED_TYPES, day = today) =>
  sortFiles([name], toRequestedTypes(types), day)[0];

type Row = [name: string, type: string | null, asOfDate: string | null, doubt: string | null];

const GERMAN_NAMES: Row[] = [
  ['BWA_09-2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['SUSA Sept 26.pdf', 'bwa_susa', '2026-09-30', 'guess'],
  ['BWA und SuSa Oktober 2026.pdf', 'bwa_susa', '2026-10-31', null],
  ['BWASuSa_2026-10.pdf', 'bwa_susa', '2026-10-31', null],
  ['Summen- und Saldenliste 31.10.2026.xlsx', 'bwa_susa', '2026-10-31', null],
  ['bwa_mrz_26.pdf', 'bwa_susa', '2026-03-31', 'guess'],
  ['BWA Q3 2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['BWA 3. Quartal 2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['BWA 01.01.2026 - 30.09.2026.pdf', 'bwa_susa', '2026-09-30', 'guess'],
  ['BWA_0926.pdf', 'bwa_susa', '2026-09-30', 'guess'],
  ['BWA neu.pdf', 'bwa_susa', null, 'noDate'],
  ['BWA_12-2026.pdf', 'bwa_susa', null, 'futureDate'],
  ['Jahresabschluss 2024 final (2).pdf', 'annual_statement_2024', null, null],
  ['JA_2024_Metallbau.pdf', 'annual_statement_2024', null, null],
  ['JA 23.pdf', 'annual_statement_2023', null, 'guess'],
  ['Jahresabschlüsse 2023 und 2024.pdf', null, null, 'twoTypes'],
  ['Jahresabschlüsse.pdf', null, null, 'twoTypes'],
  ['Bilanz zum 31.12.2024 (unterschrieben).pdf', 'annual_statement_2024', null, null],
  ['Bilanz2023Final.PDF', 'annual_statement_2023', null, null],
  ['Jahresabschluss 2019.pdf', null, null, 'noType'],
  ['EÜR 2023.pdf', 'income_expense_statement_2023', null, null],
  ['Bankenspiegel_20261115.xlsx', 'debt_ledger', '2026-11-15', null],
  ['Bankenspiegel neu.xlsx', 'debt_ledger', null, 'noDate'],
  ['Darlehensspiegel Stand 13.11.26.pdf', 'debt_ledger', '2026-11-13', 'guess'],
  ['Kontoauszug_Januar.pdf', 'bank_statement', null, null],
  ['Kontoauszüge 08-10 2026.pdf', 'bank_statement', null, null],
  ['OPOS_Deb_0226.pdf', 'debtor_list', null, 'guess'],
  ['OPOS Debitoren und Kreditoren.pdf', 'open_receivables_and_payables', null, null],
  ['Debitorenliste 10.2026.csv', 'debtor_list', null, null],
  ['Gewerbesteuerbescheid 2023.pdf', 'tax_assessment_notice', null, null],
  ['ESt-Bescheid 2023.pdf', 'tax_assessment_notice', null, null],
  ['Zwischenbilanz 30.06.2026.pdf', 'interim_statement', null, null],
  ['Businessplan Praxis v3.docx', 'business_plan', null, null],
  ['Investitions- und Kostenplan.xlsx', 'investment_and_cost_plan', null, null],
  ['Angebot Laser Trumpf.pdf', 'supplier_invoice', null, 'guess'],
  ['Selbstauskunft Brandt.pdf', 'statement_of_assets', null, null],
  ['Lebenslauf Dr. Brandt unterschrieben.pdf', 'signed_cv', null, null],
  ['Approbationsurkunde.pdf', 'licence_to_practise', null, null],
  ['Facharzturkunde Innere.pdf', 'specialist_certification', null, null],
  ['Praxisübernahmevertrag Entwurf.pdf', 'draft_takeover_or_cooperation_agreement', null, null],
  ['Scan_0031.pdf', null, null, 'noType'],
  ['IMG_2043.jpg', null, null, 'noType'],
  ['Dokument1.pdf', null, null, 'noType'],
];

const ENGLISH_NAMES: Row[] = [
  ['Annual accounts 2024.pdf', 'annual_statement_2024', null, null],
  ['Balance Sheet FY2023.pdf', 'annual_statement_2023', null, null],
  ['financial_statements_2024_v2.pdf', 'annual_statement_2024', null, null],
  ['Management accounts September 2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['trial-balance-2026-09-30.xlsx', 'bwa_susa', '2026-09-30', null],
  ['Debt ledger 14 Nov 2026.pdf', 'debt_ledger', '2026-11-14', null],
  ['Debt schedule November 14, 2026.pdf', 'debt_ledger', '2026-11-14', null],
  ['Bank statement Aug 2026.pdf', 'bank_statement', null, null],
  ['Aged debtors.xlsx', 'debtor_list', null, null],
  ['Tax assessment 2023.pdf', 'tax_assessment_notice', null, null],
  ['Business_Plan_2027.pdf', 'business_plan', null, null],
  ['CV_Smith_signed.pdf', 'signed_cv', null, null],
  ['Interim accounts H1.pdf', 'interim_statement', null, null],
  ['scan 12.pdf', null, null, 'noType'],
];

const FRENCH_NAMES: Row[] = [
  ['Bilan_2023.pdf', 'annual_statement_2023', null, null],
  ['Comptes annuels 2024 signés.pdf', 'annual_statement_2024', null, null],
  ['liasse fiscale 2023.pdf', 'annual_statement_2023', null, null],
  ['Balance générale septembre 2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['Situation comptable au 30-09-2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['Balance générale 3e trimestre 2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['Tableau des emprunts 15 nov. 2026.pdf', 'debt_ledger', '2026-11-15', null],
  ['État des engagements bancaires 10_11_2026.pdf', 'debt_ledger', '2026-11-10', null],
  ['Relevé de compte octobre.pdf', 'bank_statement', null, null],
  ['Relevés bancaires.pdf', 'bank_statement', null, null],
  ["Avis d'imposition 2023.pdf", 'tax_assessment_notice', null, null],
  ['Devis machine.pdf', 'supplier_invoice', null, 'guess'],
  ['Déclaration de patrimoine.pdf', 'statement_of_assets', null, null],
  ['bilan intermédiaire juin 2026.pdf', 'interim_statement', null, null],
  ['photo.jpg', null, null, 'noType'],
];

const POLISH: Row[] = [
  ['sprawozdanie finansowe 2024.pdf', 'annual_statement_2024', null, null],
  ['Bilans 2023.pdf', 'annual_statement_2023', null, null],
  ['Zestawienie obrotów i sald wrzesień 2026.xlsx', 'bwa_susa', '2026-09-30', null],
  ['ZOiS_09.2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['ZOiS III kwartał 2026.pdf', 'bwa_susa', '2026-09-30', null],
  ['KPiR 2023.pdf', 'income_expense_statement_2023', null, null],
  ['zestawienie zadłużenia 14 listopada 2026.pdf', 'debt_ledger', '2026-11-14', null],
  ['Wykaz kredytów.pdf', 'debt_ledger', null, 'noDate'],
  ['wyciąg bankowy sierpień.pdf', 'bank_statement', null, null],
  ['Wyciągi z konta.pdf', 'bank_statement', null, null],
  ['Lista dłużników.xlsx', 'debtor_list', null, null],
  ['Oświadczenie majątkowe.pdf', 'statement_of_assets', null, null],
  ['decyzja podatkowa 2023.pdf', 'tax_assessment_notice', null, null],
  ['Biznesplan.pdf', 'business_plan', null, null],
  ['zdjęcie (3).png', null, null, 'noType'],
];

describe('DOC-01 sortFiles (document type and date from a file name)', () => {
  it.each([...GERMAN_NAMES, ...ENGLISH_NAMES, ...FRENCH_NAMES, ...POLISH])(
    'the file %j has the type %s, the as-of date %s and the reason to ask the user %s',
    (name, type, asOfDate, doubt) => {
      expect(sorted(name)).toMatchObject({ type, asOfDate, doubt });
    },
  );

  it('matches file names in which a Mac has stored accents as separate characters', () => {
    expect(sorted('EÜR 2023.pdf'.normalize('NFD'))).toMatchObject({ type: 'income_expense_statement_2023' });
  });

  it('lists the document types that a file name fits, and none for a name that fits no type', () => {
    expect(sorted('Jahresabschlüsse 2023 und 2024.pdf')?.candidates).toEqual([
      'annual_statement_2024',
      'annual_statement_2023',
    ]);
    expect(sorted('Bilanz und Kontoauszug 2023.pdf')).toMatchObject({
      type: null,
      candidates: ['annual_statement_2023', 'bank_statement'],
      doubt: 'twoTypes',
    });
    expect(sorted('IMG_2043.jpg')?.candidates).toEqual([]);
  });

  it.each([
    ['BWA 10-2026.pdf', ['bwa', 'susa'], 'bwa', null],
    ['BWA mit SuSa 10-2026.pdf', ['bwa', 'susa'], null, 'twoTypes'],
    ['Jahresabschluss.pdf', ['annual_statement_2024'], 'annual_statement_2024', 'guess'],
    ['Jahresabschluss 2025.pdf', ['annual_statement', 'annual_statement_2024'], 'annual_statement', null],
    ['Bankenspiegel.pdf', ['debt_registry'], 'debt_registry', null],
    ['Rechnung 4711.pdf', ['invoice_samples', 'supplier_invoice'], null, 'twoTypes'],
    ['Bürgschaft unterschrieben.pdf', ['signed_guarantor_contract'], 'signed_guarantor_contract', null],
    ['Kontoauszug.pdf', ['other'], null, 'noType'],
    ['toString.pdf', ['other'], null, 'noType'],
  ])(
    'the file %j is sorted as one of the requested types %j: %s, reason to ask the user: %s',
    (name, types, type, doubt) => {
      expect(sorted(name, types)).toMatchObject({ type, doubt });
    },
  );

  it('never suggests a future as-of date, not even the last day of the current month', () => {
    expect(sorted('BWA November 2026.pdf')).toMatchObject({ asOfDate: null, doubt: 'futureDate' });
    expect(sorted('BWA November 2026.pdf', REQUESTED_TYPES, '2026-11-30')).toMatchObject({
      asOfDate: '2026-11-30',
    });
    expect(sorted('Bankenspiegel 2027-01-01.pdf')).toMatchObject({ asOfDate: null, doubt: 'futureDate' });
  });

  it('finds no date in a file name with two dates that are no period', () => {
    expect(sorted('Bankenspiegel 12.11.2026 erstellt 14.11.2026.pdf')).toMatchObject({
      asOfDate: null,
      doubt: 'noDate',
    });
  });

  it('finds no date in a file name with an impossible date', () => {
    expect(sorted('BWA 31.02.2026.pdf')?.asOfDate).toBeNull();
    expect(sorted('BWA 13-2026.pdf')?.asOfDate).toBeNull();
  });

  it('marks two files for one document type as doubtful, unless the type usually has several files', () => {
    const doubts = (names: string[]) =>
      sortFiles(names, toRequestedTypes(REQUESTED_TYPES), today).map(({ type, doubt }) => [type, doubt]);
    expect(doubts(['Bilanz 2023.pdf', 'JA 2023.pdf', 'BWA 09-2026.pdf'])).toEqual([
      ['annual_statement_2023', 'sameType'],
      ['annual_statement_2023', 'sameType'],
      ['bwa_susa', null],
    ]);
    expect(doubts(['BWA 09-2026.pdf', 'BWA 10-2026.pdf'])).toEqual([
      ['bwa_susa', null],
      ['bwa_susa', null],
    ]);
    expect(doubts(['Kontoauszug Juli.pdf', 'Kontoauszug August.pdf'])).toEqual([
      ['bank_statement', null],
      ['bank_statement', null],
    ]);
  });

  it('returns one result for each of 40 files, in the order of the files', () => {
    const names = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? `IMG_${2000 + index}.jpg` : `Kontoauszug ${index}.pdf`,
    );
    const all = sortFiles(names, toRequestedTypes(REQUESTED_TYPES), today);
    expect(all).toHaveLength(40);
    expect(all.filter(({ type }) => type === 'bank_statement')).toHaveLength(20);
    expect(all[1]?.type).toBe('bank_statement');
  });

  it('sorts a long hostile file name within milliseconds', () => {
    const cpuBefore = process.cpuUsage();
    sorted(`${'1 '.repeat(50_000)}bwa${' 01'.repeat(50_000)}.pdf`);
    expect(process.cpuUsage(cpuBefore).user).toBeLessThan(200_000);
  });
});
