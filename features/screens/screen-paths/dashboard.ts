import { asCustomer, inTab, inTaskPage, type ScreenPath, withSituation } from './screen-path';

const listScreen = (situation: string): ScreenPath =>
  withSituation(situation, async (world) => {
    await asCustomer(situation, '/dashboard/applications')(world);
    await (await world.applications()).expectShown();
  });

const contactDataScreen = (situation: string): ScreenPath =>
  withSituation(situation, async (world) => {
    await inTab(situation, '?appointment')(world);
    const form = await world.form();
    await form.answer('meeting type', 'telephone');
    for (const detail of ['day', 'time of day'] as const) {
      const [first = ''] = await form.options(detail);
      await form.answer(detail, first);
    }
    await (await world.actions()).press({ action: 'go on to my contact data' });
    await form.controls('contact phone').waitFor();
  });

export const DASHBOARD_SCREENS: Record<string, ScreenPath> = {
  'the empty list': listScreen('empty'),
  'the list': listScreen('demo'),
  'the failed list': asCustomer('failure-list', '/dashboard/applications'),
  'the failed application': inTab('failure-application', ''),
  'the unknown application': asCustomer('empty', '/dashboard/applications/nobody'),

  'the overview': inTab('pending-everything', ''),
  'the submission': inTab('ready-to-submit', '?submit'),
  'the appointment': inTab('first-application', '?appointment'),
  'the contact data of the appointment': contactDataScreen('first-application'),
  'the booked appointment': inTab('appointment-booked', ''),
  'the bank account': inTab('pending-bank', '?edit=bank'),
  'the tax number': inTab('pending-tax-number', '?edit=tax-number'),
  'the details of a practice': inTab('medical-application', '?edit=custom-application', 'medic'),
  'the company of a practice': inTab('medical-application', '?edit=custom-company', 'medic'),

  'the guided bank account': inTab('pending-everything', 'complete/bank'),
  'the guided representatives': inTab('pending-everything', 'complete/people'),
  'the guided documents': inTab('pending-everything', 'complete/documents'),
  'the guided other information': inTab('pending-everything', 'complete/other'),
  'the guided factoring details': inTab('pending-factoring', 'complete/factoring'),
  'the guided objects': inTab('pending-everything', 'complete/objects'),
  'the end of the guided completion': inTab('ready-to-submit', 'complete/ready'),
  'the confirmation of all signatures': inTab('signing-done', 'receipt'),

  'the representatives': inTab('representatives-incomplete', 'representatives'),
  'the new representative': inTab('representatives', 'representatives?add'),
  'the form of a representative': inTaskPage('representatives', 'representatives?edit='),
  'the removal of a representative': inTaskPage('representatives', 'representatives?delete='),
  'the help with representatives': inTab('representatives', 'representatives?help'),

  'the documents': inTab('documents', 'documents'),
  'the documents to print': inTab('documents', 'documents/checklist'),
  'the link for a phone': inTab('documents', 'documents/phone'),
  'the documents of a complete application': inTab('ready-to-submit', 'documents'),
  'the preview of a document': inTaskPage('documents-own', 'documents?preview='),
  'the removal of a document': inTaskPage('documents-own', 'documents?delete='),
  'the change of the base year': inTab('documents-own', 'documents?baseYear=2022'),

  'the objects': inTab('object-financing', 'objects'),
  'the form of an object': inTab('object-financing', 'objects?add'),
  'the change of an object': inTaskPage('object-financing', 'objects?edit='),
  'the copy of an object': inTaskPage('object-financing', 'objects?copy='),
  'the removal of an object': inTaskPage('object-financing', 'objects?delete='),

  'the factoring details': inTab('factoring-complete', 'factoring'),
  'the financials': inTab('factoring-complete', 'factoring?edit=financials'),
  'the invoices': inTab('factoring-complete', 'factoring?edit=invoices'),
  'the risk protection': inTab('factoring-complete', 'factoring?edit=risk_protection'),
  'the new debtor': inTab('factoring-insurable', 'factoring?add'),
  'the new company': inTab('factoring-insurable', 'factoring?company'),
  'the sales of a debtor': inTaskPage('factoring-insurable', 'factoring?debtor='),
  'the removal of a debtor': inTaskPage('factoring-insurable', 'factoring?delete='),

  'the signatures': inTab('signing', 'signatures'),
  'the terms': inTab('signing-terms', 'signatures'),
  'the papers': inTab('signing-documents', 'signatures'),
  'the online signature of a paper': inTaskPage('signing-online', 'signatures?sign='),
  'the upload of a signed paper': inTaskPage('signing-documents', 'signatures?upload='),
};
