import type { DocumentRow } from '../document-rows';
import type { ApplicationRow } from '../rows';
import { createTextPdf } from './pdf';

export const PLAIN_TEXT_TYPE = 'text/plain';

export function createSampleFile(row: Omit<DocumentRow, 'size'>): Buffer {
  const { name, type, contentType, asOfDate, createdAt } = row;
  const lines = [
    'Simulated document without legal effect.',
    '',
    `Type: ${type}`,
    `Created: ${createdAt.slice(0, 10)}`,
    ...(asOfDate === null ? [] : [`As of: ${asOfDate}`]),
  ];
  return contentType === PLAIN_TEXT_TYPE
    ? Buffer.from([name, '', ...lines, ''].join('\n'))
    : createTextPdf(name, lines);
}

export function createLoanContractPdf({ facts }: ApplicationRow): Buffer {
  const amount = facts.loanSize ?? facts.factoring_limit ?? 0;
  return createTextPdf(`Loan contract ${facts.shortApplicationId}`, [
    'Simulated document without legal effect.',
    '',
    `Borrower: ${facts.companyName}`,
    [facts.street, facts.houseNumber].filter(Boolean).join(' '),
    [facts.companyPostCode, facts.companyLocation, facts.companyCountry].filter(Boolean).join(' '),
    '',
    `Amount: ${amount.toLocaleString('en')} ${facts.currency}`,
    ...(facts.loanDuration === null ? [] : [`Term: ${facts.loanDuration} months`]),
    ...(facts.bankName && facts.iban ? [`Payout to: ${facts.iban}, ${facts.bankName}`] : []),
  ]);
}
