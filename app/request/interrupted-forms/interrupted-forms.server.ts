export { endExpiredSession } from './expired-session.server';
export { applicationWithLostResponse, logInRestoringWork, logOutKeepingWork } from './set-aside-work';
export {
  forgetTypedForm,
  keepFormForLogin,
  keepTypedForm,
  restoreTypedForm,
  toTypedForm,
} from './typed-form.server';
export { readUnsentForm, storeOutagePage } from './unsent-form.server';
