import { findCountLosses, type Journey, type JourneyStep, loginStep } from '../journey';
import { createPdf } from './pdf';

const FILES = [
  ['tax_assessment_notice', 'Steuerbescheid.pdf'],
  ['supplier_invoice', 'Rechnung.pdf'],
  ['other', 'Sonstiges.pdf'],
] as const;

export const uploadJourney: Journey = {
  name: 'upload',
  scenario: 'ready-to-submit',
  steps: [
    loginStep,
    ...FILES.map(
      ([type, name]): JourneyStep => ({
        name: `document ${type}`,
        page: '/dashboard/applications/:id/documents',
        form: `form[enctype="multipart/form-data"]:has(input[name="type"][value="${type}"])`,
        values: () => ({}),
        file: { field: 'file', name, bytes: createPdf(3 * 1024) },
        isDone: ({ documents }) =>
          documents.some((document) => document.name === name && document.confirmedAt),
      }),
    ),
  ],
  losses: ({ documents }) =>
    FILES.flatMap(([, name]) =>
      findCountLosses(
        name,
        documents.filter((document) => document.name === name && document.confirmedAt).length,
      ),
    ),
};
