import { openAsCustomer, openTab, openTaskPage, type ScreenPath, withSituation } from './screen-path';

const createListPath = (situation: string): ScreenPath =>
  withSituation(situation, async (world) => {
    await openAsCustomer(situation, '/dashboard/applications')(world);
    await (await world.applications()).expectShown();
  });

const createContactDataPath = (situation: string): ScreenPath =>
  withSituation(situation, async (world) => {
    await openTab(situation, '?appointment')(world);
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
  'the empty list': createListPath('empty'),
  'the list': createListPath('demo'),
  'the failed list': openAsCustomer('failure-list', '/dashboard/applications'),
  'the failed application': openTab('failure-application', ''),
  'the unknown application': openAsCustomer('empty', '/dashboard/applications/nobody'),

  'the overview': openTab('pending-everything', ''),
  'the submission': openTab('ready-to-submit', '?submit'),
  'the appointment': openTab('first-application', '?appointment'),
  'the contact data of the appointment': createContactDataPath('first-application'),
  'the booked appointment': openTab('appointment-booked', ''),
  'the bank account': openTab('pending-bank', '?edit=bank'),
  'the tax number': openTab('pending-tax-number', '?edit=tax-number'),
  'the details of a practice': openTab('medical-application', '?edit=custom-application', 'medic'),
  'the company of a practice': openTab('medical-application', '?edit=custom-company', 'medic'),

  'the guided bank account': openTab('pending-everything', 'complete/bank'),
  'the guided representatives': openTab('pending-everything', 'complete/people'),
  'the guided documents': openTab('pending-everything', 'complete/documents'),
  'the guided other information': openTab('pending-everything', 'complete/other'),
  'the guided factoring details': openTab('pending-factoring', 'complete/factoring'),
  'the guided objects': openTab('pending-everything', 'complete/objects'),
  'the end of the guided completion': openTab('ready-to-submit', 'complete/ready'),
  'the confirmation of all signatures': openTab('signing-done', 'receipt'),

  'the representatives': openTab('representatives-incomplete', 'representatives'),
  'the new representative': openTab('representatives', 'representatives?add'),
  'the form of a representative': openTaskPage('representatives', 'representatives?edit='),
  'the removal of a representative': openTaskPage('representatives', 'representatives?delete='),
  'the help with representatives': openTab('representatives', 'representatives?help'),

  'the documents': openTab('documents', 'documents'),
  'the documents to print': openTab('documents', 'documents/checklist'),
  'the link for a phone': openTab('documents', 'documents/phone'),
  'the documents of a complete application': openTab('ready-to-submit', 'documents'),
  'the preview of a document': openTaskPage('documents-own', 'documents?preview='),
  'the removal of a document': openTaskPage('documents-own', 'documents?delete='),
  'the change of the base year': openTab('documents-own', 'documents?baseYear=2022'),

  'the objects': openTab('object-financing', 'objects'),
  'the form of an object': openTab('object-financing', 'objects?add'),
  'the change of an object': openTaskPage('object-financing', 'objects?edit='),
  'the copy of an object': openTaskPage('object-financing', 'objects?copy='),
  'the removal of an object': openTaskPage('object-financing', 'objects?delete='),

  'the factoring details': openTab('factoring-complete', 'factoring'),
  'the financials': openTab('factoring-complete', 'factoring?edit=financials'),
  'the invoices': openTab('factoring-complete', 'factoring?edit=invoices'),
  'the risk protection': openTab('factoring-complete', 'factoring?edit=risk_protection'),
  'the new debtor': openTab('factoring-insurable', 'factoring?add'),
  'the new company': openTab('factoring-insurable', 'factoring?company'),
  'the sales of a debtor': openTaskPage('factoring-insurable', 'factoring?debtor='),
  'the removal of a debtor': openTaskPage('factoring-insurable', 'factoring?delete='),

  'the signatures': openTab('signing', 'signatures'),
  'the terms': openTab('signing-terms', 'signatures'),
  'the papers': openTab('signing-documents', 'signatures'),
  'the online signature of a paper': openTaskPage('signing-online', 'signatures?sign='),
  'the upload of a signed paper': openTaskPage('signing-documents', 'signatures?upload='),
};
