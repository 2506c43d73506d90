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
} from 'contracts/api/account';
import type { CallInput } from 'contracts/api/call';
import { getProfile, type UserProfile, updateProfile } from 'contracts/api/profile';
import { type ApiClient, acceptEmptyBody } from './client.server';

export type { UserProfile };
export type NewUser = CallInput<typeof register>['body'];
export type InvitationAcceptance = CallInput<typeof acceptInvite>['body'];
export type InterfaceLanguage = CallInput<typeof updateProfile>['body']['interface_language'];

export const account = {
  logIn: (api: ApiClient, email: string, password: string) => api.call(login, { body: { email, password } }),
  logOut: (api: ApiClient, signal?: AbortSignal) => api.call(logout, {}, signal && { signal }),
  register: (api: ApiClient, user: NewUser) => api.call(register, { body: user }),
  requestPasswordReset: (api: ApiClient, email: string) =>
    api.call(requestPasswordReset, { body: { email } }),
  recoverPassword: (api: ApiClient, token: string, password: string) =>
    api.call(recoverPassword, { body: { token, password } }),
  acceptInvite: (api: ApiClient, invite: InvitationAcceptance) => api.call(acceptInvite, { body: invite }),
  confirmEmail: (api: ApiClient, token: string) => api.call(confirmEmail, { params: { token } }),
  resendConfirmation: (api: ApiClient) => api.call(resendConfirmation, {}),
  changePassword: (api: ApiClient, oldPassword: string, newPassword: string) =>
    api.call(changePassword, { body: { old_password: oldPassword, new_password: newPassword } }),
  profile: (api: ApiClient, signal?: AbortSignal) => api.call(getProfile, {}, signal && { signal }),
  storeLanguage: (api: ApiClient, userId: string, language: InterfaceLanguage) =>
    api.call(acceptEmptyBody(updateProfile), {
      params: { userId },
      body: { interface_language: language },
    }),
};
