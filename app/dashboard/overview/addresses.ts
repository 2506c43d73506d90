import { taskAddresses } from '~/dashboard/task-address';

/** What the overview can be asked for: to submit, to talk, or to change one of its cards. */
export const overviewAddresses = taskAddresses('overview', {
  submit: '?submit',
  appointment: '?appointment',
  bank: '?edit=bank',
  'tax-number': '?edit=tax-number',
  'custom-application': '?edit=custom-application',
  'custom-company': '?edit=custom-company',
});

export const SUBMIT_FORM = 'submit-application';
export const BANK_FORM = 'edit-bank';
export const TAX_NUMBER_FORM = 'edit-tax-number';
export const CUSTOM_FORM = 'edit-custom';

/** Id of the checklist's heading. */
export const CHECKLIST = 'tasks';

/** Intents of the bank's form: after the account was shown once more, back to it, or save it. */
export const CHANGE = 'change';
export const SAVE = 'save';

/** The hidden field that says which stored values a form was made for. No configured field has such a name. */
export const SHOWN = '_shown';
