import { z } from 'zod';
import { defineCall } from './call';
import { LANGUAGES } from './enumerations';
import { createOpenEnum, emailAddress, identifier } from './values';

/** Specification 1, section 3. */
export const userProfile = z.object({
  user_id: identifier,
  email: emailAddress,
  emailVerified: z.boolean(),
  is_email_confirmed: z.boolean(),
  interface_language: createOpenEnum(LANGUAGES),
  communication_language: createOpenEnum(LANGUAGES),
  region: z.string().nullish(),
});
export type UserProfile = z.infer<typeof userProfile>;

export const getProfile = defineCall({
  name: 'getProfile',
  summary: 'The profile of the logged-in user',
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  response: userProfile,
});

export const updateProfile = defineCall({
  name: 'updateProfile',
  summary: 'Stores the interface language of a verified user (SHELL-24)',
  method: 'PATCH',
  path: '/user/profile/:userId',
  access: 'user',
  params: z.strictObject({ userId: z.string() }),
  body: z.strictObject({ interface_language: z.enum(LANGUAGES) }),
  response: userProfile,
  errors: ['err_language_not_supported', 'err_entity_not_found'],
});
