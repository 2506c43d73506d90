import { taskAddresses } from '~/dashboard/rules/tabs';

/** SIGN-06 */
export const signingAddresses = taskAddresses('signatures', {
  signPaper: '?sign=',
  uploadPaper: '?upload=',
});

export const SIGN_PAPER_FORM = 'signPaper';
export const UPLOAD_PAPER_FORM = 'uploadPaper';

export const TAX_NUMBER_FORM = 'taxNumber';
export const IDENTIFICATION_FORM = 'identify';
export const TERMS_FORM = 'sign';
