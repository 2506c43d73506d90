import { APPOINTMENT_QUERY } from '~/dashboard/appointments/urls';
import { createTaskUrls, tabPath } from '~/dashboard/rules/tabs';

export const receiptPath = (applicationId: string) => `${tabPath(applicationId, 'overview')}/receipt`;

export const overviewTaskUrls = createTaskUrls('overview', {
  submit: '?submit',
  appointment: APPOINTMENT_QUERY,
  bank: '?edit=bank',
  'tax-number': '?edit=tax-number',
  'custom-application': '?edit=custom-application',
  'custom-company': '?edit=custom-company',
});

export const SUBMIT_FORM_ID = 'submit-application';
export const BANK_FORM_ID = 'edit-bank';
export const TAX_NUMBER_FORM_ID = 'edit-tax-number';
export const CUSTOM_FORM_ID = 'edit-custom';

export const CHECKLIST_ID = 'tasks';

export const CHANGE_INTENT = 'change';
export const SAVE_INTENT = 'save';

/** No configured field has this name. */
export const VERSION_FIELD = '_shown';
