import { createTaskUrls } from '~/dashboard/rules/tabs';

export const signingTaskUrls = createTaskUrls('signatures', {
  signPaper: '?sign=',
  uploadPaper: '?upload=',
});

export const SIGN_PAPER_FORM_ID = 'signPaper';
export const UPLOAD_PAPER_FORM_ID = 'uploadPaper';

export const TAX_NUMBER_FORM_ID = 'taxNumber';
export const IDENTIFICATION_FORM_ID = 'identify';
export const TERMS_FORM_ID = 'sign';
