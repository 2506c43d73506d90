import {
  acceptInvite,
  changePassword,
  confirmEmail,
  login,
  logout,
  recoverPassword,
  register,
  requestPasswordReset,
  resendConfirmation,
} from './account';
import {
  changeStatus,
  updateApplication,
  updateBankInfo,
  updateCustomFields,
  validateNextStatus,
} from './application-progress';
import { createApplication, getApplication, listApplications } from './applications';
import { bookAppointment } from './appointments';
import type { Call } from './call';
import { addCompany, searchCompaniesForCover } from './companies';
import { searchCompanies } from './company-search';
import { getConfig, getPartnerConfig } from './configuration';
import {
  confirmUpload,
  createDocument,
  deleteDocument,
  getDownloadUrl,
  getLoanContract,
  listDocuments,
  setDocumentVisibility,
} from './documents';
import { getFieldDefinitions, getUiConfig } from './dynamic-forms';
import {
  addDebtor,
  deleteDebtor,
  listDebtors,
  requestInsuranceCover,
  updateDebtor,
  updateFactoringFinancials,
  updateFactoringInvoices,
  updateFactoringRisk,
} from './factoring';
import {
  addFinanceObject,
  deleteFinanceObject,
  listFinanceObjects,
  replaceFinanceObject,
} from './finance-objects';
import { getProfile, updateProfile } from './profile';
import {
  acceptRequirements,
  addSignatories,
  deleteSignatory,
  getRequirements,
  linkSignedDocument,
  listSignatories,
  startVideoIdent,
  updateSignatory,
} from './signatories';

export const CALLS = {
  login,
  logout,
  register,
  requestPasswordReset,
  recoverPassword,
  acceptInvite,
  confirmEmail,
  resendConfirmation,
  changePassword,
  getProfile,
  updateProfile,
  getConfig,
  getPartnerConfig,
  searchCompanies,
  getFieldDefinitions,
  getUiConfig,
  createApplication,
  listApplications,
  getApplication,
  validateNextStatus,
  changeStatus,
  updateBankInfo,
  updateApplication,
  updateCustomFields,
  listSignatories,
  addSignatories,
  updateSignatory,
  deleteSignatory,
  linkSignedDocument,
  acceptRequirements,
  getRequirements,
  startVideoIdent,
  listDocuments,
  createDocument,
  confirmUpload,
  getDownloadUrl,
  getLoanContract,
  setDocumentVisibility,
  deleteDocument,
  listFinanceObjects,
  addFinanceObject,
  replaceFinanceObject,
  deleteFinanceObject,
  updateFactoringFinancials,
  updateFactoringInvoices,
  updateFactoringRisk,
  listDebtors,
  addDebtor,
  updateDebtor,
  deleteDebtor,
  requestInsuranceCover,
  addCompany,
  searchCompaniesForCover,
  bookAppointment,
} as const satisfies Record<string, Call>;
