import { taskAddresses } from '~/dashboard/task-address';

/** The tab's tasks, each about one paper: to sign it online, or to upload its signed copy (SIGN-06). */
export const signingAddresses = taskAddresses('signatures', {
  signPaper: '?sign=',
  uploadPaper: '?upload=',
});

export const SIGN_PAPER_FORM = 'signPaper';
export const UPLOAD_PAPER_FORM = 'uploadPaper';

/** Ids of the steps' forms, each sent along as the form's intent. */
export const TAX_NUMBER_FORM = 'taxNumber';
export const IDENTIFICATION_FORM = 'identify';
export const TERMS_FORM = 'sign';
