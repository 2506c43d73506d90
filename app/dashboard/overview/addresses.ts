import { APPOINTMENT } from '~/dashboard/appointments/addresses';
import { tabPath, taskAddresses } from '~/dashboard/rules/tabs';

export const receiptPath = (applicationId: string) => `${tabPath(applicationId, 'overview')}/receipt`;

export const overviewAddresses = taskAddresses('overview', {
  submit: '?submit',
  appointment: APPOINTMENT,
  bank: '?edit=bank',
  'tax-number': '?edit=tax-number',
  'custom-application': '?edit=custom-application',
  'custom-company': '?edit=custom-company',
});

export const SUBMIT_FORM = 'submit-application';
export const BANK_FORM = 'edit-bank';
export const TAX_NUMBER_FORM = 'edit-tax-number';
export const CUSTOM_FORM = 'edit-custom';

export const CHECKLIST = 'tasks';

export const CHANGE = 'change';
export const SAVE = 'save';

/** No configured field has this name. */
export const VERSION_FIELD = '_shown';
